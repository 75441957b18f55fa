// Hints: what the server's adviser would do in the place of the seat that is asked, told once and gone with the move.
import { SENTENCES } from './refusals';
import type { HintFrame, View } from '../wire';
import type { Word } from './words';

type Asking = Pick<View, 'seat' | 'ply' | 'actors' | 'sealed'>;

/** Whether a seat is asked the same as before although the game has gone on: others have chosen in the same secret choice. */
export function stillAsked(before: Asking, now: Asking): boolean {
  const { seat } = now;
  const together = before.actors.length > 1 && before.actors.includes(seat) && now.actors.includes(seat);
  return together && before.ply < now.ply && before.sealed.join() === now.sealed.join();
}

export type Hint = Omit<HintFrame, 'type'>;

export class Hints {
  /** Asked for while others play: it is thought of as soon as it is this person's turn. */
  waiting = $state(false);
  thinking = $state(false);
  told = $state.raw<Hint | null>(null);
  failed = $state<Word | ''>('');
  /** After how many seconds it is worth asking again. */
  wait = $state(0);
  /** A question that the server has not answered yet, also when nobody waits for it any more. */
  private pending = false;

  constructor(
    private readonly send: () => boolean,
    /** Whether the seat is asked something now. */
    private readonly asked: () => boolean,
  ) {}

  get open(): boolean {
    return this.waiting || this.thinking || !!this.told || !!this.failed;
  }

  ask(): void {
    this.close();
    this.waiting = !this.asked();
    if (this.waiting) return;
    this.thinking = this.pending || this.send();
    this.pending = this.thinking;
  }

  hear(hint: Hint): void {
    this.pending = false;
    if (!this.thinking) return;
    this.thinking = false;
    if (hint.ideas.length) this.told = hint;
    else this.failed = 'hintFailed';
  }

  /** An error of the server; whether it was about a hint. Errors about hints come without a key. */
  refuse(code: string, wait = 0): boolean {
    if (!this.pending || code === 'illegal' || code === 'not-yours') return false;
    this.pending = false;
    if (!this.thinking) return true;
    if (code === 'stale' || code === 'not-asked')
      this.ask(); // that was about an earlier move, and this one is still waited for
    else {
      this.thinking = false;
      this.failed = code === 'busy' ? 'hintFailed' : (SENTENCES[code] ?? 'broken');
      this.wait = wait;
    }
    return true;
  }

  /** The game has gone on; `same` if the seat is still asked the same, because others have chosen in the same secret choice. */
  moved(same: boolean): void {
    if (!same && !this.waiting) this.close();
  }

  close(): void {
    this.waiting = false;
    this.thinking = false;
    this.told = null;
    this.failed = '';
  }

  /** The link is gone, and with it what was asked over it. */
  drop(): void {
    this.pending = false;
    this.close();
  }
}

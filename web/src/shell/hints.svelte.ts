// Hints: what the server's adviser would do in the place of the seat that is asked, told once and gone with the move.
import { SENTENCES } from './refusals';
import type { HintFrame } from '../wire';
import type { Word } from './words';

export type Hint = Omit<HintFrame, 'type'>;

export class Hints {
  thinking = $state(false);
  told = $state.raw<Hint | null>(null);
  failed = $state<Word | ''>('');
  /** After how many seconds it is worth asking again. */
  wait = $state(0);
  /** A question that the server has not answered yet, also when nobody waits for it any more. */
  private pending = false;

  constructor(private readonly send: () => boolean) {}

  get open(): boolean {
    return this.thinking || !!this.told || !!this.failed;
  }

  ask(): void {
    this.close();
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
    if (code === 'stale')
      this.ask(); // that was about an earlier move, and this one is still waited for
    else {
      this.thinking = false;
      this.failed = code === 'busy' ? 'hintFailed' : (SENTENCES[code] ?? 'broken');
      this.wait = wait;
    }
    return true;
  }

  close(): void {
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

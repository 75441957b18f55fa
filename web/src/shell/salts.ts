// What this browser puts into the seed of a game, so that nobody can choose it: a salt, promised before the start by its hash
// and revealed when the game is started. See "The seed" in docs/protocol.md.
import { remember, remembered } from './memory';
import { sha256 } from './sha256';
import type { CommitMessage, Fairness, RevealMessage } from '../wire';

export type { Fairness, Share } from '../wire';

/** The salts of so many tables are remembered. */
const KEPT = 30;

export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Salts {
  /** The keys of the messages sent from here: their answers are nobody else's. */
  readonly sent = new Set<string>();

  constructor(
    private table: string,
    private send: (message: CommitMessage | RevealMessage) => boolean,
  ) {}

  /** Promise or reveal what is due; `open` until the game has begun. */
  tend(fairness: Fairness, mine: readonly number[], open: boolean): void {
    const own = fairness.shares?.find((share) => mine.includes(share.seat));
    if (!own || !open) return;
    if (!own.commitment && !fairness.drawing) this.say('commit', sha256(this.own()));
    else if (fairness.drawing && own.commitment && !own.salt && sha256(this.own()) === own.commitment) this.say('reveal', this.own());
  }

  /** Whether this person promised a salt that came too late for the seed. */
  missed(fairness: Fairness, mine: readonly number[]): boolean {
    const own = fairness.shares?.find((share) => mine.includes(share.seat));
    return !!own?.commitment && !own.salt;
  }

  private say(type: 'commit' | 'reveal', key: string): void {
    if (!this.sent.has(key) && this.send({ type, key })) this.sent.add(key);
  }

  /** The link was broken: what was on its way may be lost. */
  again(): void {
    this.sent.clear();
  }

  /** The salt for this table: the same after the page was loaded anew. */
  private own(): string {
    const kept = remembered<Record<string, string>>('salts');
    const found = kept[this.table];
    if (found) return found;
    const salt = newSalt();
    remember('salts', Object.fromEntries([...Object.entries(kept).slice(1 - KEPT), [this.table, salt]]));
    return salt;
  }
}

// The coach of a table: one sentence when it matters, of those that the server says could be said now.
import type { Tip } from '../../wire';
import { adviceSaid, nextTip, noteAdvice } from '../coached';

export class Coach {
  /** What is said now. */
  tip = $state.raw<Tip | null>(null);
  /** The sentence that was put away, as long as its moment lasts. */
  private away: Tip | null = null;

  /** What could be said of a position that is shown now. */
  hear(game: string, tips: readonly Tip[]): void {
    const next = nextTip(tips, this.tip ?? this.away, adviceSaid(game));
    if (next) noteAdvice(game, next.key);
    if (next?.key !== this.away?.key) this.away = null;
    this.tip = this.away ? null : next;
  }

  putAway(): void {
    this.away = this.tip;
    this.tip = null;
  }
}

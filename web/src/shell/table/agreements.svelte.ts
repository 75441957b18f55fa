// What people agree on beside the game: draws, pauses, resigning, seats taken back from bots.
import type { Snapshot, TableState } from '../table.svelte';

/** Seconds from which on a clock is one of days, at which nobody sits and waits. */
const SLOW = 3600;

export class Agreements {
  /** The draw that was offered from here came to nothing. */
  declined = $state(false);
  private withdrawn = false;
  private pausing = false;

  constructor(private readonly table: TableState) {}

  resign(): void {
    this.table.say({ type: 'resign' });
  }

  /** Offer a draw, or agree to one, for all own seats. */
  offer(): void {
    this.withdrawn = false;
    this.table.say({ type: 'offer' });
  }

  /** Refuse a draw, or take back that one was offered. */
  decline(): void {
    this.withdrawn = this.table.seating.offers(this.table.position.latest!.players);
    this.table.say({ type: 'decline' });
  }

  /** End an endless game by the rule of the table. */
  claim(): void {
    this.table.say({ type: 'claim' });
  }

  /** Ask for a pause, for every own seat one after another; it begins when all people have asked. */
  pause(): void {
    const { players } = this.table.position.latest!;
    const seat = this.table.seating.mine.find((one) => players[one]?.player === 'person' && !players[one]!.resting);
    this.pausing = seat !== undefined;
    if (seat !== undefined) this.table.say({ type: 'pause' }, seat);
  }

  /** A snapshot has come: ask for the next own seat. */
  goOnPausing(): void {
    if (this.pausing) this.pause();
  }

  /** A request was refused: the other own seats are not asked for. */
  stopPausing(): void {
    this.pausing = false;
  }

  /** End a pause, or refuse one that was asked for. */
  resume(): void {
    this.table.say({ type: 'resume' }, this.table.seating.mine[0]);
  }

  /** Take a seat back from the bot that took it over. */
  retake(seat: number): void {
    this.table.say({ type: 'back' }, seat);
  }

  /** Ask all others to let the own last move be taken back, though they have learned something since. */
  takeBack(): void {
    this.table.say({ type: 'take-back' });
  }

  /** Ask all others to end the game without a result. */
  abandon(): void {
    this.table.say({ type: 'abandon' });
  }

  /** Agree to what somebody proposes. */
  agree(): void {
    this.table.say({ type: 'agree' });
  }

  /** Refuse it, or take the own proposal back. */
  refuse(): void {
    this.table.say({ type: 'refuse' });
  }

  /** Give somebody who is asked as much time again. */
  extend(seat: number): void {
    this.table.say({ type: 'extend', to: seat });
  }

  /** Take days off from a day on; none gives back those that are left. */
  takeDays(first: number, days: number): void {
    this.table.say({ type: 'holiday', first, days });
  }

  /** Whoever comes back to a game of days gets the seat back at once, without asking for it. */
  comeBack(): void {
    const { latest } = this.table.position;
    if (document.hidden || latest?.status !== 'playing' || (latest.clock?.seconds ?? 0) < SLOW) return;
    const seat = this.table.seating.lost[0];
    if (seat !== undefined) this.retake(seat);
  }

  /** Notice that a draw offered from here was not taken; whoever takes an offer back knows it. */
  heed(before: Snapshot, now: Snapshot): void {
    const offered = this.table.seating.offers(before.players);
    const stands = now.players.some((one) => one.offers);
    if (stands || now.status === 'over' || now.may.includes('offer')) this.declined = false;
    else if (offered) this.declined = !this.withdrawn;
    if (!stands) this.withdrawn = false;
  }
}

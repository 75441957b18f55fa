// What a person has not seen happen: since their last choice, if they were away, came back or took the seat over.
import type { Line } from '../../wire';
import { mergeLines, type Merged } from '../merging';
import type { Snapshot, TableState } from '../table.svelte';

export class Missed {
  /** The ply after which not everything was seen; -1 if nothing was missed. */
  from = $state(-1);

  constructor(private readonly table: TableState) {}

  /** The lines that were missed, as they are read; none to those who have not chosen yet. */
  get news(): Merged<Line>[] {
    const now = this.table.position.snapshot;
    if (!now || this.from < 0 || this.from !== now.decided || now.status !== 'playing') return [];
    return mergeLines(now.log.filter((line) => line.ply > this.from));
  }

  /** A snapshot is shown: somebody has come, looks from another seat, or was away meanwhile. */
  heed(before: Snapshot | null, now: Snapshot, away: boolean): void {
    if (this.table.lesson || now.seat < 0 || !now.decided) this.from = -1;
    else if (!before || before.seat !== now.seat) this.from = !before || this.table.seating.secrets ? now.decided : -1;
    else if (away && now.log.length > before.log.length) this.from = now.decided;
    else if (this.from !== now.decided) this.from = -1;
  }

  /** Show it as a film: from one's last choice on, move by move. */
  watch(): void {
    this.table.panels.seeMoment();
    void this.table.looking.film(this.from);
  }

  /** It has been read. */
  read(): void {
    this.from = -1;
  }
}

// The analysis of a finished game: asked for when somebody wants to see it, and kept as long as the game stays as it is.
import { api } from './api';
import type { Point } from './course';
import { failure } from './failure';

export class Analysis {
  points = $state.raw<Point[] | null>(null);
  failed = $state('');
  private of = '';

  constructor(private readonly table: string) {}

  /** The chances as a seat could tell them, of a game with so many rows. */
  async load(seat: number, rows: number, again = false): Promise<void> {
    const wanted = `${seat} ${rows}`;
    if (wanted === this.of && !again) return;
    this.of = wanted;
    this.points = null;
    this.failed = '';
    try {
      const found = await api.analysis(this.table, seat);
      if (this.of === wanted) this.points = found.points;
    } catch (error) {
      if (this.of === wanted) this.failed = failure(error, 'noAnalysis', 'noAnalysis');
    }
  }
}

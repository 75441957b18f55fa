// The analysis of a finished game: asked for when somebody wants to see it, and kept as long as the game stays as it is.
import type { Better } from '../wire';
import { api } from './api';
import { turns, type Point } from './course';
import { failure } from './failure';
import { settings } from './settings.svelte';

export class Analysis {
  /** By the ply before it, what would have been better than a turning point; null where nobody can say. */
  better = $state.raw<ReadonlyMap<number, Better | null>>(new Map());
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
    this.better = new Map();
    try {
      const found = await api.analysis(this.table, seat);
      if (this.of !== wanted) return;
      this.points = found.points;
      void this.improve(wanted);
    } catch (error) {
      if (this.of === wanted) this.failed = failure(error, 'noAnalysis', 'noAnalysis');
    }
  }

  /** Another language: what was said is asked for again. */
  speak(): void {
    this.better = new Map();
    if (this.points) void this.improve(this.of);
  }

  /** Ask for the better move of each turning point, one after another. */
  private async improve(wanted: string): Promise<void> {
    const lang = settings.lang;
    for (const { from, to } of turns(this.points ?? [])) {
      const found = await api.better(this.table, from.ply, to.ply, lang).catch(() => null);
      if (this.of !== wanted || settings.lang !== lang) return;
      this.better = new Map(this.better).set(from.ply, found && found.ply >= 0 ? found : null);
    }
  }
}

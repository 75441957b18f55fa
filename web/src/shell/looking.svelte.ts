// Looking back: any earlier moment of a game, as the seat may see it, step by step or by itself.
import type { Told, View } from '../boards/board';
import type { Replay } from '../wire';

/** An earlier position, with what all games tell of it. */
export interface Past extends Pick<Replay, 'ply' | 'last' | 'log' | 'prompt'> {
  view: View;
}

/** How many times faster than one move in STEP milliseconds. */
export const SPEEDS = [1, 2, 4] as const;
const STEP = 1400;
/** Between two questions to the server, which hears only so many in a second. */
const BREATH = 60;

export class Looking {
  past = $state.raw<Past | null>(null);
  running = $state(false);
  speed = $state<number>(SPEEDS[0]);
  /** The ply that the game had reached when the looking began. */
  began = $state(0);
  /** It leaves by itself once it has come to the end. */
  private passing = false;
  private wanted: number | null = null;
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly fetch: (ply: number) => Promise<Past | null>,
    /** The ply that the game has reached; a running one goes on meanwhile. */
    private readonly last: () => number,
    /** Hears of every moment that is shown, with what has just happened in it; of null when the looking ends. */
    private readonly shown: (past: Past | null, told: Told[]) => void,
  ) {}

  /** Go to a ply. Whoever drags over many sees those that the server can keep up with, and always the last one. */
  async to(ply: number): Promise<void> {
    this.wanted = Math.max(0, ply);
    if (this.asking) return;
    this.asking = true;
    while (this.wanted !== null) {
      const asked: number = this.wanted;
      const found = await this.fetch(asked);
      if (this.wanted === null) break;
      if (this.wanted === asked) this.wanted = null;
      if (found) this.show(found);
      else this.stop();
      if (this.wanted !== null) await new Promise((done) => setTimeout(done, BREATH));
    }
    this.asking = false;
  }

  private show(past: Past): void {
    const told = this.past && past.ply === this.past.ply + 1 ? past.log.filter((line) => line.ply === past.ply) : [];
    if (!this.past) this.began = this.last();
    this.past = past;
    this.shown(past, told);
  }

  step(by: number): void {
    this.stop();
    if (this.past) void this.to(Math.min(this.last(), this.past.ply + by));
  }

  /** Let it run by itself; from the beginning if it stands at the end. */
  run(): void {
    const past = this.past;
    if (!past) return;
    this.running = true;
    if (past.ply >= this.last()) void this.to(0).then(() => this.later());
    else this.later();
  }

  /** Let it run from a ply to the end, and then leave. */
  async film(from: number): Promise<void> {
    await this.to(from);
    if (!this.past) return;
    this.passing = true;
    this.running = true;
    this.later();
  }

  stop(): void {
    this.passing = false;
    this.running = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.timer = setTimeout(async () => {
      const past = this.past;
      if (!past || past.ply >= this.last()) return this.passing ? this.leave() : this.stop();
      await this.to(past.ply + 1);
      this.later();
    }, STEP / this.speed);
  }

  leave(): void {
    this.stop();
    this.wanted = null;
    this.past = null;
    this.shown(null, []);
  }
}

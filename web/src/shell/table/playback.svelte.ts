// The playback: what others did, shown one thing after another, with its marks on the board and its sounds.
import type { Told } from '../../boards/board';
import { Pacing } from '../pacing';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import type { Snapshot } from '../table.svelte';
import { unfolded } from '../unfolding';
import type { Position } from './position.svelte';

export class Playback {
  /** What has just happened. */
  told = $state.raw<Told[]>([]);
  /** The targets that are marked, because something was said of them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** How many moves of others still wait to be shown. */
  behind = $state(0);
  /** Whether the showing stands still until somebody goes on. */
  held = $state(false);
  private pacing: Pacing<Snapshot>;

  /** `show` puts a snapshot on the board and says for how many milliseconds it is to be looked at. */
  constructor(
    private readonly position: Position,
    show: (snapshot: Snapshot) => number,
  ) {
    this.pacing = new Pacing<Snapshot>(show, (behind) => {
      this.behind = behind;
      if (!behind) this.held = false;
    });
  }

  /** Show a snapshot when its turn comes. What many lines tell at once is shown line by line. */
  add(snapshot: Snapshot, before: Snapshot | null = null): void {
    if (before) for (const part of unfolded(before, snapshot)) this.pacing.add(part);
    this.pacing.add(snapshot);
  }

  /** Show at once what still waits to be shown. */
  skip(): void {
    this.held = false;
    this.pacing.skip();
  }

  /** Stop the showing, or let it go on. */
  hold(): void {
    this.held = !this.held;
    if (this.held) this.pacing.hold();
    else this.pacing.go();
  }

  /** Show the next thing only. */
  step(): void {
    this.held = true;
    this.pacing.step();
  }

  /** Tell lines of the log: on the board, where `mark` says so, and to the ear. */
  tell(told: Told[], mark = true): void {
    this.told = told;
    if (mark) this.lit = new Set(told.flatMap((line) => this.position.board?.spoken(line) ?? []));
    if (!settings.sound) return;
    told.forEach((line, i) => {
      const sound = this.position.board?.sound(line);
      if (sound) play(sound, Math.min(i, 3) * 120);
    });
  }

  /** How long lines of the log are worth looking at; 1 is usual. */
  worth(told: readonly Told[]): number {
    return Math.max(0, ...told.map((line) => this.position.board?.worth?.(line) ?? 1));
  }
}

// The position: the snapshot that is shown, the latest one, and the board with which it is drawn.
import { BOARDS } from '../../boards';
import type { AnyBoard } from '../../boards/board';
import { api, resting } from '../api';
import { stepsFrom } from '../patching';
import { settings } from '../settings.svelte';
import type { SnapshotFrame } from '../../wire';
import type { Picture, Snapshot } from '../table.svelte';

/** After so many milliseconds the words of a game that did not come are asked for again. */
const WORDS_RETRY_MS = 4000;

export class Position {
  /** What the board shows; the latest one, unless others' moves are still being shown one after another. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The last snapshot that came, shown or not. */
  latest: Snapshot | null = null;
  picture = $state.raw<Picture | null>(null);
  board = $state.raw<AnyBoard | null>(null);
  /** What the board and its dock share. */
  desk = $state.raw<unknown>(null);
  /** The drawing of the board or what lies on it did not come: nothing can be shown. */
  incomplete = $state(false);
  /** The words of the game did not come: names and texts are missing until they do. */
  wordless = $state(false);
  /** By how many seconds the clock of this device is ahead of the server's. */
  ahead = $state(0);
  private loading = false;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly fetchPicture: () => Promise<Picture | null>,
  ) {}

  /** The ply that the game has reached. */
  get last(): number {
    return this.snapshot?.view?.ply ?? 0;
  }

  /** Whether the game is finished. */
  get over(): boolean {
    return this.snapshot?.status === 'over' || this.snapshot?.status === 'record';
  }

  /** Whether the game can only be read, because the rules are others now. */
  get bygone(): boolean {
    return this.snapshot?.rules?.playable === false;
  }

  /** Whether new rules have ended the game, not its own rules or its people: nobody is asked what was asked last. */
  get cutShort(): boolean {
    const now = this.snapshot;
    return this.bygone && !now?.ended && !(now?.view as { over?: boolean } | null)?.over;
  }

  /** Whether nothing moves here any more, so that no moment is less live than another. */
  get still(): boolean {
    return this.over || this.bygone;
  }

  /** Whether this person has resigned: until the end they see the table as it was then. */
  get left(): boolean {
    const now = this.snapshot;
    return !!now && ['playing', 'paused', 'stopped'].includes(now.status) && !!now.players[now.seat]?.resigned;
  }

  /** Keep a snapshot that has come, with all that is as it was in the one before, and what follows from that. */
  keep({ patches, ...told }: SnapshotFrame): Snapshot {
    const before = this.latest;
    const steps = patches && stepsFrom(before!.view, patches);
    let snapshot = { ...before, ...told, steps, view: steps ? steps.at(-1) : told.view } as Snapshot;
    if (before && snapshot.since) snapshot = { ...snapshot, since: 0, log: [...before.log.slice(0, snapshot.since), ...snapshot.log] };
    if (snapshot.view && snapshot.clock) this.ahead = Date.now() / 1000 - snapshot.clock.now;
    this.latest = snapshot;
    return snapshot;
  }

  /** Only these seats are there now. */
  present(seats: number[]): void {
    if (!this.snapshot) return;
    const here = new Set(seats);
    const players = this.snapshot.players.map((p) => ({ ...p, present: here.has(p.seat) }));
    this.snapshot = { ...this.snapshot, players };
  }

  /** Fetch the board and what lies on it. True once both are there; false as long as they are under way, or did not come. */
  async load(game: string): Promise<boolean> {
    if (this.loading) return false;
    this.loading = true;
    const [board, picture] = await Promise.all([BOARDS[game]?.().catch(() => null), this.fetchPicture()]);
    this.board = board ?? null;
    this.desk = board?.desk?.(this.id) ?? null;
    await this.furnish(picture);
    this.loading = false;
    this.incomplete = !this.board || !this.picture;
    return !this.incomplete;
  }

  /** The picture of the table, with the words of the game where the board wants them. */
  private async furnish(picture: Picture | null): Promise<void> {
    if (!picture || !this.board?.wordy) {
      this.picture = picture;
      return;
    }
    const words = await api.words(this.latest!.game, settings.lang).catch(() => null);
    this.wordless = !words;
    this.picture = { ...picture, ground: { ...picture.ground, words: words ?? picture.ground.words ?? {} } };
    clearTimeout(this.retry);
    if (!words && !this.closed) this.retry = setTimeout(() => this.learn(), Math.max(WORDS_RETRY_MS, resting()));
  }

  /** Fetch the words of the game again: in another language, or because they did not come. */
  learn(): void {
    void this.furnish(this.picture);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
  }
}

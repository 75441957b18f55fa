// One table as the page knows it: the last snapshot, how far a choice has come, and the link that brings both.
import { BOARDS } from '../boards';
import type { GameBoard, Told } from '../boards/board';
import { api, socketAddress } from './api';
import { Link, type LinkState, type Socket } from './link';
import { Narrowing, meant, type Block, type Offer } from './narrowing';
import { settings } from './settings.svelte';

export interface Player {
  seat: number;
  name: string;
  player: string;
  taken: boolean;
  present: boolean;
  resigned: boolean;
  resting: boolean;
}

export interface Snapshot {
  table: string;
  game: string;
  seat: number;
  ply: number;
  status: 'open' | 'playing' | 'paused' | 'over' | 'record';
  practice: boolean;
  players: Player[];
  view: any;
  actions: { action: number; block: string; targets: string[]; label: string }[];
  prompt: string;
  log: Told[];
  undo: { to: number; moves: number; practice: boolean; takes: string[] } | null;
  fairness: { commitment: string; seed?: string; salt?: string };
}

export interface Picture {
  vocabulary: Block[];
  ground: any;
}

export interface Said {
  number: number;
  name: string;
  seat: number;
  text: string;
}

export interface Refusal {
  title: string;
  text: string;
  rule: string;
}

export interface Past {
  ply: number;
  last: number;
  view: any;
  log: Told[];
  prompt: string;
}

/** What has been told since: the end of the new log if the old one is its beginning, else nothing. */
export function news(before: readonly Told[], after: readonly Told[]): Told[] {
  const last = before.at(-1);
  const same = before.length <= after.length && (!last || after[before.length - 1]?.ply === last.ply);
  return same && before.length ? after.slice(before.length) : [];
}

export class TableState {
  snapshot = $state.raw<Snapshot | null>(null);
  picture = $state.raw<Picture | null>(null);
  board = $state.raw<GameBoard | null>(null);
  link = $state<LinkState>('connecting');
  missing = $state(false);
  narrowing = $state.raw(new Narrowing([], new Set()));
  told = $state.raw<Told[]>([]);
  lines = $state.raw<Said[]>([]);
  mine = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  past = $state.raw<Past | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  unread = $state(0);
  /** An invitation to a rematch that another one of this table has made. */
  invitation = $state('');
  private wire: Link;
  private tries = 0;
  private waitingFor = '';
  private latest: Snapshot | null = null;

  constructor(readonly id: string) {
    this.wire = new Link(
      () => new WebSocket(socketAddress(id)) as unknown as Socket,
      {
        state: (state) => {
          this.link = state;
          if (state !== 'live') this.sending = false;
          if (state === 'waiting' && ++this.tries > 1 && !this.snapshot) void this.check();
        },
        message: (message) => this.hear(message),
        ready: () => this.hello(),
      },
      new Set([4404]),
    );
    this.wire.start();
  }

  close(): void {
    this.wire.stop();
  }

  hurry(): void {
    this.wire.hurry();
  }

  hello(seat: number | null = null): void {
    this.wire.send({ type: 'hello', lang: settings.lang, seat });
  }

  /** The seat whose choices are shown, if it is asked now. */
  get asked(): boolean {
    return !!this.snapshot && this.live && this.snapshot.actions.length > 0 && !this.past;
  }

  get live(): boolean {
    return this.link === 'live';
  }

  /** What lies on the board now, or at the moment that is looked back at. */
  get view(): any {
    return this.past?.view ?? this.snapshot?.view;
  }

  private async check(): Promise<void> {
    const found = await api.exists(this.id);
    if (found === false) {
      this.missing = true;
      this.wire.stop();
    }
  }

  private hear(message: any): void {
    if (message.type === 'snapshot') void this.show(message);
    else if (message.type === 'talk') {
      this.mine = message.mine;
      this.lines = message.lines;
    } else if (message.type === 'chat') {
      this.lines = [...this.lines.filter((line) => line.number !== message.number), message];
      this.unread += 1;
    } else if (message.type === 'presence' && this.snapshot) {
      const here = new Set<number>(message.seats);
      const players = this.snapshot.players.map((p) => ({ ...p, present: here.has(p.seat) }));
      this.snapshot = { ...this.snapshot, players };
    } else if (message.type === 'rematch') {
      this.invitation = message.invitation;
    } else if (message.type === 'why') {
      if (message.rule) this.refusal = message;
    } else if (message.type === 'done') {
      if (message.key === this.waitingFor) this.sending = false;
    } else if (message.type === 'error') this.refused(message);
  }

  private refused(message: any): void {
    this.sending = false;
    if (message.code === 'not-yours' && !this.snapshot) {
      this.missing = true;
      this.wire.stop();
      return;
    }
    if (message.code === 'stale') return;
    this.refusal = { title: message.title ?? '', text: message.text, rule: message.rule ?? '' };
  }

  private async show(snapshot: Snapshot): Promise<void> {
    this.latest = snapshot;
    const others = this.mine.filter((seat) => seat !== snapshot.seat);
    if (!this.board) this.board = (await BOARDS[snapshot.game]?.()) ?? null;
    if (!this.picture) this.picture = await api.picture(this.id);
    if (snapshot !== this.latest) return; // a newer one came while the board was fetched
    const before = this.snapshot;
    const moved = !before || before.ply !== snapshot.ply || before.seat !== snapshot.seat;
    this.told = before && before.seat === snapshot.seat ? news(before.log, snapshot.log) : [];
    this.snapshot = snapshot;
    // What has just happened stays marked until the person goes on.
    if (moved) this.lit = new Set(this.told.flatMap((told) => this.board?.spoken(told) ?? []));
    if (moved) {
      this.refusal = null;
      this.sending = false;
    }
    const offers: Offer[] = snapshot.actions.map((a) => ({ action: a.action, name: a.block, path: a.targets, label: a.label }));
    const fresh = new Narrowing(offers, this.board?.places ?? new Set());
    let again: Narrowing | null = moved ? null : fresh;
    if (!moved) for (const target of this.narrowing.picked) again = again?.pick([target]) ?? null;
    this.narrowing = again ?? fresh;
    // Several people on one screen: go on with the seat that is asked.
    const next = (snapshot.view.actors as number[] | undefined)?.find((seat) => others.includes(seat));
    if (snapshot.status === 'playing' && !snapshot.actions.length && next !== undefined) this.hello(next);
  }

  // -- choosing --------------------------------------------------------------------------------

  /** A click on a place of the board. */
  pick(targets: string[]): void {
    this.refusal = null;
    if (!this.snapshot || this.past || this.sending) return;
    if (!this.asked) {
      if (this.snapshot.status === 'playing') this.refusal = { title: '', text: 'notYourTurn', rule: '' };
      return;
    }
    const last = this.narrowing.picked.at(-1);
    if (last && targets.includes(last)) {
      this.back();
      return;
    }
    this.lit = new Set();
    const next = this.narrowing.choose(targets);
    if (next) {
      this.narrowing = next;
      if (next.settled) this.take(next.settled);
      return;
    }
    const action = meant(this.picture?.vocabulary ?? [], this.narrowing, targets);
    if (action === null) this.refusal = { title: '', text: 'nothingHere', rule: '' };
    else this.wire.send({ type: 'why', seat: this.snapshot.seat, action });
  }

  back(): void {
    this.refusal = null;
    this.narrowing = this.narrowing.back();
  }

  take(offer: Offer): void {
    if (!this.snapshot || this.sending) return;
    this.sending = this.say({ type: 'move', action: offer.action });
  }

  undo(): void {
    if (this.snapshot?.undo) this.sending = this.say({ type: 'undo', to: this.snapshot.undo.to });
  }

  resign(): void {
    this.say({ type: 'resign' });
  }

  chat(text: string): void {
    this.wire.send({ type: 'chat', key: newKey(), text });
  }

  private say(message: object): boolean {
    this.waitingFor = newKey();
    return this.wire.send({ ...message, seat: this.snapshot!.seat, ply: this.snapshot!.ply, key: this.waitingFor });
  }

  // -- looking back ----------------------------------------------------------------------------

  async lookBack(ply: number): Promise<void> {
    const past = await api.past(this.id, ply, this.snapshot?.seat ?? -1, settings.lang);
    if (!past) return;
    this.told = this.past && past.ply === this.past.ply + 1 ? past.log.filter((line: Told) => line.ply === past.ply) : [];
    this.lit = new Set(this.told.flatMap((told) => this.board?.spoken(told) ?? []));
    this.past = past;
  }

  leavePast(): void {
    this.past = null;
    this.told = [];
    this.lit = new Set();
  }
}

/** A name for a message, so that the server does it only once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

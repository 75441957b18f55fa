// One table as the page knows it: the last snapshot, how far a choice has come, and the link that brings both.
import { BOARDS } from '../boards';
import type { GameBoard, Told, View } from '../boards/board';
import { Analysis } from './analysis.svelte';
import { answer, failure, told as say } from './failure';
import { api, resting, socketAddress } from './api';
import { Errands } from './errands';
import { Hints, type Hint } from './hints.svelte';
import { Link, type LinkState, type Socket } from './link';
import { Looking, type Past } from './looking.svelte';
import { Narrowing, meant, wanted, type Block, type Offer } from './narrowing';
import { Pacing } from './pacing';
import { Salts, type Fairness } from './salts';
import { STAY, settings } from './settings.svelte';
import type { PARTINGS } from './refusals';
import { play } from './sound';
import { stakes } from './stake';
import { news, unfolded } from './unfolding';

export type { Past } from './looking.svelte';

export interface Player {
  seat: number;
  name: string;
  player: string;
  taken: boolean;
  present: boolean;
  resigned: boolean;
  resting: boolean;
  /** Whether this seat offers a draw or has agreed to one. */
  offers: boolean;
}

/** How people ended a game before its rules did. */
export interface Ended {
  how: 'agreed' | 'endless' | 'resigned';
  winners: number[];
}

export interface Clock {
  kind: 'soft' | 'hard';
  seconds: number;
  since: number;
  /** The server's time when it said so. */
  now: number;
}

export interface Snapshot {
  table: string;
  game: string;
  seat: number;
  ply: number;
  status: 'open' | 'playing' | 'paused' | 'over' | 'record' | 'cancelled' | 'stopped';
  practice: boolean;
  /** How people ended the game; null if they did not. */
  ended: Ended | null;
  /** After how many moves the game may be called endless; 0 if it may not. */
  endless: number;
  /** By what this seat may end the game now, alone or with the others. */
  may: ('offer' | 'decline' | 'claim' | 'resign')[];
  /** The world from which the game began; nothing for a new one. */
  world: string;
  /** Whether the game is over and has left a world. */
  leaves: boolean;
  watch: 'none' | 'delayed' | 'open';
  players: Player[];
  /** The position; null before the game starts, when only the hall is shown. */
  view: View;
  actions: { action: number; block: string; targets: string[]; label: string; usual?: true }[];
  prompt: string;
  /** What the rules say to those who must decide now; nothing for the others. */
  help: string;
  /** The log from line `since` on; the lines before it are those of the snapshot before. */
  since: number;
  log: Told[];
  undo: { to: number; moves: number; practice: boolean; takes: string[] } | null;
  clock: Clock | null;
  fairness: Fairness;
  /** Under which rules the game was begun, if they are others now; whether it can be played on, else how many moves can be read. */
  rules: { begun: number; now: number; playable: boolean; kept: number | null; moves: number } | null;
  /** Made by the page: on the way from one snapshot to the next. */
  partial?: boolean;
}

/** After so many milliseconds the words of a game that did not come are asked for again. */
const LESSON = 4000;
/** After so many seconds a link is tried again that the server refuses without saying for how long. */
const AGAIN = 30;

export interface Picture {
  vocabulary: Block[];
  /** What the board draws; `words` are the words of the game, where the board shows them. */
  ground: { words?: Record<string, string> };
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
  /** The things of which the rule speaks here, as targets and by their names. */
  about?: string[];
  names?: string[];
}

interface ErrorMessage {
  code: string;
  /** The key of the request that was refused; nothing if it had none. */
  key?: string;
  title?: string;
  rule?: string;
  /** After how many seconds it is worth trying again. */
  wait?: number;
}

/** Why the server has ended a connection for good. */
export type Parting = keyof typeof PARTINGS;

/** What the server says; docs/protocol.md tells when. */
type Message =
  | ({ type: 'snapshot' } & Snapshot)
  | { type: 'talk'; mine: number[]; lines: Said[] }
  | ({ type: 'chat' } & Said)
  | { type: 'presence'; seats: number[] }
  | { type: 'rematch'; invitation: string }
  | ({ type: 'why' } & Refusal)
  | { type: 'weigh'; action: number; final: boolean }
  | ({ type: 'hint' } & Hint)
  | { type: 'done'; key: string }
  | { type: 'bye'; why: Parting }
  | ({ type: 'error' } & ErrorMessage);

export class TableState {
  /** What the board shows; the latest one, unless others' moves are still being shown one after another. */
  snapshot = $state.raw<Snapshot | null>(null);
  picture = $state.raw<Picture | null>(null);
  board = $state.raw<GameBoard | null>(null);
  link = $state<LinkState>('connecting');
  missing = $state(false);
  /** What keeps us from the table although the server is there, in one sentence. */
  hindrance = $state('');
  /** Why there is nothing more to hear from this table. */
  parting = $state<Parting | ''>('');
  /** The drawing of the board or what lies on it did not come: nothing can be shown. */
  incomplete = $state(false);
  narrowing = $state.raw(new Narrowing([], new Set()));
  /** A whole choice that waits to be confirmed. */
  planned = $state.raw<Offer | null>(null);
  /** A choice of which the server is asked whether it could be taken back. */
  weighing = $state.raw<Offer | null>(null);
  /** What was chosen for this person, because nearly everybody would; an undo asks. */
  unasked = $state('');
  told = $state.raw<Told[]>([]);
  lines = $state.raw<Said[]>([]);
  mine = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  unread = $state(0);
  /** A line of chat that was refused, to be said again later. */
  unsaid = $state('');
  /** How many moves of others still wait to be shown. */
  behind = $state(0);
  /** Whether the showing stands still until somebody goes on. */
  held = $state(false);
  /** What the board and its dock share. */
  desk = $state.raw<unknown>(null);
  /** An invitation to a rematch that another one of this table has made. */
  invitation = $state('');
  /** Whether the game hides something from a seat: then several people at one screen take turns in front of it. */
  secrets = $state(false);
  /** The seat whose person has said that they sit before the screen. */
  facing = $state(-1);
  /** By how many seconds the clock of this device is ahead of the server's. */
  ahead = $state(0);
  /** The salt of this browser came too late for the seed. */
  saltMissed = $state(false);
  /** The draw that was offered from here came to nothing. */
  declined = $state(false);
  /** The words of the game did not come: names and texts are missing until they do. */
  wordless = $state(false);
  readonly looking: Looking;
  readonly hints = new Hints(() => this.wire.send({ type: 'hint', seat: this.snapshot!.seat }));
  readonly analysis: Analysis;
  private salts: Salts;
  private heard = $state(false);
  private wire: Link;
  /** How often no link came about since the last one. */
  private tries = 0;
  /** The server has told of the table since then, so that only the link is refused. */
  private answered = false;
  /** The question has come because the game went on, not because somebody took a move back. */
  private forward = false;
  /** The usual answer, while it is on its way. */
  private usual: Offer | null = null;
  /** The key of the choice that is on its way to the server. */
  private waitingFor = '';
  private saying = { key: '', text: '' };
  private latest: Snapshot | null = null;
  private errands = new Errands((action) => this.request({ type: 'move', action }));
  private loading = false;
  private closed = false;
  private lesson: ReturnType<typeof setTimeout> | undefined;
  private pausing = false;
  private withdrawn = false;
  private late = false;
  private pacing = new Pacing<Snapshot>(
    (one) => this.show(one),
    (behind) => {
      this.behind = behind;
      if (!behind) this.held = false;
    },
  );

  constructor(readonly id: string) {
    this.analysis = new Analysis(id);
    this.looking = new Looking(
      (ply) => this.fetchPast(ply),
      () => this.last,
      (_, told) => {
        this.told = told;
        this.lit = this.spoken(told);
        this.sound(told);
      },
    );
    this.wire = new Link(
      () => new WebSocket(socketAddress(id)) as unknown as Socket,
      {
        state: (state) => {
          this.link = state;
          if (state === 'live') this.hindrance = '';
          if (state === 'live') return;
          this.heard = false;
          this.salts.again();
          this.sending = false;
          this.weighing = null;
          this.errands.drop();
          this.hints.drop();
          this.late = false;
          if (state === 'waiting' && ++this.tries > 1) void this.check();
        },
        message: (message) => this.hear(message as Message),
        ready: () => this.hello(this.facing >= 0 ? this.facing : null),
      },
      new Set([4404]),
    );
    this.salts = new Salts(id, (message) => this.wire.send(message));
    this.wire.start();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.lesson);
    this.looking.stop();
    this.wire.stop();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** A device that wakes up does not know whether its link still lives. */
  wake(): void {
    this.wire.wake();
  }

  hello(seat: number | null = null): void {
    this.wire.send({ type: 'hello', lang: settings.lang, seat });
  }

  /** The language has changed: everything that was said is asked for again. */
  speak(): void {
    this.hello(this.snapshot?.seat ?? null);
    this.learn();
    if (this.past) void this.looking.to(this.past.ply);
  }

  /** Whether the seat that is shown may choose now. */
  get asked(): boolean {
    const now = this.snapshot;
    if (!now || !this.live || this.behind || this.past || this.cover >= 0) return false;
    return now.actions.length > 0 && now.players[now.seat]?.player === 'person';
  }

  /** Whether nobody else has a stake here, but for those who share this screen. */
  get alone(): boolean {
    return !!this.snapshot && stakes(this.snapshot.players).every((seat) => this.mine.includes(seat));
  }

  /** Whether a hint may be asked for. */
  get mayHint(): boolean {
    return this.asked && this.alone;
  }

  /** Whether this person has resigned: until the end they see the table as it was then. */
  get left(): boolean {
    const now = this.snapshot;
    return !!now && ['playing', 'paused', 'stopped'].includes(now.status) && !!now.players[now.seat]?.resigned;
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

  /** Whether the chances along the game can be told. */
  get mayAnalyse(): boolean {
    return this.over && !this.bygone;
  }

  /** Whether the game is finished. */
  get over(): boolean {
    return this.snapshot?.status === 'over' || this.snapshot?.status === 'record';
  }

  /** What lies on the board is what the server says now, not what it said before the link broke. */
  get live(): boolean {
    return this.link === 'live' && this.heard;
  }

  get past(): Past | null {
    return this.looking.past;
  }

  /** The ply that the game has reached. */
  get last(): number {
    return this.snapshot?.view?.ply ?? 0;
  }

  /** What lies on the board now, or at the moment that is looked back at. */
  get view(): View | undefined {
    return this.past?.view ?? this.snapshot?.view;
  }

  /** The own seats that a person plays, not a bot in their place. */
  get seated(): number[] {
    return this.mine.filter((seat) => this.snapshot?.players[seat]?.player === 'person');
  }

  /** The own seats that a bot has taken over, to be taken back. */
  get lost(): number[] {
    const players = this.snapshot?.status === 'playing' || this.snapshot?.status === 'paused' ? this.snapshot.players : [];
    return this.mine.filter((seat) => players[seat] && players[seat].player !== 'person' && !players[seat].resigned);
  }

  /** Whether this visitor may look back: those who sit here, and whoever may see all of it. */
  get mayLook(): boolean {
    const now = this.snapshot;
    if (!now || now.status === 'open' || (!this.last && !this.past)) return false;
    return now.status === 'over' || now.status === 'record' || this.mine.length > 0 || now.watch === 'open';
  }

  /** The seat to whose person the screen has to be passed, its secrets covered; -1 if nothing is to be covered. */
  get cover(): number {
    const now = this.snapshot;
    if (!this.secrets || !now || now.status !== 'playing' || this.seated.length < 2) return -1;
    const asked = this.seated.filter((seat) => now.view.actors.includes(seat));
    const stays = asked.includes(this.facing) || (!asked.length && this.facing >= 0);
    const next = stays ? this.facing : (asked[0] ?? this.seated[0]!);
    return next === this.facing && now.seat === next ? -1 : next;
  }

  /** The person of this seat sits before the screen. */
  face(seat: number): void {
    this.facing = seat;
    this.hello(seat);
  }

  /** A browser is not told why a link was refused: ask for the table, which may be refused for the same reason. */
  private async check(): Promise<void> {
    const hindrance = await api.hindrance(this.id);
    if (this.link !== 'waiting') return;
    if (hindrance?.status === 404) {
      this.missing = true;
      this.wire.stop();
    } else if (hindrance) {
      this.hindrance = hindrance.code === 'offline' ? '' : failure(hindrance);
      if (hindrance.code !== 'offline') this.wire.delay((hindrance.wait || AGAIN) * 1000);
    } else if (this.answered) {
      this.hindrance = say('manySockets', AGAIN);
      this.wire.delay(AGAIN * 1000);
    } else this.answered = true;
  }

  private hear(message: Message): void {
    if (message.type === 'snapshot') void this.receive(message);
    else if (message.type === 'talk') {
      this.mine = message.mine;
      this.lines = message.lines;
      this.tend();
    } else if (message.type === 'chat') {
      this.lines = [...this.lines.filter((line) => line.number !== message.number), message];
      this.unread += 1;
    } else if (message.type === 'presence' && this.snapshot) {
      const here = new Set(message.seats);
      const players = this.snapshot.players.map((p) => ({ ...p, present: here.has(p.seat) }));
      this.snapshot = { ...this.snapshot, players };
    } else if (message.type === 'rematch') {
      this.invitation = message.invitation;
    } else if (message.type === 'why') {
      if (!message.rule) return;
      this.refusal = message;
      this.lit = new Set(message.about);
    } else if (message.type === 'weigh') {
      this.weighed(message.action, message.final);
    } else if (message.type === 'hint') {
      this.hints.hear(message);
    } else if (message.type === 'done') {
      if (message.key === this.waitingFor) this.sending = this.errands.done();
      this.takeUsual();
    } else if (message.type === 'bye') {
      // After a restored backup the table is there as it was: come back to it.
      if (message.why === 'restored') return;
      this.parting = message.why;
      this.wire.stop();
    } else if (message.type === 'error') this.refused(message);
  }

  private refused(message: ErrorMessage): void {
    if (this.salts.sent.has(message.key ?? '')) return; // the proof tells who put no salt into the seed
    if (!message.key && this.hints.refuse(message.code, message.wait)) return;
    this.sending = false;
    this.weighing = null;
    this.pausing = false;
    if (message.code === 'not-yours' && !this.snapshot) {
      this.missing = true;
      this.wire.stop();
      return;
    }
    if (message.code === 'stale') {
      this.late = this.errands.busy; // a snapshot follows, with the ply to say it again for
      this.sending = this.late;
      if (this.late) return;
    }
    this.errands.drop();
    if (message.key && message.key === this.saying.key) this.unsaid = this.saying.text;
    this.refusal = { title: message.title ?? '', text: answer(message.code, message.wait), rule: message.rule ?? '' };
  }

  /** A snapshot has come; the first ones wait for the board to be fetched. */
  private async receive(snapshot: Snapshot): Promise<void> {
    const before = this.latest;
    if (before && snapshot.since) snapshot = { ...snapshot, since: 0, log: [...before.log.slice(0, snapshot.since), ...snapshot.log] };
    if (before) this.heedOffers(before, snapshot);
    this.latest = snapshot;
    this.heard = true;
    this.tries = 0;
    this.answered = false;
    this.tend();
    if (!snapshot.view) {
      this.snapshot = snapshot;
      return;
    }
    if (snapshot.clock) this.ahead = Date.now() / 1000 - snapshot.clock.now;
    if (this.pausing) this.pause();
    if (this.late) {
      this.late = false;
      this.sending = this.errands.again();
    }
    if (this.board && this.picture) return this.queued(before, snapshot);
    if (this.loading) return;
    this.loading = true;
    const [board, picture] = await Promise.all([BOARDS[snapshot.game]?.().catch(() => null), api.picture(this.id)]);
    this.board = board ?? null;
    this.desk = board?.desk?.(this.id) ?? null;
    await this.furnish(picture);
    this.loading = false;
    this.incomplete = !this.board || !this.picture;
    if (!this.incomplete) this.pacing.add(this.latest);
  }

  /** Notice that a draw offered from here was not taken; whoever takes an offer back knows it. */
  private heedOffers(before: Snapshot, now: Snapshot): void {
    const offered = before.players.some((one) => one.offers && this.mine.includes(one.seat));
    const stands = now.players.some((one) => one.offers);
    if (stands || now.status === 'over' || now.may.includes('offer')) this.declined = false;
    else if (offered) this.declined = !this.withdrawn;
    if (!stands) this.withdrawn = false;
  }

  /** Put a salt into the seed, when it is time for that; tell one whose salt came too late. */
  private tend(): void {
    const now = this.latest;
    if (!now) return;
    this.salts.tend(now.fairness, this.mine, now.status === 'open');
    const begins = this.snapshot && !this.snapshot.view && now.status === 'playing';
    this.saltMissed ||= !!begins && this.salts.missed(now.fairness, this.mine);
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
    clearTimeout(this.lesson);
    if (!words && !this.closed) this.lesson = setTimeout(() => this.learn(), Math.max(LESSON, resting()));
  }

  /** Fetch the words of the game again: in another language, or because they did not come. */
  learn(): void {
    void this.furnish(this.picture);
  }

  /** What many lines tell at once is shown line by line, where the board knows how. */
  private queued(before: Snapshot | null, snapshot: Snapshot): void {
    const advance = this.board!.advance;
    const ground = this.picture!.ground;
    const told = before && before.seat === snapshot.seat ? news(before.log, snapshot.log) : [];
    if (before && advance && told.length > 1)
      for (const part of unfolded(before, snapshot, told, (view, line) => advance(ground, view, line) as View)) this.pacing.add(part);
    this.pacing.add(snapshot);
  }

  private show(snapshot: Snapshot): number {
    const before = this.snapshot?.view ? this.snapshot : null;
    const wasAsked = this.asked;
    const sameSeat = before?.seat === snapshot.seat;
    const moved = !before || before.ply !== snapshot.ply || !sameSeat;
    const told = before && sameSeat ? news(before.log, snapshot.log) : [];
    this.snapshot = snapshot;
    if (moved) {
      this.refusal = null;
      this.planned = null;
      this.weighing = null;
      this.unasked = this.usual?.label ?? '';
      this.usual = null;
      this.hints.close();
    }
    const offers: Offer[] = snapshot.actions.map((a) => ({ action: a.action, name: a.block, path: a.targets, label: a.label }));
    const fresh = new Narrowing(offers, this.board?.places ?? new Set());
    let again: Narrowing | null = moved ? null : fresh;
    if (!moved) for (const target of this.narrowing.picked) again = again?.pick([target]) ?? null;
    this.narrowing = again ?? fresh;
    if (moved) this.forward = !!before && sameSeat && before.view.ply < snapshot.view.ply;
    this.takeUsual();
    // Several people on one screen: go on with the seat that is asked. What is secret waits until that person is there.
    const next = snapshot.view.actors.find((seat) => seat !== snapshot.seat && this.seated.includes(seat));
    if (!this.secrets && snapshot.status === 'playing' && !snapshot.actions.length && next !== undefined) this.hello(next);
    if (this.past) return 0;
    this.told = told;
    // What has just happened stays marked until the person goes on.
    if (moved && sameSeat) this.lit = this.spoken(told);
    this.sound(told);
    if (settings.sound && before && before.status !== 'over' && snapshot.status === 'over') play('end', 300);
    else if (settings.sound && before && !wasAsked && this.asked) play('turn', 260);
    const shown = snapshot.partial || told.some((line) => !this.mine.includes(line.args.seat ?? -1));
    const worth = Math.max(0, ...told.map((line) => this.board?.worth?.(line) ?? 1));
    // Who is asked goes on at once: what comes meanwhile only tells that others have chosen too.
    return shown && !document.hidden && !snapshot.actions.length ? STAY[settings.pace] * worth : 0;
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

  private spoken(told: readonly Told[]): ReadonlySet<string> {
    return new Set(told.flatMap((line) => this.board?.spoken(line) ?? []));
  }

  private sound(told: readonly Told[]): void {
    if (!settings.sound) return;
    told.forEach((line, i) => {
      const sound = this.board?.sound(line);
      if (sound) play(sound, Math.min(i, 3) * 120);
    });
  }

  // -- choosing --------------------------------------------------------------------------------

  /** A click on a place of the board. */
  pick(targets: string[]): void {
    this.refusal = null;
    if (!this.snapshot || this.past || this.sending) return;
    if (this.behind) return this.skip();
    if (!this.asked) {
      if (this.snapshot.status === 'playing') this.refusal = { title: '', text: 'notYourTurn', rule: '' };
      return;
    }
    const last = this.narrowing.picked.at(-1);
    if (last && targets.includes(last)) return this.back();
    this.lit = new Set();
    const now = this.planned ? new Narrowing(this.narrowing.all, this.narrowing.places) : this.narrowing;
    const next = now.choose(targets);
    if (next) {
      this.planned = null;
      this.narrowing = next;
      if (next.settled) this.take(next.settled);
      return;
    }
    const blocks = this.picture?.vocabulary ?? [];
    const action = meant(blocks, now, targets) ?? wanted(blocks, this.board?.wanted ?? {}, targets);
    if (action === null) this.refusal = { title: '', text: 'nothingHere', rule: '' };
    else this.wire.send({ type: 'why', seat: this.snapshot.seat, action });
  }

  /** One step back on the way to an action. */
  back(): void {
    this.refusal = null;
    const whole = this.planned && !this.narrowing.settled;
    this.planned = null;
    if (!whole) this.narrowing = this.narrowing.back();
  }

  /** Show a whole choice as a ghost, to be confirmed or taken back. */
  propose(offer: Offer): void {
    if (!this.asked || this.sending) return;
    this.refusal = null;
    this.narrowing = new Narrowing(this.narrowing.all, this.narrowing.places);
    this.planned = offer;
  }

  /** A whole choice: done at once, or shown first where it has to be confirmed. */
  take(offer: Offer): void {
    if (!this.asked || this.sending) return;
    if (this.confirming === 'always' && !this.planned) this.planned = offer;
    else if (this.confirming === 'final' && !this.planned) this.weigh(offer);
    else this.send(offer);
  }

  /** What nearly everybody chooses is chosen unasked, or put forward where it has to be confirmed. After an undo nothing is. */
  private takeUsual(): void {
    if (!this.forward || settings.questions === 'all' || !this.asked || this.sending) return;
    const usual = this.snapshot!.actions.find((one) => one.usual)?.action;
    const offer = this.narrowing.all.find((one) => one.action === usual);
    if (!offer) return;
    this.forward = false;
    this.usual = offer;
    this.take(offer);
    if (this.planned) this.usual = null;
  }

  /** Ask whether a move could not be taken back; only such a one has to be confirmed. */
  private weigh(offer: Offer): void {
    this.weighing = offer;
    this.wire.send({ type: 'weigh', seat: this.snapshot!.seat, action: offer.action });
  }

  private weighed(action: number, final: boolean): void {
    const offer = this.weighing;
    if (offer?.action !== action || !this.asked || this.sending) return;
    this.weighing = null;
    if (!final) return this.send(offer);
    this.usual = null;
    this.planned = offer;
  }

  confirm(): void {
    if (this.planned && this.asked && !this.sending) this.send(this.planned);
  }

  private get confirming(): 'always' | 'final' | 'never' {
    if (settings.confirm !== 'people') return settings.confirm;
    return this.snapshot!.players.filter((player) => player.player === 'person').length > 1 ? 'final' : 'never';
  }

  private send(offer: Offer): void {
    this.sending = this.request({ type: 'move', action: offer.action });
  }

  /** Several actions one after another, for a decision that owes more than one. */
  sendAll(actions: readonly number[]): void {
    if (this.asked && !this.sending) this.sending = this.errands.begin(actions);
  }

  undo(): void {
    if (this.snapshot?.undo) this.sending = this.request({ type: 'undo', to: this.snapshot.undo.to });
  }

  resign(): void {
    this.say({ type: 'resign' });
  }

  /** Offer a draw, or agree to one, for all own seats. */
  offer(): void {
    this.withdrawn = false;
    this.say({ type: 'offer' });
  }

  /** Refuse a draw, or take back that one was offered. */
  decline(): void {
    this.withdrawn = this.latest!.players.some((one) => one.offers && this.mine.includes(one.seat));
    this.say({ type: 'decline' });
  }

  /** End an endless game by the rule of the table. */
  claim(): void {
    this.say({ type: 'claim' });
  }

  /** Ask for a pause, for every own seat one after another; it begins when all people have asked. */
  pause(): void {
    const seat = this.mine.find((one) => this.latest!.players[one]?.player === 'person' && !this.latest!.players[one]!.resting);
    this.pausing = seat !== undefined;
    if (seat !== undefined) this.say({ type: 'pause' }, seat);
  }

  /** End a pause, or refuse one that was asked for. */
  resume(): void {
    this.say({ type: 'resume' }, this.mine[0]);
  }

  /** Take a seat back from the bot that took it over. */
  retake(seat: number): void {
    this.say({ type: 'back' }, seat);
  }

  chat(text: string): void {
    const key = newKey();
    this.saying = { key, text };
    this.wire.send({ type: 'chat', key, text });
  }

  private say(message: object, seat = this.snapshot!.seat, key = newKey()): boolean {
    return this.wire.send({ ...message, seat, ply: this.latest!.ply, key });
  }

  /** Send a choice; until the server answers it, no other one is sent, also when others move meanwhile. */
  private request(message: object): boolean {
    this.waitingFor = newKey();
    return this.say(message, undefined, this.waitingFor);
  }

  // -- looking back ----------------------------------------------------------------------------

  private async fetchPast(ply: number): Promise<Past | null> {
    return api.past(this.id, ply, this.snapshot?.seat ?? -1, settings.lang).catch((error) => {
      this.refusal = { title: '', text: failure(error), rule: '' };
      return null;
    });
  }
}

/** A name for a message, so that the server does it only once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

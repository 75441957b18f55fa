// One table as the page knows it. It is made of parts, each in a file of its own in table/; here the messages of the server reach them.
import type { View } from '../boards/board';
import type { ByeFrame, ChatLine, ErrorFrame, Frame, Message, Picture as WirePicture, SnapshotFrame, WhyFrame } from '../wire';
import { Analysis } from './analysis.svelte';
import { api } from './api';
import { answer, failure } from './failure';
import { Hints, stillAsked } from './hints.svelte';
import { Looking, type Past } from './looking.svelte';
import { Salts } from './salts';
import { STAY, settings } from './settings.svelte';
import { play } from './sound';
import { Agreements } from './table/agreements.svelte';
import type { Attempt } from './table/attempt.svelte';
import { Chat } from './table/chat.svelte';
import { Coach } from './table/coach.svelte';
import { Connection, type Ears, type Wire } from './table/connection.svelte';
import { newKey } from './table/key';
import { Missed } from './table/missed.svelte';
import { Outlook } from './table/outlook.svelte';
import { Panels } from './table/panels.svelte';
import { Playback } from './table/playback.svelte';
import { Position } from './table/position.svelte';
import { Seating } from './table/seating.svelte';
import { Reactions } from '../company/reactions.svelte';
import { Selection } from './table/selection.svelte';
import { Standing } from './table/standing.svelte';
import { news } from './unfolding';

export type { Past } from './looking.svelte';

export type { Clock, Ended, Player } from '../wire';

/** The last snapshot with all that it left out, and the position as boards read it; its `view` is null before the game starts, when only
    the hall is shown. */
export interface Snapshot extends Required<Omit<SnapshotFrame, 'type' | 'view' | 'patches'>> {
  view: View;
  /** Made by the page: the view after each new line of the log; the last one is `view`. */
  steps?: View[];
  /** Made by the page: on the way from one snapshot to the next. */
  partial?: boolean;
}

export interface Picture extends Omit<WirePicture, 'game' | 'ground'> {
  /** What the board draws; `words` are the words of the game, where the board shows them. */
  ground: { words?: Record<string, string> };
}

export type Said = ChatLine;
export type Refusal = Pick<WhyFrame, 'title' | 'text' | 'rule' | 'names'> & {
  /** What it is called, where it is not that something is forbidden. */
  heading?: string;
};

/** Why the server has ended a connection for good. */
export type Parting = ByeFrame['why'];

type Bare<M> = M extends Message ? Omit<M, 'seat' | 'ply' | 'key'> : never;
/** What a seat asks of the game, before it is said at which ply and under which key. */
export type Asked = Bare<Extract<Message, { ply: number }>>;

/** What a table is told by, and what it is: a lesson, or a game. */
export interface Source {
  connect: (ears: Ears) => Wire;
  picture: () => Promise<Picture | null>;
  lesson: Attempt | null;
}

const served = (id: string): Source => ({ connect: (ears) => new Connection(id, ears), picture: () => api.picture(id), lesson: null });

export class TableState {
  readonly connection: Wire;
  readonly position: Position;
  readonly seating: Seating;
  readonly selection: Selection;
  readonly playback: Playback;
  readonly agreements: Agreements;
  readonly standing = new Standing(this);
  readonly chat: Chat;
  readonly reactions: Reactions;
  readonly panels = new Panels();
  readonly missed: Missed = new Missed(this);
  readonly looking: Looking;
  readonly hints: Hints;
  readonly outlook: Outlook;
  readonly coach = new Coach();
  readonly analysis: Analysis;
  /** An invitation to a rematch that another one of this table has made. */
  invitation = $state('');
  /** The salt of this browser came too late for the seed. */
  saltMissed = $state(false);
  /** The lesson that is played here; null at any other table. */
  readonly lesson: Attempt | null;
  private salts: Salts;

  constructor(
    readonly id: string,
    source: Source = served(id),
  ) {
    this.lesson = source.lesson;
    this.connection = source.connect({
      message: (message) => this.hear(message),
      ready: () => this.hello(this.seating.facing >= 0 ? this.seating.facing : null),
      lost: () => {
        this.salts.again();
        this.selection.drop();
        this.hints.drop();
        this.outlook.clear();
      },
    });
    const send = (message: Message) => this.connection.send(message);
    this.position = new Position(id, source.picture);
    this.seating = new Seating(this.position);
    this.selection = new Selection(this);
    this.playback = new Playback(this.position, (one) => this.show(one));
    this.agreements = new Agreements(this);
    this.chat = new Chat(send);
    this.reactions = new Reactions(send, (seat) => this.position.snapshot?.players[seat]?.name ?? '');
    this.looking = new Looking(
      (ply) => this.fetchPast(ply),
      () => this.position.last,
      (_, told) => this.playback.tell(told),
    );
    this.hints = new Hints(
      () => send({ type: 'hint', seat: this.position.snapshot!.seat }),
      () => this.mayHint,
    );
    this.outlook = new Outlook(
      (action) => send({ type: 'foresee', seat: this.position.snapshot!.seat, action }),
      () => !!this.selection.weighing,
    );
    this.analysis = new Analysis(id);
    this.salts = new Salts(id, send);
    this.connection.start();
  }

  close(): void {
    this.position.close();
    this.looking.stop();
    this.connection.stop();
  }

  hello(seat: number | null = null): void {
    this.connection.send({ type: 'hello', lang: settings.lang, seat });
    this.away();
  }

  /** Nobody looks at this page: from then on notifications may be sent. Every hello ends that. */
  away(): void {
    if (document.hidden) this.connection.send({ type: 'away', key: newKey() });
  }

  /** The language has changed: everything that was said is asked for again. */
  speak(): void {
    this.hello(this.position.snapshot?.seat ?? null);
    this.hints.close();
    this.analysis.speak();
    this.position.learn();
    if (this.past) void this.looking.to(this.past.ply);
  }

  /** The person of this seat sits before the screen. */
  face(seat: number): void {
    this.seating.facing = seat;
    this.hello(seat);
  }

  /** Send a request for a seat, at the ply that is known here, under a key by which the server does it only once. */
  say(message: Asked, seat = this.position.snapshot!.seat, key = newKey()): boolean {
    return this.connection.send({ ...message, seat, ply: this.position.latest!.ply, key });
  }

  // -- what several parts say together -----------------------------------------------------------

  /** Whether the seat that is shown may choose now. */
  get asked(): boolean {
    const now = this.position.snapshot;
    if (!now || !this.connection.live || this.playback.behind || this.past || this.seating.cover >= 0) return false;
    return now.actions.length > 0 && now.players[now.seat]?.player === 'person';
  }

  /** Whether a hint can be thought of now. */
  get mayHint(): boolean {
    return this.asked && this.seating.alone;
  }

  /** Whether one may be asked for: now, or for the next own choice. */
  get mayWaitForHint(): boolean {
    const now = this.position.snapshot;
    if (!now || now.status !== 'playing' || !this.connection.live || this.past || this.seating.cover >= 0) return false;
    return this.seating.alone && now.players[now.seat]?.player === 'person';
  }

  /** Whether the chances along the game can be told. */
  get mayAnalyse(): boolean {
    return this.position.over && !this.position.bygone;
  }

  /** Whether this visitor may look back: those who sit here, and whoever may see all of it. */
  get mayLook(): boolean {
    const now = this.position.snapshot;
    if (!now || this.lesson || now.status === 'open' || (!this.position.last && !this.past)) return false;
    return this.position.over || this.seating.mine.length > 0 || now.watch === 'open';
  }

  get past(): Past | null {
    return this.looking.past;
  }

  /** What lies on the board now, or at the moment that is looked back at. */
  get view(): View | undefined {
    return this.past?.view ?? this.position.snapshot?.view;
  }

  // -- what the server says ----------------------------------------------------------------------

  private hear(message: Frame): void {
    if (message.type === 'snapshot') void this.receive(message);
    else if (message.type === 'talk') {
      this.seating.mine = message.mine;
      this.chat.lines = message.lines;
      this.standing.all = message.standing;
      this.tend();
    } else if (message.type === 'standing') this.standing.all = message.standing;
    else if (message.type === 'chat') this.chat.hear(message);
    else if (message.type === 'reaction') void this.reactions.hear(message);
    else if (message.type === 'presence') this.position.present(message.seats);
    else if (message.type === 'rematch') this.invitation = message.invitation;
    else if (message.type === 'why') {
      if (message.rule && message.ply === this.position.snapshot?.ply) this.selection.refuse(message);
    } else if (message.type === 'foresight') {
      if (message.ply !== this.position.snapshot?.ply) return;
      this.outlook.hear(message);
      this.selection.weighed(message);
    } else if (message.type === 'hint') this.hints.hear(message);
    else if (message.type === 'done') this.selection.done(message.key, message.ply);
    else if (message.type === 'bye') {
      // After a restored backup the table is there as it was: come back to it.
      if (message.why !== 'restored') this.connection.part(message.why);
    } else if (message.type === 'error') this.refused(message);
  }

  private refused(message: ErrorFrame): void {
    if (this.salts.sent.has(message.key)) return; // the proof tells who put no salt into the seed
    if (!message.key && this.hints.refuse(message.code, message.wait)) return;
    if (!message.key && this.outlook.refuse(message.code)) return this.selection.unweighed();
    this.agreements.stopPausing();
    if (message.code === 'not-yours' && !this.position.snapshot) return this.connection.miss();
    if (this.selection.refused(message.code)) return;
    this.chat.refused(message.key);
    this.selection.refusal = { title: message.title ?? '', text: answer(message.code, message.wait), rule: message.rule ?? '' };
  }

  /** A snapshot has come; the first ones wait for the board to be fetched. */
  private async receive(come: SnapshotFrame): Promise<void> {
    const { position } = this;
    const before = position.latest;
    let snapshot: Snapshot;
    try {
      snapshot = position.keep(come);
    } catch {
      return this.hello(come.seat ?? before?.seat); // what has changed does not fit what is here: ask for the whole
    }
    if (before) this.agreements.heed(before, snapshot);
    this.connection.hear();
    this.tend();
    if (!snapshot.view) {
      position.snapshot = snapshot;
      return;
    }
    this.agreements.goOnPausing();
    this.selection.sayAgain();
    if (position.board && position.picture) this.playback.add(snapshot, before);
    else if (await position.load(snapshot.game)) this.playback.add(position.latest!);
  }

  /** Put a salt into the seed, when it is time for that; tell one whose salt came too late. */
  private tend(): void {
    const { snapshot, latest: now } = this.position;
    if (!now) return;
    this.standing.tend();
    this.salts.tend(now.fairness, this.seating.mine, now.status === 'open');
    const begins = snapshot && !snapshot.view && now.status === 'playing';
    this.saltMissed ||= !!begins && this.salts.missed(now.fairness, this.seating.mine);
  }

  /** Put a snapshot on the board; says for how many milliseconds it is to be looked at. */
  private show(snapshot: Snapshot): number {
    const { position, seating, playback } = this;
    const before = position.snapshot?.view ? position.snapshot : null;
    const wasAsked = this.asked;
    const sameSeat = before?.seat === snapshot.seat;
    const moved = !before || before.ply !== snapshot.ply || !sameSeat;
    const told = before && sameSeat ? news(before.log, snapshot.log) : [];
    position.snapshot = snapshot;
    if (!before) this.agreements.comeBack();
    if (!snapshot.partial) this.missed.heed(before, snapshot, document.hidden);
    if (moved) {
      this.hints.moved(sameSeat && stillAsked(before!.view, snapshot.view));
      this.outlook.clear();
    }
    if (settings.coach && !snapshot.partial) this.coach.hear(snapshot.game, snapshot.tips ?? []);
    const forward = before ? sameSeat && before.view.ply < snapshot.view.ply : !snapshot.view.ply;
    this.selection.renew(snapshot, moved, forward);
    // Several people on one screen: go on with the seat that is asked. What is secret waits until that person is there.
    const next = snapshot.view.actors.find((seat) => seat !== snapshot.seat && seating.seated.includes(seat));
    if (!seating.secrets && snapshot.status === 'playing' && !snapshot.actions.length && next !== undefined) this.hello(next);
    if (this.past) return 0;
    // What has just happened stays marked until the person goes on.
    playback.tell(told, moved && sameSeat);
    if (settings.sound && before && before.status !== 'over' && snapshot.status === 'over') play('end', 300);
    else if (settings.sound && before && !wasAsked && this.asked) play('turn', 260);
    const shown = snapshot.partial || told.some((line) => !seating.mine.includes(line.args.seat ?? -1));
    // Who is asked goes on at once: what comes meanwhile only tells that others have chosen too.
    return shown && !document.hidden && !snapshot.actions.length ? STAY[settings.pace] * playback.worth(told) : 0;
  }

  private async fetchPast(ply: number): Promise<Past | null> {
    return api.past(this.id, ply, this.position.snapshot?.seat ?? -1, settings.lang).catch((error) => {
      this.selection.refusal = { title: '', text: failure(error), rule: '' };
      return null;
    });
  }
}

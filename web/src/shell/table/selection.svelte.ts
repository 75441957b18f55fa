// The selection: how far a choice has come, from the first click to the answer of the server.
import type { ForesightFrame, WhyFrame } from '../../wire';
import { Errands } from '../errands';
import { Narrowing, domainOf, meant, type Offer } from '../narrowing';
import { settings, t } from '../settings.svelte';
import type { Asked, Refusal, Snapshot, TableState } from '../table.svelte';
import { newKey } from './key';

/** More names than these are not read out: the places glow. */
const FEW = 4;
/** Where nothing can be looked at before it is touched. */
const TOUCH = matchMedia('(hover: none)');

/** Whether an option costs or risks something. */
const matters = (foresight: ForesightFrame) =>
  foresight.changes.some((one) => one.by < 0) || foresight.odds.length > 0 || foresight.spans.some((one) => one.low < 0);

export class Selection {
  narrowing = $state.raw(new Narrowing([], new Set()));
  /** A whole choice that waits to be confirmed. */
  planned = $state.raw<Offer | null>(null);
  /** A choice of which the server is asked what it does: whether it could be taken back, and what it costs. */
  weighing = $state.raw<Offer | null>(null);
  /** What was chosen for this person, because nearly everybody would; an undo asks. */
  unasked = $state('');
  /** Why something cannot be done, or did not succeed. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The question has come because the game went on, not because somebody took a move back. */
  private forward = false;
  /** The usual answer, while it is on its way. */
  private usual: Offer | null = null;
  /** The only answer, of which the server is asked whether it could be taken back. */
  only: Offer | null = $state.raw(null);
  /** The key of the choice that is on its way to the server. */
  private waitingFor = '';
  private errands = new Errands((action) => this.request({ type: 'move', action }));
  /** The server knows of moves that were not known here: what was sent is said again for the ply that it tells. */
  private late = false;
  /** The ply of the last thing that the server has done for us. */
  private last = -1;

  constructor(private readonly table: TableState) {}

  /** A click on a place of the board. */
  pick(targets: string[]): void {
    const { table } = this;
    const now = table.position.snapshot;
    this.refusal = null;
    if (!now || table.past || this.busy) return;
    if (table.playback.behind) return table.playback.skip();
    if (!table.asked) {
      if (now.status === 'playing') this.refusal = { title: '', text: t('notYourTurn'), rule: '' };
      return;
    }
    const { picked, places } = this.narrowing;
    const last = (this.planned?.path.filter((target) => places.has(domainOf(target))) ?? picked).at(-1);
    if (last && targets.includes(last)) return this.again();
    table.playback.lit = new Set();
    const from = this.planned ? new Narrowing(this.narrowing.all, this.narrowing.places) : this.narrowing;
    const next = from.choose(targets);
    if (next) {
      this.planned = null;
      this.narrowing = next;
      if (next.settled) this.take(next.settled);
      return;
    }
    if (!table.lesson) return void table.connection.send({ type: 'why', seat: now.seat, picked: [...from.picked], clicked: targets });
    // A lesson takes a wrong try as an action: its own words may answer it.
    const action = meant(table.position.picture?.vocabulary ?? [], from, targets);
    if (action !== null) table.connection.send({ type: 'why', seat: now.seat, action });
    else {
      const { board, picture } = table.position;
      this.refusal = this.asksOther(board!.name(picture!.ground, targets[0]!, settings.lang), '');
    }
  }

  /** Ask why an action is not possible. */
  why(action: number): void {
    const { snapshot } = this.table.position;
    this.refusal = null;
    if (snapshot && this.ready) this.table.connection.send({ type: 'why', seat: snapshot.seat, action });
  }

  /** The server says why nothing follows a click, and at what to look. */
  refuse(why: WhyFrame): void {
    const { about = [], names = [], place = '', rule } = why;
    this.table.playback.lit = new Set(about);
    if (why.clicked === 'first') {
      const text = t(names.length > FEW ? 'pickGlowingFirst' : 'pickFirst', { place, names: names.join(', ') });
      this.refusal = { heading: t('notYet'), title: '', text, rule };
    } else this.refusal = why.clicked === 'other' ? this.asksOther(place, rule) : why;
  }

  /** Something else is asked than what was clicked. */
  private asksOther(place: string, rule: string): Refusal {
    const prompt = this.table.position.snapshot?.prompt ?? '';
    return { heading: t('asksOther'), title: '', text: t('notAsked', { place, prompt }), rule };
  }

  /** A second click on what was chosen last: by touch it commits what was shown first, else it is a step back. */
  private again(): void {
    const known = this.planned && this.table.outlook.of(this.planned.action);
    if (TOUCH.matches && known && !known.dear) this.confirm();
    else this.back();
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
    if (!this.ready) return;
    this.refusal = null;
    this.narrowing = new Narrowing(this.narrowing.all, this.narrowing.places);
    this.planned = offer;
  }

  /** A whole choice: done at once, or shown first where it has to be confirmed. */
  take(offer: Offer): void {
    if (!this.ready) return;
    if (this.planned?.action === offer.action || this.confirming === 'never') return this.send(offer);
    this.planned = null;
    const known = this.table.outlook.of(offer.action);
    if (this.confirming === 'always') this.planned = offer;
    else if (known) this.decide(offer, known);
    else if (this.confirming === 'final' || TOUCH.matches) this.weigh(offer);
    else this.send(offer);
  }

  confirm(): void {
    if (this.planned && this.ready) this.send(this.planned);
  }

  /** Several actions one after another, for a decision that owes more than one. */
  sendAll(actions: readonly number[]): void {
    if (this.ready) this.sending = this.errands.begin(actions);
  }

  undo(): void {
    const undo = this.table.position.snapshot?.undo;
    if (undo) this.sending = this.request({ type: 'undo', to: undo.to });
  }

  /** The server says what an option does. */
  weighed(foresight: ForesightFrame): void {
    if (this.only?.action === foresight.action && this.ready) return this.takeOnly(foresight);
    const offer = this.weighing;
    if (offer?.action !== foresight.action || !this.ready) return;
    this.weighing = null;
    this.decide(offer, foresight);
  }

  /** The server cannot say what an option does: whoever chose it says so twice. */
  unweighed(): void {
    const offer = this.weighing;
    this.weighing = null;
    this.only = null;
    if (offer && this.ready) this.planned = offer;
  }

  /** The server has done what was sent under a key, at a ply. */
  done(key: string, ply: number): void {
    if (key === this.waitingFor) {
      this.sending = this.errands.done();
      this.last = ply;
    }
    this.answer();
  }

  /** A request was refused; true if it is said again by itself, once the snapshot is there that follows. */
  refused(code: string): boolean {
    this.sending = false;
    this.weighing = null;
    this.only = null;
    if (code === 'stale') {
      this.late = this.errands.busy;
      this.sending = this.late;
      if (this.late) return true;
    }
    this.errands.drop();
    return false;
  }

  /** A snapshot has come: say again what came too late. */
  sayAgain(): void {
    if (!this.late) return;
    this.late = false;
    this.sending = this.errands.again();
  }

  /** The link is lost, and with it whatever was on its way. */
  drop(): void {
    this.sending = false;
    this.last = -1;
    this.weighing = null;
    this.only = null;
    this.errands.drop();
    this.late = false;
  }

  /** Another snapshot is shown: what was chosen so far stays, unless the position is another one. */
  renew(snapshot: Snapshot, moved: boolean, forward: boolean): void {
    if (moved) {
      this.refusal = null;
      this.planned = null;
      this.weighing = null;
      this.unasked = this.usual?.label ?? '';
      this.usual = null;
      this.only = null;
      this.forward = forward;
    }
    const offers: Offer[] = snapshot.actions.map((a) => ({ action: a.action, name: a.block, path: a.targets, label: a.label }));
    const fresh = new Narrowing(offers, this.table.position.board?.places ?? new Set());
    let again: Narrowing | null = moved ? null : fresh;
    if (!moved) for (const target of this.narrowing.picked) again = again?.pick([target]) ?? null;
    this.narrowing = again ?? fresh;
    this.answer();
  }

  /** Answer a question that need not be asked: unless an undo led to it, its person wants to be asked, or it is a lesson's. */
  private answer(): void {
    if (!this.forward || settings.questions === 'all' || !this.ready || this.table.lesson) return;
    const usual = this.table.position.snapshot!.actions.find((one) => one.usual)?.action;
    const offer = this.narrowing.all.find((one) => one.action === usual);
    if (offer) this.takeUsual(offer);
    else if (this.narrowing.all.length === 1) this.weighOnly(this.narrowing.all[0]!);
  }

  /** What nearly everybody chooses is chosen, or put forward where it has to be confirmed. */
  private takeUsual(offer: Offer): void {
    this.forward = false;
    this.usual = offer;
    this.take(offer);
    if (this.planned) this.usual = null;
  }

  /** The only answer is given if that fixes nothing: no earlier move that could be taken back in earnest. Where other people play it
   * is not, because an answer that comes at once would tell them that there was nothing to choose. */
  private weighOnly(offer: Offer): void {
    if (!this.table.seating.alone || settings.confirm === 'always') return;
    this.forward = false;
    const { undo } = this.table.position.snapshot!;
    if (!undo || undo.practice) return this.send(offer);
    this.only = offer;
    this.table.outlook.ask(offer.action);
  }

  private takeOnly(foresight: ForesightFrame): void {
    const offer = this.only!;
    this.only = null;
    if (!foresight.final) this.send(offer);
  }

  /** Whether something is on its way, or is done and not yet shown: what is offered here is gone already. */
  get busy(): boolean {
    return this.sending || (this.table.position.snapshot?.ply ?? 0) <= this.last;
  }

  /** Whether a choice can be made now. */
  private get ready(): boolean {
    return this.table.asked && !this.busy;
  }

  /** What has to be confirmed: everything, what cannot be taken back, only what costs something dear, or nothing. */
  private get confirming(): 'always' | 'final' | 'dear' | 'never' {
    if (settings.confirm !== 'people') return settings.confirm;
    return this.table.position.snapshot!.players.filter((player) => player.player === 'person').length > 1 ? 'final' : 'dear';
  }

  /** Ask what an option does; only some have to be confirmed. */
  private weigh(offer: Offer): void {
    this.weighing = offer;
    this.table.outlook.ask(offer.action);
  }

  /** Send a choice, or show it first if it cannot be taken back or costs something dear; by touch, too, if it costs or risks
   * something at all and nobody has seen that yet: there is no mouse to look with before. */
  private decide(offer: Offer, foresight: ForesightFrame): void {
    const unseen = TOUCH.matches && matters(foresight) && !this.table.outlook.wasSeen(offer);
    if (!foresight.dear && !(this.confirming === 'final' && foresight.final) && !unseen) return this.send(offer);
    this.usual = null;
    this.planned = offer;
  }

  private send(offer: Offer): void {
    this.sending = this.request({ type: 'move', action: offer.action });
  }

  /** Send a choice; until the server answers it, no other one is sent, also when others move meanwhile. */
  private request(message: Asked): boolean {
    this.waitingFor = newKey();
    return this.table.say(message, undefined, this.waitingFor);
  }
}

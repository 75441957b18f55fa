// The outlook: what the option that a person looks at would do, asked of the server when it is looked at.
import type { ForesightFrame } from '../../wire';
import type { Offer } from '../narrowing';

/** How long an option is looked at before the server is asked about it, in milliseconds. */
const REST = 120;
/** So many options of a position are asked about before anybody looks at them: those whose buttons carry prices. */
const MOST_WANTED = 8;
/** Errors that only answer a question about an option, also about one that is gone by now. */
const GONE = new Set(['not-asked', 'illegal', 'unforeseen']);
/** Errors that may answer one. */
const LIMITS = new Set(['too-many-foresights', 'too-many']);

export class Outlook {
  /** The option that is looked at. */
  offer = $state.raw<Offer | null>(null);
  /** What is known of the options of this position, by action; replaced, never changed. */
  private known = $state.raw<ReadonlyMap<number, ForesightFrame>>(new Map());
  /** The action that was asked about last and not answered yet; -1 for none. */
  private pending = -1;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** The actions whose prices stand on buttons, in the order in which they are asked about. */
  private wanted: number[] = [];
  private turn: ReturnType<typeof setTimeout> | undefined;
  /** The action that was told when a finger or the mouse went down last: what it does has been seen before. */
  private seen = -1;

  constructor(
    private readonly send: (action: number) => boolean,
    /** Whether an answer is waited for that another question would push aside. */
    private readonly busy: () => boolean,
  ) {}

  /** What the option that is looked at would do, once it is known. */
  get told(): ForesightFrame | null {
    return this.offer ? this.of(this.offer.action) : null;
  }

  of(action: number): ForesightFrame | null {
    return this.known.get(action) ?? null;
  }

  /** A person looks at an option, or (null) away from all. */
  look(offer: Offer | null): void {
    if (offer?.action === this.offer?.action) return;
    this.offer = offer;
    clearTimeout(this.rest);
    if (!offer || this.of(offer.action)) return;
    this.rest = setTimeout(() => {
      if (!this.busy()) this.ask(offer.action);
    }, REST);
  }

  /** What is known of an option whose price stands on its button; asked about when nothing else is. */
  want(action: number): ForesightFrame | null {
    const known = this.of(action);
    if (!known && !this.wanted.includes(action) && this.wanted.length < MOST_WANTED) {
      this.wanted.push(action);
      this.askWanted();
    }
    return known;
  }

  /** A finger or the mouse goes down. */
  touch(): void {
    this.seen = this.told?.action ?? -1;
  }

  /** Whether it was told what an option does before it was chosen. */
  wasSeen(offer: Offer): boolean {
    return this.seen === offer.action;
  }

  private askWanted(): void {
    clearTimeout(this.turn);
    this.turn = setTimeout(() => {
      const next = this.wanted.find((action) => !this.known.has(action));
      if (next === undefined) return;
      if (this.pending >= 0 || this.busy()) this.askWanted();
      else this.ask(next);
    }, REST);
  }

  /** Ask at once; false if the link is gone. */
  ask(action: number): boolean {
    clearTimeout(this.rest);
    const sent = this.send(action);
    this.pending = sent ? action : -1;
    return sent;
  }

  hear(foresight: ForesightFrame): void {
    if (foresight.action === this.pending) this.pending = -1;
    this.known = new Map(this.known).set(foresight.action, foresight);
    if (this.wanted.length) this.askWanted();
  }

  /** An error of the server; whether it was about an option. Such errors come without a key. */
  refuse(code: string): boolean {
    const about = GONE.has(code) || (this.pending >= 0 && LIMITS.has(code));
    if (!about) return false;
    this.pending = -1;
    this.forget();
    return true;
  }

  /** What cannot be told is not asked about again. */
  private forget(): void {
    clearTimeout(this.turn);
    this.wanted = [];
  }

  /** The position is another one. */
  clear(): void {
    clearTimeout(this.rest);
    this.forget();
    this.seen = -1;
    this.offer = null;
    this.pending = -1;
    if (this.known.size) this.known = new Map();
  }
}

// The outlook: what the option that a person looks at would do, asked of the server when it is looked at.
import type { ForesightFrame } from '../../wire';
import type { Offer } from '../narrowing';

/** How long an option is looked at before the server is asked about it, in milliseconds. */
const REST = 120;
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
  }

  /** An error of the server; whether it was about an option. Such errors come without a key. */
  refuse(code: string): boolean {
    const about = GONE.has(code) || (this.pending >= 0 && LIMITS.has(code));
    if (about) this.pending = -1;
    return about;
  }

  /** The position is another one. */
  clear(): void {
    clearTimeout(this.rest);
    this.offer = null;
    this.pending = -1;
    if (this.known.size) this.known = new Map();
  }
}

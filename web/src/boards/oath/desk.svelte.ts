// What the board and the dock share while a seat thinks: its offers, the action it has in mind, what is held up to be read.
import type { Offer } from '../../shell/narrowing';
import { sameOffers } from '../desk.svelte';
import type { Spread } from '../odds';
import { byPlace, isActing, VERBS } from './offers';
import type { Position } from './model';

export class Desk {
  /** What the seat may do now; nothing while it is not asked. */
  offers = $state.raw<readonly Offer[]>([]);
  /** The action that the seat has in mind; nothing while it looks at all of them. */
  verb = $state('');
  /** The seat about which an action with many choices is, as `seat:2`; nothing while none is chosen. */
  toward = $state('');
  /** The place or card that is held up to be read large; nothing if none is. */
  shown = $state('');
  /** What can be chosen at each place, of the action in mind. */
  at = $state.raw<ReadonlyMap<string, Offer[]>>(new Map());
  /** What the choices of a campaign may lead to, as far as that is known. */
  odds = $state.raw<readonly Spread[]>([]);
  /** The whole table is open: no action has to be chosen first. */
  free = $state(false);
  private everywhere: ReadonlyMap<string, Offer[]> = new Map();
  private position: Position | null = null;
  private taker: (offer: Offer) => void = () => {};

  /** The seat is asked anew: what was laid out counts no longer. */
  begin(position: Position, offers: readonly Offer[], taker: (offer: Offer) => void): void {
    this.taker = taker;
    const still = sameOffers(offers, this.offers) && this.position?.asked === position.asked;
    this.position = position;
    if (still) return;
    this.offers = offers;
    this.everywhere = byPlace(position, offers);
    this.free = isActing(position.asked);
    this.intend('');
    this.shown = '';
  }

  /** Have an action in mind; the same one again lets go of it. */
  intend(verb: string): void {
    this.verb = verb === this.verb ? '' : verb;
    this.toward = '';
    this.at = this.verb ? byPlace(this.position!, this.of(this.verb)) : this.everywhere;
  }

  of(verb: string): Offer[] {
    return this.offers.filter((offer) => VERBS[verb]?.includes(offer.name));
  }

  here(place: string): readonly Offer[] {
    return this.at.get(place) ?? [];
  }

  /** A touch on a place. What is a card is read first; false if nothing can be chosen there. */
  touch(place: string, read: boolean): boolean {
    if (this.verb && !this.at.has(place) && this.everywhere.has(place)) this.intend('');
    const here = this.here(place);
    const alone = here.length === 1;
    if (alone && (read ? this.shown === place : !this.free || this.verb)) {
      this.take(here[0]!);
      return true;
    }
    if (!here.length && !read) return false;
    this.shown = this.shown === place ? '' : place;
    return true;
  }

  take(offer: Offer): void {
    this.shown = '';
    this.taker(offer);
  }

  clear(): void {
    this.shown = '';
  }
}

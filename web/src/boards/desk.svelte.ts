// What a board and its dock share while a seat thinks, in games whose cards are read before they are chosen: the offers, the card
// that is held up, the choice that is not made yet.
import type { Offer } from '../shell/narrowing';

export class CardDesk {
  /** What the seat may do now; nothing while it is not asked. */
  offers = $state.raw<readonly Offer[]>([]);
  /** What is held up to be read large; nothing if nothing is. */
  shown = $state('');
  /** A whole choice that is laid out and waits for a second thought. */
  held = $state.raw<Offer | null>(null);
  /** The player whose board is shown; the own one if none is chosen. */
  mat = $state('');

  /** The seat is asked anew: what was laid out counts no longer. False if it is asked the same as before. */
  begin(offers: readonly Offer[]): boolean {
    if (sameOffers(offers, this.offers)) return false;
    this.offers = offers;
    this.clear();
    return true;
  }

  /** Hold a card up, with what could be done with it. */
  show(card: string, offer: Offer | null = null): void {
    this.shown = card;
    this.held = offer;
  }

  clear(): void {
    this.shown = '';
    this.held = null;
  }

  /** What a click on this target alone would do, if it is a whole choice. */
  offerOf(target: string): Offer | null {
    const found = this.offers.filter((offer) => offer.path.length === 1 && offer.path[0] === target);
    return found.length === 1 ? found[0]! : null;
  }

  /** A key that belongs to what is held up: Escape puts it down, Enter takes the choice. Says whether it was one. */
  key(e: KeyboardEvent, sending: boolean, take: (offer: Offer) => void): boolean {
    if (e.defaultPrevented || (!this.shown && !this.held)) return false;
    if (e.key === 'Escape') this.clear();
    else if (e.key === 'Enter' && this.held && !sending && !(e.target as Element).closest('button, a')) take(this.held);
    else return false;
    e.preventDefault();
    return true;
  }
}

/** Whether a seat may do the same as before. */
export const sameOffers = (now: readonly Offer[], before: readonly Offer[]) =>
  now.length === before.length && now.every((offer, i) => offer.action === before[i]!.action);

/** While nobody is asked the shell does not hand keys on, but what is held up can still be put down. */
export function putDown(e: KeyboardEvent, desk: { shown: string; clear(): void }): void {
  if (e.key === 'Escape' && desk.shown && !e.defaultPrevented) desk.clear();
}

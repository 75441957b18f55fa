// What the board and the dock share while a seat thinks: its offers, the card that is looked at, the choice that is not made yet.
import type { Offer } from '../../shell/narrowing';

export class Desk {
  /** What the seat may do now; nothing while it is not asked. */
  offers = $state.raw<readonly Offer[]>([]);
  /** The card or attunement that is held up to be read large; nothing if none is. */
  shown = $state('');
  /** A whole choice that is laid out and waits for a second thought. */
  held = $state.raw<Offer | null>(null);
  /** The guild whose board is shown; the own one if none is chosen. */
  mat = $state('');

  /** The seat is asked anew: what was laid out counts no longer. */
  begin(offers: readonly Offer[]): void {
    if (offers.length === this.offers.length && offers.every((offer, i) => offer.action === this.offers[i]!.action)) return;
    this.offers = offers;
    this.clear();
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

  /** What is still possible after these targets. */
  after(picked: readonly string[]): Offer[] {
    return this.offers.filter((offer) => picked.every((target, i) => offer.path[i] === target));
  }
}

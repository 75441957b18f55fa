// What the board and the dock share while a seat thinks: its offers, the card that is looked at, the choice that is not made yet.
import type { Offer } from '../../shell/narrowing';

export type Tab = 'orders' | 'tactics' | 'heroes';

/** Questions that a person may answer once for all with no, and the decisions that they stand for. */
export const STANDING: Record<string, readonly string[]> = {
  reactions: ['Reaction'],
  turns: ['Window'],
  fights: ['BattleWindow', 'DamageCards', 'FateCards', 'TalkCards', 'DuelWindow'],
};

export class Desk {
  /** What the seat may do now; nothing while it is not asked. */
  offers = $state.raw<readonly Offer[]>([]);
  /** The card that is held up to be read large, as the key of its words: 'tactics-war-chest'; nothing if none is. */
  shown = $state('');
  /** A whole choice that is laid out and waits for a second thought. */
  held = $state.raw<Offer | null>(null);
  /** The faction whose dials and heroes are shown; the own one if none is chosen. */
  mat = $state('');
  /** What lies open of the own things: orders, tactics cards, or heroes with their quests. */
  tab = $state<Tab>('orders');
  /** The questions that are answered with no until further notice. */
  standing = $state<string[]>([]);
  /** A tile or realm as it would lie, to be shown on the board while somebody thinks about it: tile, turns, cell of its first area. */
  ghost = $state.raw<{ tile: string; turns: number; at: readonly [number, number] } | null>(null);

  /** The seat is asked anew: what was laid out counts no longer. */
  begin(offers: readonly Offer[]): boolean {
    if (offers.length === this.offers.length && offers.every((offer, i) => offer.action === this.offers[i]!.action)) return false;
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
    this.ghost = null;
  }

  /** What a click on this target alone would do, if it is a whole choice. */
  offerOf(target: string): Offer | null {
    const found = this.offers.filter((offer) => offer.path.length === 1 && offer.path[0] === target);
    return found.length === 1 ? found[0]! : null;
  }

  /** The standing question that a decision belongs to; nothing if it has to be answered each time. */
  questionOf(asked: string): string {
    return Object.keys(STANDING).find((question) => STANDING[question]!.includes(asked)) ?? '';
  }

  /** Answer a question with no from now on, or be asked again. */
  settle(question: string): void {
    this.standing = this.standing.includes(question) ? this.standing.filter((one) => one !== question) : [...this.standing, question];
  }
}

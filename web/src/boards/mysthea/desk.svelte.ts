// What the board and the dock of Mysthea share while a seat thinks.
import type { Offer } from '../../shell/narrowing';
import { CardDesk } from '../desk.svelte';

export class Desk extends CardDesk {
  /** What is still possible after these targets. */
  after(picked: readonly string[]): Offer[] {
    return this.offers.filter((offer) => picked.every((target, i) => offer.path[i] === target));
  }
}

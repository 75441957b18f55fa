// What the board and the dock of Runewars share while a seat thinks.
import { CardDesk } from '../desk.svelte';
import type { Spread } from '../odds';
import type { Ghost } from './spots';

export type Tab = 'orders' | 'tactics' | 'heroes';

export class Desk extends CardDesk {
  /** What lies open of the own things: orders, tactics cards, or heroes with their quests. */
  tab = $state<Tab>('orders');
  /** What the choices of a fight may lead to, as far as that is known. */
  odds = $state.raw<readonly Spread[]>([]);
  /** The questions that the own seat answers with no until further notice, as the server says. */
  standing = $state.raw<readonly string[]>([]);
  /** Answers a question with no from now on, or not any more. */
  settle: (question: string) => void = () => undefined;
  /** A tile or realm as it would lie, to be shown on the board while somebody thinks about it. */
  ghost = $state.raw<Ghost | null>(null);

  override clear(): void {
    super.clear();
    this.ghost = null;
  }
}

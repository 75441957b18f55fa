// What the board and the dock of Runewars share while a seat thinks.
import { remember, remembered } from '../../shell/memory';
import { CardDesk } from '../desk.svelte';
import type { Spread } from '../odds';
import type { Ghost } from './spots';

export type Tab = 'orders' | 'tactics' | 'heroes';

/** Questions that a person may answer once for all with no, and the decisions that they stand for. */
export const STANDING: Record<string, readonly string[]> = {
  reactions: ['Reaction'],
  turns: ['Window'],
  fights: ['BattleWindow', 'DamageCards', 'FateCards', 'TalkCards', 'DuelWindow'],
};

/** The standing answers of so many tables are remembered. */
const KEPT = 30;
/** Milliseconds before a standing answer is given. */
const SOONEST = 500;
const LATEST = 1500;

/** How long a standing answer waits. Chance alone says so, never what is in the hand: others cannot tell it from a person who passes. */
export const pauseOf = (chance: number) => SOONEST + chance * (LATEST - SOONEST);

type Answers = Record<string, string[]>;

export class Desk extends CardDesk {
  /** What lies open of the own things: orders, tactics cards, or heroes with their quests. */
  tab = $state<Tab>('orders');
  /** What the choices of a fight may lead to, as far as that is known. */
  odds = $state.raw<readonly Spread[]>([]);
  /** By seat, for several may share a screen: the questions that are answered with no until further notice. */
  private answers = $state.raw<Answers>({});
  /** A tile or realm as it would lie, to be shown on the board while somebody thinks about it. */
  ghost = $state.raw<Ghost | null>(null);

  constructor(private readonly table = '') {
    super();
    this.answers = remembered<Record<string, Answers>>('standing')[table] ?? {};
  }

  override clear(): void {
    super.clear();
    this.ghost = null;
  }

  /** The standing question that a decision belongs to; nothing if it has to be answered each time. */
  questionOf(asked: string): string {
    return Object.keys(STANDING).find((question) => STANDING[question]!.includes(asked)) ?? '';
  }

  /** The questions that a seat answers with no. */
  standing(seat: string): readonly string[] {
    return this.answers[seat] ?? [];
  }

  /** Answer a question with no from now on, or be asked again; this browser remembers it. */
  settle(seat: string, question: string): void {
    const now = this.standing(seat);
    this.answers = { ...this.answers, [seat]: now.includes(question) ? now.filter((one) => one !== question) : [...now, question] };
    const others = Object.entries(remembered<Record<string, Answers>>('standing')).filter(([table]) => table !== this.table);
    remember('standing', Object.fromEntries([...others.slice(1 - KEPT), [this.table, this.answers]]));
  }
}

// What the options of a game need from one another, so that a form can say it before anything is sent. A game without such needs has
// no entry.
import type { Lang } from '../shell/words';
import { eko } from './eko/wish';
import { oath } from './oath/wish';
import { xidit } from './xidit/wish';

export interface Wishes {
  /** Whether an option matters with what is chosen. */
  matters(option: string, chosen: Record<string, unknown>, seats: number): boolean;
  /** What does not go together, in one sentence; nothing if all is well. */
  problem(chosen: Record<string, unknown>, lang: Lang, seats: number): string;
}

export const WISHES: Record<string, Wishes> = { eko, oath, xidit };

// What the coach has said to this person, kept in the browser: each sentence is said once in each game.
import type { Tip } from '../wire';
import { remember, remembered } from './memory';

const KEY = 'coached';
type Said = Record<string, string[]>;

/** What the coach shows: the sentence that stands there as long as its moment lasts, else the first that was not said yet. */
export function nextTip(tips: readonly Tip[], before: Tip | null, said: readonly string[]): Tip | null {
  return tips.find((tip) => tip.key === before?.key) ?? tips.find((tip) => !said.includes(tip.key)) ?? null;
}

export function adviceSaid(game: string): string[] {
  return remembered<Said>(KEY)[game] ?? [];
}

export function noteAdvice(game: string, key: string): void {
  const said = adviceSaid(game);
  if (!said.includes(key)) remember(KEY, { ...remembered<Said>(KEY), [game]: [...said, key] });
}

export function forgetAdvice(): void {
  remember(KEY, {});
}

// Why an idea of a hint is the best one, as far as the adviser's figures tell it honestly.
import type { Hint } from './hints.svelte';
import { percent, word, type Lang } from './words';

/** A lead over the next idea that is clear, and one that is there at all. */
const CLEAR = 0.1;
const SOME = 0.03;

/** How sure the adviser is of its first idea, in one or two plain sentences. */
export function why(lang: Lang, hint: Hint): string {
  const [first, second] = hint.ideas;
  if (!first || !second) return word(lang, 'hintOnly');
  const lead = first.chance - second.chance;
  const said = lead >= CLEAR ? 'hintClear' : lead >= SOME ? 'hintBetter' : 'hintClose';
  const args = { n: hint.tries, share: percent(lang, first.share) };
  return `${word(lang, said)} ${word(lang, 'hintTries', args)}`;
}

// The words of a board, and how its sentences are said.
import { knows, say, type Args, type Given, type Key, type Lang, type Place } from '../shell/words';
import type { GuideStep } from './board';

export function saying<P extends Place>(place: P) {
  return {
    /** A word or a sentence of the board. */
    say: <K extends Key<P>>(lang: Lang, key: K, ...[args]: Given<P, K>): string => say(place, lang, key, args),
    /** A sentence in the form that a number asks for. */
    sayN: (lang: Lang, key: Key<P>, n: number, args: Args = {}): string => say(place, lang, key, { n, ...args }),
    /** Whether the board has such a word. */
    knows: (lang: Lang, key: Key<P>): boolean => knows(place, lang, key),
    /** A step of the guide: what it points at, its sentence, and one for those who have keys. */
    step: (at: string, text: Key<P>, keys?: Key<P>): GuideStep => ({
      at,
      text: (lang) => say(place, lang, text),
      keys: keys && ((lang) => say(place, lang, keys)),
    }),
  };
}

/** The first letter large, for a sentence that begins with a name. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

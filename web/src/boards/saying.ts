// The words of a board in both languages, and how its sentences are said.
import { counted, type Lang } from '../shell/words';

type Args = Record<string, string | number>;

export function saying(words: Record<Lang, Record<string, string>>) {
  return {
    /** A word or a sentence of the board, with what stands in braces filled in. */
    say: (lang: Lang, key: string, args: Args = {}): string =>
      (words[lang][key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? '')),
    /** A sentence in the form that a number asks for. */
    sayN: (lang: Lang, key: string, n: number, args: Args = {}): string => counted(lang, words[lang][key] ?? '', n, { n, ...args }),
    /** Every key, so that a test can see that both languages have the same ones. */
    KEYS: { pl: Object.keys(words.pl), en: Object.keys(words.en) },
  };
}

/** The first letter large, for a sentence that begins with a name. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

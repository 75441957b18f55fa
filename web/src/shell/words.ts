// How the shell finds its words in either language; what a game says comes from the server.
import { EN } from './words.en';
import { PL } from './words.pl';

export type Lang = 'pl' | 'en';

export type Word = keyof typeof PL;

const WORDS: Record<Lang, Record<Word, string>> = { pl: PL, en: EN };

/** A word or a sentence of the shell, with what stands in braces filled in. */
export function word(lang: Lang, key: Word, args: Record<string, string | number> = {}): string {
  return fill(WORDS[lang][key], args);
}

function fill(text: string, args: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** The form of a sentence that a number asks for; its forms stand one after another, divided by '|': one, few, many. */
export function counted(lang: Lang, forms: string, n: number, args: Record<string, string | number>): string {
  const all = forms.split('|');
  const which = { one: 0, few: 1 }[new Intl.PluralRules(lang).select(n) as string] ?? all.length - 1;
  return fill(all[Math.min(which, all.length - 1)]!, args);
}

/** A share as people say it: 0.41 is 41 %. */
export function percent(lang: Lang, share: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
}

/** What a bot is called; one that the page does not know goes by its own name. */
export function botName(lang: Lang, bot: string): string {
  return (WORDS[lang] as Record<string, string>)[`bot-${bot}`] ?? `${WORDS[lang].bot} · ${bot}`;
}

/** What to expect of a bot, in one line; nothing of one that the page does not know. */
export function botHelp(lang: Lang, bot: string): string {
  return (WORDS[lang] as Record<string, string>)[`help-${bot}`] ?? '';
}

/** Text with its simple marks read: paragraphs and lists, for rules that come as plain text. */
export function paragraphs(text: string): { list: boolean; lines: string[] }[] {
  const found: { list: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) {
      found.push({ list: false, lines: [] });
      continue;
    }
    const list = line.startsWith('- ');
    const last = found.at(-1);
    const plain = (list ? line.slice(2) : line).replace(/\*+|`/g, '');
    if (last && last.list === list && (list || last.lines.length)) last.lines.push(plain);
    else found.push({ list, lines: [plain] });
  }
  return found.filter((part) => part.lines.length);
}

// The words of the page: Fluent messages of the shell and of each board. A browser fetches those of its language.
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '../wire';
import type { Messages } from '../../fluent';
import type { Texts } from './keys';

export { LANGUAGES, type Lang };
export type Place = keyof Texts;
export type Args = Record<string, string | number>;
/** A key of a place; those that begin with the same word and a dash may be written in part: `colour-${seat}`. */
export type Key<P extends Place> = (keyof Texts[P] & string) | (keyof Texts[P] extends infer K ? Family<K> : never);
type Family<K> = K extends `${infer F}-${string}` ? `${F}-${string}` : never;
/** The arguments of a text: what it takes must be there. */
export type Given<P extends Place, K> = [Taken<P, K>] extends [never] ? [args?: Args] : [args: Record<Taken<P, K>, string | number> & Args];
type Taken<P extends Place, K> = K extends keyof Texts[P] ? Texts[P][K] & string : never;
export type Word = keyof Texts['shell'];
/** The words that take a number. */
export type Counted = { [K in Word]: [Texts['shell'][K], 'n'] extends ['n', Texts['shell'][K]] ? K : never }[Word];

const FILES = import.meta.glob<Messages>(['./text/*.ftl', '../me/text/*.ftl', '../company/text/*.ftl', '../boards/*/text/*.ftl'], {
  import: 'default',
});
const fileOf = (place: Place, lang: Lang) =>
  `${place === 'shell' ? '.' : place === 'me' || place === 'company' ? `../${place}` : `../boards/${place}`}/text/${lang}.ftl`;

/** The texts that have come, by their files. */
const bundles = new Map<string, FluentBundle>();
/** The places whose words are in use, so that they come along when another language is chosen. */
const opened = new Set<Place>(['shell']);
let spoken: Lang = DEFAULT_LANGUAGE;
/** The language that is spoken, or will be when its words have come. */
let wanted: Lang = spoken;

async function fetchText(place: Place, lang: Lang): Promise<void> {
  const file = fileOf(place, lang);
  if (bundles.has(file)) return;
  const body = Object.entries(await FILES[file]!()).map(([id, value]) => ({ id, value, attributes: {} }));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource({ body });
  bundles.set(file, bundle);
}

/** Fetch the words of a place in the language that is spoken. */
export async function open(place: Place): Promise<void> {
  opened.add(place);
  await Promise.all([spoken, wanted].map((lang) => fetchText(place, lang)));
}

/** Fetch the words of another language; whether it is still wanted when they have come. From then on it is spoken. */
export async function speak(lang: Lang): Promise<boolean> {
  wanted = lang;
  try {
    await Promise.all([...opened].map((place) => fetchText(place, lang)));
  } catch (error) {
    if (wanted === lang) wanted = spoken;
    throw error;
  }
  if (wanted !== lang) return false;
  spoken = lang;
  return true;
}

/** Whether a place has a text of this key. */
export function knows(place: Place, lang: Lang, key: string): boolean {
  return bundles.get(fileOf(place, lang))?.hasMessage(key) ?? false;
}

/** A text of a place. One that is missing is a mistake of ours: it fails tests, and no player is ever shown a key. */
export function say(place: Place, lang: Lang, key: string, args: Args = {}): string {
  const bundle = bundles.get(fileOf(place, lang));
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return mistake(`there is no text '${key}' of ${place} in ${lang}`);
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, numbered(args), errors);
  // Fluent shows what is missing in braces.
  return errors.length
    ? mistake(`the text '${key}' of ${place} in ${lang}: ${errors[0]!.message}`, said.replace(/\{\$?[\w-]+\}/g, ''))
    : said;
}

/** Numbers are written without separators. */
function numbered(args: Args): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(args).map(([name, one]) => [name, typeof one === 'number' ? new FluentNumber(one, { useGrouping: false }) : one]),
  );
}

/** Tests fail by it, stories by what is printed; a player gets what can be said. */
function mistake(what: string, said = ''): string {
  if (!import.meta.env.PROD) throw new Error(what);
  console.error(what);
  return said;
}

/** A word or a sentence of the shell. */
export function word<K extends Word>(lang: Lang, key: K, ...[args]: Given<'shell', K>): string {
  return say('shell', lang, key, args);
}

/** How dates and numbers are written. */
export function localeOf(lang: Lang): string {
  return LANGUAGES.find((one) => one.code === lang)!.locale;
}

/** A share as people say it: 0.41 is 41 %. */
export function percent(lang: Lang, share: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
}

/** What a bot is called; one that the page does not know goes by its own name. */
export function botName(lang: Lang, bot: string): string {
  return knows('shell', lang, `bot-${bot}`) ? say('shell', lang, `bot-${bot}`) : `${word(lang, 'bot')} · ${bot}`;
}

/** What to expect of a bot, in one line; nothing of one that the page does not know. */
export function botHelp(lang: Lang, bot: string): string {
  return knows('shell', lang, `help-${bot}`) ? say('shell', lang, `help-${bot}`) : '';
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

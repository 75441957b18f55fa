// The texts of the page: the same keys in every language, none of them unused, and their types up to date.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { keys, messagesOf, texts } from '../fluent';
import { LANGUAGES } from './wire';

const SRC = import.meta.dirname;
const TEXTS = texts();
const PLACES = [...new Set(TEXTS.map(({ place }) => place))];
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && basename(path) !== 'keys.ts' && basename(path) !== 'wire.ts',
  )
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

test('keys.ts is what `npm run words` makes', () => expect(keys()).toMatchFileSnapshot('shell/keys.ts'));

test.each(PLACES)('%s has the same texts in every language', (place) => {
  const own = TEXTS.filter((one) => one.place === place);
  expect(own.map(({ lang }) => lang).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  for (const { lang, messages } of own) expect(Object.keys(messages), lang).toEqual(Object.keys(own[0]!.messages));
});

test.each(PLACES)('%s uses all of its texts', (place) => {
  const folder = ['shell', 'me', 'company'].includes(place) ? `${place}/` : `boards/${place}/`;
  const text = sources.map((one) => (one.path.startsWith(folder) ? one.text : '')).join('\n');
  const literals = new Set([...text.matchAll(/(?<!\\)(['"])([\w-]+)\1/g)].map((match) => match[2]));
  // `colour-${seat}` stands for every key that begins so.
  const families = [...text.matchAll(/`(\w+-)\$\{/g)].map((match) => match[1]!);
  const unused = Object.keys(TEXTS.find((one) => one.place === place)!.messages).filter(
    (key) => !literals.has(key) && !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

test('a text that cannot be read is named', () => {
  const read = (text: string) => () => messagesOf(text, 'x.ftl');
  expect(read('one = A { $name }\n# remark\n\ntwo =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n')).not.toThrow();
  expect(read('one = A\ntwo = { $n\n')).toThrow('x.ftl: the message two cannot be read');
  expect(read('one = A\nand more\n')).toThrow('x.ftl: this is no message: and more');
  expect(read('one = A\none = B\n')).toThrow('x.ftl: a key is there twice');
  expect(read('one = A\n    .title = B\n')).toThrow('x.ftl: the page reads no attributes, and one has some');
});

// How the page is built up: files that can be read at once, and names of colours that cannot meet.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const GAMES = ['eko', 'xidit', 'mysthea', 'oath', 'runewars'];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
/** Made by `./krainy wire` and `npm run words`; nobody reads them from top to bottom. */
const GENERATED = ['wire.ts', 'shell/keys.ts', ...GAMES.map((game) => `boards/${game}/view.ts`)];
/** So many lines a file may have. A longer one holds several things: split it by what they are. */
const MOST_LINES = 500;
const gameOf = (path: string) => GAMES.find((game) => path.startsWith(`boards/${game}/`));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);
const declared = (text: string) => found(text, /^\s*--([\w-]+):/gm);

test(`no file has more than ${MOST_LINES} lines`, () => {
  const written = files.filter(({ path }) => !GENERATED.includes(path));
  const long = written.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 })).filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

test('boards take the types of their game: nothing comes to them untyped, and they give no other type to it', () => {
  const loose = /: any\b|\bas any\b|\b(position|picture|ground|desk): unknown\b|\bas (Position|Ground|Desk)\b/g;
  const boards = files.filter(({ path }) => path.startsWith('boards/') && !path.endsWith('.test.ts'));
  expect(boards.flatMap(({ path, text }) => [...text.matchAll(loose)].map(([told]) => `${path}: ${told}`))).toEqual([]);
});

test.each(GAMES)('the tokens of %s carry its name', (game) => {
  const { text } = files.find(({ path }) => path === `boards/${game}/tokens.css`)!;
  expect(declared(text).filter((token) => !token.startsWith(`${game}-`))).toEqual([]);
});

test('a game uses no token of another game', () => {
  const foreign = files.flatMap(({ path, text }) =>
    found(text, /--([a-z]+)-/g)
      .filter((prefix) => GAMES.includes(prefix) && prefix !== gameOf(path))
      .map((prefix) => `${path}: --${prefix}-`),
  );
  expect(foreign).toEqual([]);
});

test('every token that is used is declared: by the page, by the game, or by a component', () => {
  const shared = new Set(files.filter(({ path }) => path.endsWith('.css')).flatMap(({ text }) => declared(text)));
  for (const { text } of files) for (const token of [...declared(text), ...found(text, /(?:style:|style=")--([\w-]+)/g)]) shared.add(token);
  const unknown = files.flatMap(({ path, text }) =>
    found(text, /var\(--([\w-]+)[,)]/g)
      .filter((token) => !shared.has(token))
      .map((token) => `${path}: --${token}`),
  );
  expect(unknown).toEqual([]);
});

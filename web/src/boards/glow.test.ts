// Lessons point at things of the position and at parts of it: each must be somewhere on the screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as mysthea from './mysthea/guide';
import * as oath from './oath/guide';
import * as runewars from './runewars/guide';
import * as xidit from './xidit/guide';

const GAMES = join(import.meta.dirname, '../../../src/krainy/games');
const PARTS: Record<string, object> = { eko: {}, xidit: xidit.parts, mysthea: mysthea.parts, oath: oath.parts, runewars: runewars.parts };
/** Kinds that are shown beside the map: the seats, the buttons of actions, and what the dock or the mats of a game hold. */
const BESIDE: Record<string, string[]> = {
  runewars: ['hero', 'title', 'order', 'fate', 'quest', 'resource'],
};

/** What the board of a game declares to have a place. */
function places(game: string): string[] {
  const declared = /^ {2}places: new Set\(\[(.*)\]\),$/m.exec(readFileSync(join(import.meta.dirname, game, 'index.ts'), 'utf8'));
  return [...declared![1]!.matchAll(/'(\w+)'/g)].map((match) => match[1]!);
}

test.each(Object.keys(PARTS))('whatever the lessons of %s point at has a place', (game) => {
  const folder = join(GAMES, game, 'lessons');
  const lessons = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const glows = lessons.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ +glow: \[(.*)\]$/gm)].flatMap((match) => match[1]!.split(', ')),
  );
  expect(glows.length).toBeGreaterThan(0);
  const parts = Object.keys(PARTS[game]!).map((part) => `part ${part}`);
  const known = new Set(['seat', 'action', ...places(game), ...(BESIDE[game] ?? []), ...parts]);
  const placeless = glows.filter((glow) => !known.has(glow.startsWith('part ') ? glow : glow.split(' ')[0]!));
  expect([...new Set(placeless)]).toEqual([]);
});

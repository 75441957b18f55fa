// Finished games of one's own that this browser keeps, to be read without a network: how they ended, and their story. Never anything of
// a game that still runs.
import { api, Failed, type TableFacts } from '../shell/api';
import type { Lang } from '../shell/words';
import type { Line } from '../wire';

const GAMES = 'krainy-games';
/** The newest of them are kept. */
const MOST = 20;

export interface Kept {
  table: string;
  title: string;
  lang: Lang;
  facts: TableFacts;
  log: Pick<Line, 'text'>[];
}

const addressOf = (table: string): string => new URL(`./kept/${encodeURIComponent(table)}`, location.href).href;

/** All games that are kept here, the newest first. */
export async function kept(): Promise<Kept[]> {
  if (!(await caches.has(GAMES))) return [];
  const cache = await caches.open(GAMES);
  const found = await Promise.all((await cache.keys()).map(async (one) => (await cache.match(one))!.json() as Promise<Kept>));
  return found.sort((a, b) => b.facts.moved - a.facts.moved);
}

/** Keep those of my finished games that are not kept yet, in this language; what is no longer mine goes. */
export async function keepMine(lang: Lang): Promise<Kept[]> {
  const [mine, games] = await Promise.all([api.mine(), api.games()]);
  const over = mine.filter((one) => one.status === 'over').slice(0, MOST);
  const cache = await caches.open(GAMES);
  const before = new Map((await kept()).map((one) => [one.table, one]));
  for (const id of before.keys()) if (!over.some((one) => one.table === id)) await cache.delete(addressOf(id));
  for (const { table, game } of over) {
    if (before.get(table)?.lang === lang) continue;
    try {
      const facts = await api.table(table);
      if (facts.status !== 'over' || !facts.mine.length) continue;
      const { log } = await api.past(table, facts.moves, facts.mine[0]!, lang);
      const title = games.find((one) => one.name === game)?.words[lang].title ?? game;
      const one: Kept = { table, title, lang, facts, log: log.map(({ text }) => ({ text })) };
      await cache.put(addressOf(table), new Response(JSON.stringify(one)));
    } catch (error) {
      if (!(error instanceof Failed) || error.status === 0) throw error; // the others can be kept
    }
  }
  return kept();
}

export async function forgetKept(): Promise<void> {
  await caches.delete(GAMES);
}

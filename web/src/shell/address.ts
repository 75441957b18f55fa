// What an address says: '#/', '#/new/eko', '#/new/oath/…' (a world to go on with), '#/table/…', '#/table/…/12', '#/join/…', '#/return/…',
// '#/letter/…', '#/confirm/…' and '#/unsubscribe/…' (links of letters), '#/world/…', '#/cards/mysthea/C027', '#/learn/eko',
// '#/learn/eko/lesson-walk', '#/tournaments', '#/tournament/…',
// '#/profile', '#/people/…', '#/best/eko/2' (the leaderboard of a game with so many seats), '#/kept' (games to
// read offline).
// Everything after '#' stays in the browser: no server, no log and no Referer ever has it.

const PAGES = [
  'new',
  'table',
  'join',
  'return',
  'letter',
  'confirm',
  'unsubscribe',
  'cards',
  'world',
  'learn',
  'people',
  'best',
  'tournament',
] as const;
/** Pages of a game whose address may name something of it. */
const OF_GAMES: readonly string[] = ['cards', 'learn', 'new', 'best'];
const PLAIN_PAGES = ['me', 'profile', 'login', 'kept', 'tournaments', 'about'] as const;

export interface Route {
  page: 'home' | (typeof PAGES)[number] | (typeof PLAIN_PAGES)[number];
  id: string;
  /** The ply of a finished game to look at; -1 for none. */
  ply: number;
  /** The card of a game that is looked at, its lesson, the seats of its leaderboard, or the world that a new table begins from. */
  card: string;
}

export function read(hash: string): Route {
  const [, page = '', id = '', rest = ''] = hash.replace(/^#/, '').split('/');
  const plain = PLAIN_PAGES.find((one) => one === page);
  if (plain) return { page: plain, id: '', ply: -1, card: '' };
  const found = PAGES.find((one) => one === page);
  if (found && OF_GAMES.includes(found) && id) return { page: found, id: decoded(id), ply: -1, card: decoded(rest) };
  if (found && id) return { page: found, id: decoded(id), ply: /^\d{1,7}$/.test(rest) ? Number(rest) : -1, card: '' };
  return { page: 'home', id: '', ply: -1, card: '' };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // a broken address leads to a page that says so
  }
}

/** `rest` is a ply of a table, a card or a lesson of a game, or a world. */
export function write(page: Route['page'], id = '', rest: number | string = -1): string {
  if (page === 'home') return '#/';
  const last = typeof rest === 'string' ? encodeURIComponent(rest) : rest < 0 ? '' : String(rest);
  return `#/${page}${id ? `/${encodeURIComponent(id)}` : ''}${last && `/${last}`}`;
}

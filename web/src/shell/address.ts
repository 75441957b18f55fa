// What an address says: '#/', '#/new/eko', '#/table/…', '#/table/…/12', '#/join/…', '#/return/…'. Everything after '#' stays in the
// browser: no server, no log and no Referer ever has it.

const PAGES = ['new', 'table', 'join', 'return'] as const;
const PLAIN_PAGES = ['me', 'about'] as const;

export interface Route {
  page: 'home' | (typeof PAGES)[number] | (typeof PLAIN_PAGES)[number];
  id: string;
  /** The ply of a finished game to look at; -1 for none. */
  ply: number;
}

export function read(hash: string): Route {
  const [, page = '', id = '', ply = ''] = hash.replace(/^#/, '').split('/');
  const plain = PLAIN_PAGES.find((one) => one === page);
  if (plain) return { page: plain, id: '', ply: -1 };
  const found = PAGES.find((one) => one === page);
  if (found && id) return { page: found, id: decoded(id), ply: /^\d{1,7}$/.test(ply) ? Number(ply) : -1 };
  return { page: 'home', id: '', ply: -1 };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // a broken address leads to a page that says so
  }
}

export function write(page: Route['page'], id = '', ply = -1): string {
  if (page === 'home') return '#/';
  return `#/${page}${id ? `/${encodeURIComponent(id)}` : ''}${ply < 0 ? '' : `/${ply}`}`;
}

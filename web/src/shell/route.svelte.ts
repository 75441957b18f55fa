// Where the page is: '#/', '#/new/eko', '#/table/…', '#/join/…'. Everything after '#' stays in the browser.

export interface Route {
  page: 'home' | 'new' | 'table' | 'join';
  id: string;
}

export function read(hash: string): Route {
  const [, page = '', id = ''] = hash.replace(/^#/, '').split('/');
  if ((page === 'new' || page === 'table' || page === 'join') && id) return { page, id: decodeURIComponent(id) };
  return { page: 'home', id: '' };
}

class Place {
  now = $state.raw<Route>({ page: 'home', id: '' });

  constructor() {
    this.now = read(location.hash);
    addEventListener('hashchange', () => (this.now = read(location.hash)));
  }

  go(page: Route['page'], id = ''): void {
    location.hash = page === 'home' ? '#/' : `#/${page}/${encodeURIComponent(id)}`;
  }
}

export const place = new Place();

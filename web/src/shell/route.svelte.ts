// Where the page is, and how it goes elsewhere.
import { read, write, type Route } from './address';

class Place {
  now = $state.raw<Route>({ page: 'home', id: '', ply: -1, card: '' });

  constructor() {
    this.now = read(location.hash);
    addEventListener('hashchange', () => (this.now = read(location.hash)));
  }

  go(page: Route['page'], id = '', rest: number | string = -1): void {
    location.hash = write(page, id, rest);
  }

  /** Go there without a step in the history: the way back leads past it. */
  replace(page: Route['page'], id = '', rest: number | string = -1): void {
    history.replaceState(null, '', write(page, id, rest));
    this.now = read(location.hash);
  }

  /** Name the move of this table that is looked at. An address that leads elsewhere already stays: its page is on the way. */
  name(id: string, ply: number): void {
    const address = read(location.hash);
    if (address.page === 'table' && address.id === id) history.replaceState(null, '', write('table', id, ply));
  }

  /** Take the secret out of the address bar and the history; the page stays as it is. */
  forget(): void {
    history.replaceState(null, '', write(this.now.page));
  }
}

export const place = new Place();

// The pages there are besides home, each fetched when somebody goes there, or is about to: who comes home waits for none of them.
import type { Component } from 'svelte';
import { read, type Route } from './address';
import { open } from './words';

export type Page = Exclude<Route['page'], 'home'>;

/** What the address says besides the page; a page takes what it needs of it. */
export interface PageProps {
  id: string;
  card: string;
}

export const PAGES: Record<Page, () => Promise<{ default: Component<PageProps> }>> = {
  table: () => import('./TablePage.svelte'),
  join: () => import('./Join.svelte'),
  new: () => import('./NewTable.svelte'),
  cards: () => import('./CardsPage.svelte'),
  learn: () => import('./LearnPage.svelte'),
  world: () => import('./WorldPage.svelte'),
  return: () => own(import('../me/ReturnPage.svelte')),
  letter: () => own(import('../me/LetterPage.svelte')),
  confirm: () => own(import('../me/ConfirmPage.svelte')),
  unsubscribe: () => own(import('../me/UnsubscribePage.svelte')),
  kept: () => own(import('../me/KeptPage.svelte') as Promise<{ default: Component }>),
  login: () => own(import('../me/LoginPage.svelte') as Promise<{ default: Component }>),
  me: () => company(import('../me/MePage.svelte') as Promise<{ default: Component }>),
  profile: () => company(import('../company/ProfilePage.svelte')),
  people: () => company(import('../company/ProfilePage.svelte')),
  best: () => company(import('../company/BestPage.svelte')),
  tournaments: () => company(import('../company/TournamentsPage.svelte') as Promise<{ default: Component }>),
  tournament: () => company(import('../company/TournamentPage.svelte')),
  about: () => import('./About.svelte') as Promise<{ default: Component }>,
};

/** A page about oneself, with the words that only these pages need. */
async function own<P>(page: Promise<P>): Promise<P> {
  return (await Promise.all([page, open('me')]))[0];
}

/** A page about people and their games, or a part of one, with its words. */
export async function company<P>(page: Promise<P>): Promise<P> {
  return (await Promise.all([page, open('company'), open('me')]))[0];
}

/** Fetch a page before it is gone to. Whether it came is seen there. */
export function ahead(page: Route['page']): void {
  if (page !== 'home') void PAGES[page]().catch(() => null);
}

/** Somebody points at something: the page that a link leads to is fetched before it is pressed. */
export function pointed(e: Event): void {
  const link = e.target instanceof Element ? e.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (link) ahead(read(link.hash).page);
}

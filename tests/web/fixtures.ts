// What a story gets: `server`, a server of its worker, and `visit`, which opens a browser window for one more person.
//
//   import { expect, test } from './fixtures';
//   import { openTable } from './play';
//
//   test('what a person sees', async ({ visit }) => {
//     const page = await visit({ lang: 'en' });
//     await openTable(page);
//     await expect(page.locator('.prompt.turn')).toBeVisible();
//   });
//
// Stories run in any order, two at a time, and share the server of their worker: a story uses tables and people of its own.
import { test as base, type Page } from '@playwright/test';
import { Server } from './server';

export { expect } from '@playwright/test';
export type { Locator, Page } from '@playwright/test';

export interface Look {
  lang?: 'en' | 'pl';
  phone?: boolean;
  dark?: boolean;
  /** Movement on the board. Off by default: what never stands still cannot be clicked like a person does. */
  motion?: boolean;
  /** Whether the content security policy holds; axe needs to be let in. */
  policy?: boolean;
  /** Whether Chromium draws the page while the story is told. Off by default: drawing is half of what a click costs. */
  drawn?: boolean;
  /** Somebody who has not seen the first steps of any game. */
  newcomer?: boolean;
  /** Settings of the page that this person made before: `{ pace: 'fast', confirm: 'never' }`. */
  settings?: Record<string, string>;
}

/** A window with room for the rail and the drawer beside the board; layout.spec.ts looks at smaller ones. */
const WIDE = { width: 1600, height: 960 };

export type Visit = (look?: Look) => Promise<Page>;

/** What Chromium prints when a call is refused or a server is away: expected, and shown by the page itself. */
const EXPECTED = /status of (401|404|409|422|429|503)|ERR_CONNECTION|WebSocket connection/;
/** What it prints in addition when the story kills the server: answers end in the middle, or never come. */
const CUT_OFF = /net::ERR_/;
const GUIDES = JSON.stringify({ eko: true, xidit: true, mysthea: true, oath: true, runewars: true });

/** The address of the server that a page belongs to; pages know it, so that helpers need only the page. */
export const addresses = new WeakMap<Page, Server>();

/** What is transparent is not drawn. Layout, focus, clicks and what is read aloud stay as they are; `accessible` shows the page to axe. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0; }');
  document.adoptedStyleSheets.push(sheet);
}

export const test = base.extend<{ seed: number; server: Server; visit: Visit }, { servers: Map<number, Server> }>({
  /** The seed of all tables: `test.use({ seed: 859 })` at the top of a file gives that file another one, -1 none. */
  seed: [1, { option: true }],

  /** The servers of a worker by their seeds: another seed needs another server, but neither another worker nor another browser. */
  servers: [
    async ({}, use) => {
      const servers = new Map<number, Server>();
      await use(servers);
      for (const server of servers.values()) await server.remove();
    },
    { scope: 'worker' },
  ],

  server: async ({ seed, servers }, use) => {
    if (!servers.has(seed)) {
      const server = new Server(seed);
      servers.set(seed, server);
      await server.start();
    }
    await use(servers.get(seed)!);
  },

  visit: async ({ browser, server }, use, { retry }) => {
    const wrong: string[] = [];
    const pages: Page[] = [];
    const kills = server.kills;
    const killed = (page: Page) => addresses.get(page)!.kills > (addresses.get(page) === server ? kills : 0);
    const expected = (page: Page, line: string) => EXPECTED.test(line) || (killed(page) && CUT_OFF.test(line));
    await use(async ({ lang = 'en', phone, dark, motion, policy = true, drawn, newcomer, settings = {} } = {}) => {
      const context = await browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : WIDE,
        hasTouch: phone,
        isMobile: phone,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: motion ? 'no-preference' : 'reduce',
        locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
        bypassCSP: !policy,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      // Who has played before has the story open beside the board.
      const kept: Record<string, string> = newcomer ? settings : { guides: GUIDES, drawer: 'open', coach: 'off', ...settings };
      await context.addInitScript((all) => {
        // Not every document has a memory: a blank page has none. What is there was changed by the story itself.
        if (!location.protocol.startsWith('http')) return;
        for (const [name, value] of Object.entries(all)) localStorage[`krainy.${name}`] ??= value;
      }, kept);
      // A story that is told again is drawn, for the pictures of its trace.
      if (!drawn && !retry) await context.addInitScript(leaveUndrawn);
      const page = await context.newPage();
      page.on('pageerror', (error) => wrong.push(String(error)));
      page.on('console', (line) => {
        if (line.type() === 'error' && !expected(page, line.text())) wrong.push(line.text());
      });
      addresses.set(page, server);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    base.expect(wrong, 'errors in the consoles of the pages').toEqual([]);
  },
});

// What stories of all games do: make tables, choose, play to the end, look for what keeps people out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, expect, type Locator, type Page } from './fixtures';
import { root } from './server';

const axe = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

export interface Wish {
  game?: string;
  chairs?: string[];
  names?: string[];
  options?: Record<string, unknown>;
  pace?: number;
  watch?: 'none' | 'delayed' | 'open';
  listed?: boolean;
  clock?: 'none' | 'soft' | 'hard';
  seconds?: number;
  holidays?: number;
  world?: string;
  endless?: boolean;
}

export const serverOf = (page: Page) => addresses.get(page)!;

/** Go to a place of the page: `go(page, '/new/eko')`. */
export async function go(page: Page, place = '/'): Promise<void> {
  await page.goto(`${serverOf(page).address}/#${place}`);
}

/** A call to the server as the visitor's own page makes it. */
export function call(page: Page, method: 'GET' | 'POST', path: string, body?: object) {
  const { address } = serverOf(page);
  return page.request.fetch(`${address}/api${path}`, { method, headers: { origin: address }, data: body });
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of the server have no types on the page yet
export async function ask(page: Page, path: string): Promise<any> {
  return (await call(page, 'GET', path)).json();
}

export async function becomeGuest(page: Page, name = 'Ala'): Promise<void> {
  if ((await ask(page, '/guest')) !== null) return;
  const made = await call(page, 'POST', '/guest', { name });
  expect(made.status(), await made.text()).toBe(201);
}

/** A table made without the form, with bots that do not wait. Returns its id. */
export async function makeTable(page: Page, wish: Wish = {}): Promise<string> {
  await becomeGuest(page);
  const made = await call(page, 'POST', '/tables', { game: 'eko', chairs: ['me', 'greedy'], pace: 0, ...wish });
  const table = await made.json();
  expect(made.status(), JSON.stringify(table)).toBe(201);
  return table.table;
}

/** A new table that the page shows. */
export async function openTable(page: Page, wish: Wish = {}): Promise<string> {
  const id = await makeTable(page, wish);
  await go(page, `/table/${id}`);
  await expect(page.locator('.prompt')).toBeVisible();
  return id;
}

/** The other people take the free seats of a table, which then begins. */
export async function fillSeats(host: Page, id: string, guests: Record<number, [Page, string]>): Promise<void> {
  const { invitations } = await ask(host, `/tables/${id}`);
  for (const [seat, [page, name]] of Object.entries(guests)) {
    await becomeGuest(page, name);
    expect((await call(page, 'POST', `/invitations/${invitations[seat]}`)).ok()).toBe(true);
  }
  expect((await call(host, 'POST', `/tables/${id}/start`)).ok()).toBe(true);
}

/** A game that bots have played to its end, for those who want to look back. Returns its id. */
export async function finishedGame(page: Page, wish: Wish = {}): Promise<string> {
  const id = await makeTable(page, { chairs: ['greedy', 'greedy'], watch: 'open', ...wish });
  await isOver(page, id);
  return id;
}

export async function isOver(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await ask(page, `/tables/${id}`)).status).toBe('over');
}

/** Wait until the visitor is asked, or the game is over. */
export async function turn(page: Page): Promise<void> {
  await expect(page.locator('.prompt.turn, .end').first()).toBeVisible();
}

/** Wait until one of these people is asked. */
export async function whoIsAsked(pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await page.locator('.prompt.turn').count()) found = page;
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

/** Click or tap, as this visitor does. */
export const press = (page: Page, one: Locator) => (page.viewportSize()!.width < 760 ? one.tap() : one.click());

/** Everything that can be chosen: places that glow, and the buttons of the prompt. */
export const OPEN = '[data-open]:not(:disabled), .prompt .button.ask:not(:disabled):not([data-open])';

/** How often a page is asked whether it has come so far. Asked at every frame, as is usual, Chromium would draw one frame after another. */
export const POLLING = { polling: 20 };

export interface Standing {
  over: boolean;
  /** How many things can be chosen. */
  open: number;
  /** Differs after every choice, also after half a choice. */
  sign: string;
}

/** What the page shows of the game: null unless the visitor can choose or the game is over. `idle` counts as well as an answer. */
function look({ OPEN, before, idle }: { OPEN: string; before: string; idle: boolean }): Standing | null {
  document.querySelector<HTMLElement>('.playing button:last-child')?.click(); // skip what others do
  if (document.querySelector('.finale, .end')) return { over: true, open: 0, sign: 'over' };
  const prompt = document.querySelector<HTMLElement>('.prompt');
  if (!prompt?.classList.contains('turn')) return idle ? { over: false, open: 0, sign: 'idle' } : null;
  if ('busy' in prompt.dataset) return null;
  const held = document.querySelector('.held')?.textContent ?? '';
  const pressed = [...document.querySelectorAll('.prompt [aria-pressed=true]')].map((one) => one.textContent).join();
  const sign = [location.hash, prompt.dataset.ply, prompt.dataset.step, held, pressed].join('|');
  return sign === before ? null : { over: false, open: document.querySelectorAll(OPEN).length, sign };
}

/** Wait until the visitor can choose, or the game is over; with the sign of an earlier moment, wait until another one has come. */
export async function standing(page: Page, before = ''): Promise<Standing> {
  return (await (await page.waitForFunction(look, { OPEN, before, idle: false }, POLLING)).jsonValue())!;
}

/** Wait until a choice made at this moment has arrived: something else is asked, or somebody else. */
export async function arrived(page: Page, before: Standing): Promise<Standing> {
  return (await (await page.waitForFunction(look, { OPEN, before: before.sign, idle: true }, POLLING)).jsonValue())!;
}

/** One choice of whoever is asked: a place that glows, or a button. `number` says which. */
export async function choose(page: Page, number: number): Promise<Standing> {
  const now = await standing(page);
  if (now.over) return now;
  await press(page, page.locator(OPEN).nth(number % now.open));
  return arrived(page, now);
}

/** Play on until the end is on the screen, each time by `one` choice. */
export async function playToTheEnd(page: Page, one: (number: number, now: Standing) => Promise<unknown>, most = 2500): Promise<void> {
  let now = await standing(page);
  for (let number = 0; number < most && !now.over; number++) {
    await one(number, now);
    now = await standing(page, now.sign);
  }
  expect(now.over, `an end after ${most} choices, seed ${serverOf(page).seed}`).toBe(true);
}

/** The first of these people who can choose now, with what is asked; nobody when the game is over for all of them. */
export async function nextChooser(pages: Page[]): Promise<{ page: Page; now: Standing } | null> {
  let found: { page: Page; now: Standing } | null = null;
  await expect(async () => {
    const all = await Promise.all(pages.map((page) => page.evaluate(look, { OPEN, before: '', idle: false })));
    const first = all.findIndex((now) => now && !now.over);
    found = first < 0 ? null : { page: pages[first], now: all[first]! };
    expect(found || all.every((now) => now?.over)).toBeTruthy();
  }).toPass({ intervals: [10, 20, 50, 100] });
  return found;
}

/** How many lines the log has. */
export const lines = (page: Page) => page.locator('.log li').count();

/**
 * No serious issue for people with a screen reader, or who see little. The page must have been opened with `policy: false`.
 * Where something opens on a page that axe has seen as a whole in the same look, that `part` is enough.
 */
export async function accessible(page: Page, where: string, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Colours that are on their way count as wrong: wait until everything that moves for a while has arrived.
  await page.waitForFunction(() => !document.querySelector('[data-busy]'), null, POLLING);
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(passing.map((one) => one.finished.catch(() => null)));
  });
  const found = await page.evaluate(async (part) => {
    const { run } = (window as unknown as { axe: { run: AxeRun } }).axe;
    // Axe passes over what is transparent, as pages are while nobody looks at them: see `leaveUndrawn`.
    const draw = (drawn: boolean) => document.adoptedStyleSheets.forEach((sheet) => (sheet.disabled = drawn));
    draw(true);
    // What is right is not listed: naming every element of it takes longer than looking at it.
    const { violations } = await run(part ?? document, { resultTypes: ['violations'], preload: false });
    draw(false);
    const serious = violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`);
  }, part);
  expect(found, where).toEqual([]);
}

type AxeRun = (part: string | Document, options: object) => Promise<{ violations: AxeViolation[] }>;
interface AxeViolation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

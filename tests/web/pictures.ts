// The pictures of the README, real positions of games between bots.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Look, type Page } from './fixtures';
import { ask, call, finishedGame, go, OPEN, press, standing, turn, type Wish } from './play';
import { root } from './server';

const folder = join(root, 'docs/pictures');
const LARGEST = 200_000;
/** How far into a game that bots have played: late enough for stacks, towers and prisoners. */
const MIDDLE = 0.6;

interface Picture {
  name: string;
  look: Look;
  /** What is shown; the middle of a game unless said otherwise. */
  at?: (page: Page, wish: Wish) => Promise<void>;
  game?: string;
  chairs?: number;
  options?: Record<string, unknown>;
}

const PICTURES: Picture[] = [
  { name: 'home', at: home, look: { lang: 'en' } },
  { name: 'desktop', look: { lang: 'en' }, chairs: 3 },
  { name: 'polish', look: { lang: 'pl' }, chairs: 4, options: { modules: ['pyramids', 'portals'] } },
  { name: 'dark', look: { lang: 'en', dark: true }, chairs: 2 },
  { name: 'phone', look: { lang: 'en', phone: true }, chairs: 3 },
  { name: 'xidit', game: 'xidit', look: { lang: 'en' }, chairs: 4, options: { length: 'short' } },
  { name: 'mysthea', game: 'mysthea', look: { lang: 'en' }, chairs: 3 },
  { name: 'oath', game: 'oath', look: { lang: 'en' }, chairs: 4 },
  { name: 'runewars', game: 'runewars', look: { lang: 'en' }, chairs: 3 },
  { name: 'world', at: world, game: 'oath', look: { lang: 'en' }, chairs: 3 },
  { name: 'lesson', at: lesson, game: 'oath', look: { lang: 'en' } },
  { name: 'analysis', at: analysis, game: 'mysthea', look: { lang: 'en' }, chairs: 3 },
];

for (const { name, look, at = middle, game = 'eko', chairs = 2, options = {} } of PICTURES)
  test(`picture: ${name}`, async ({ visit }) => {
    const page = await visit({ settings: { drawer: 'closed' }, drawn: true, ...look });
    await at(page, { game, chairs: Array(chairs).fill('greedy'), options });
    await page.evaluate(() => document.fonts.ready);
    await keep(page, name);
  });

/** As WebP, which the browser itself can write: a third of the size. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const picture = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
  }, shot);
  const bytes = Buffer.from(picture, 'base64');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), bytes);
  expect(bytes.length, 'bytes of the picture').toBeLessThanOrEqual(LARGEST);
}

async function finished(page: Page, wish: Wish): Promise<{ played: string; last: number }> {
  const played = await finishedGame(page, wish);
  const { last } = await ask(page, `/tables/${played}/replay?ply=0`);
  return { played, last };
}

async function home(page: Page): Promise<void> {
  await go(page);
  await expect(page.locator('.game').first()).toBeVisible();
}

/** A position of a game that bots have played, a choice half made, so that the picture shows what glows. */
async function middle(page: Page, wish: Wish): Promise<void> {
  const { played, last } = await finished(page, wish);
  const forked = await call(page, 'POST', `/tables/${played}/fork`, { ply: Math.round(last * MIDDLE), seat: 0 });
  await go(page, `/table/${(await forked.json()).table}`);
  await turn(page);
  const now = await standing(page);
  if (now.over) return;
  // What can be chosen may also lie in a panel that is closed, beside a button that does the same.
  const shown = page.locator(OPEN).filter({ visible: true });
  await press(page, shown.nth(3 % (await shown.count())));
  // Whether it leads on or waits to be confirmed, the next picture of the page shows it.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

/** What a game has left to the next one, in its chronicle. */
async function world(page: Page, wish: Wish): Promise<void> {
  const { played } = await finished(page, wish);
  await go(page, `/world/${played}`);
  await expect(page.locator('.chapters article').first()).toBeVisible();
}

/** A lesson, with rings around what its step is about. */
async function lesson(page: Page, { game }: Wish): Promise<void> {
  await go(page, `/learn/${game}/lesson-dice`);
  await expect(page.locator('.ring').first()).toBeVisible();
}

/** A finished game, its chances move by move. */
async function analysis(page: Page, wish: Wish): Promise<void> {
  const { played } = await finished(page, wish);
  await go(page, `/table/${played}`);
  await page.locator('.end').getByText('Analysis').click();
  await page.locator('.moment').first().click();
  await expect(page.locator('.moment[aria-current]')).toBeVisible();
}

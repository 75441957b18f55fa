// What comes first on the page, that nothing on it moves, and that a table is most of all its board.
import { expect, test, type Page } from './fixtures';
import { accessible, ask, call, finishedGame, go, makeTable, POLLING, turn, type Wish } from './play';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
/** How much may move without anybody having asked for it. */
const SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
/** What moved: how far, and which elements. */
type Moved = { value: number; what: string[] };

/** Counts layout shifts as browsers count them: what moves at once after a click or a key was asked for. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Moved[] = ((window as unknown as { shifts: Moved[] }).shifts = []);
    const named = ({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent));
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as Shift[])
        if (!one.hadRecentInput) seen.push({ value: one.value, what: one.sources.map(named) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function steady(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);
  const sum = shifts.reduce((sum, one) => sum + one.value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(SHIFT);
}

/** Everything that the console calls an error, without exception. */
function errors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') found.push(line.text());
  });
  return found;
}

/** All lists of home have come, and the letters they are written with. */
async function listed(page: Page): Promise<void> {
  await expect(page.locator('.lists section').first()).toBeAttached();
  await expect(page.locator('.lists [role=status]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

test('home has "Continue" on top, says whose turn it is, and nothing on it moves', async ({ visit }) => {
  const page = await visit({ lang: 'en', drawn: true });
  const wrong = errors(page);
  await countShifts(page);
  await go(page);
  await expect(page.locator('.game').first(), 'a newcomer sees the games').toBeInViewport();
  await listed(page);
  await steady(page, 'for a newcomer');
  const id = await makeTable(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.reload();
    const table = page.locator(`.back a[href="#/table/${id}"]`);
    await expect(table).toContainText('your turn');
    await expect(table).toBeInViewport();
    await listed(page);
    await steady(page, `${size.width}×${size.height}`);
  }
  expect(wrong).toEqual([]);
});

/** Games with as many bots as make them full of things. */
const GAMES: Wish[] = [
  { game: 'eko', chairs: ['greedy', 'greedy'] },
  { game: 'xidit', chairs: Array(4).fill('greedy'), options: { length: 'short' } },
  { game: 'mysthea', chairs: Array(3).fill('greedy') },
  { game: 'oath', chairs: Array(4).fill('greedy') },
  { game: 'runewars', chairs: Array(3).fill('greedy') },
];
/** The least share of the screen that is board, at each of the first three sizes: decision 046 says how it is measured. */
const LEAST = 0.55;

/** The middle of a game that bots have played, taken over by the visitor. */
async function middle(page: Page, wish: Wish): Promise<void> {
  const played = await finishedGame(page, wish);
  const { last } = await ask(page, `/tables/${played}/replay?ply=0`);
  const { table } = await (await call(page, 'POST', `/tables/${played}/fork`, { ply: Math.round(last * 0.6), seat: 0 })).json();
  await go(page, `/table/${table}`);
  await turn(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The share of the screen on which the sheet with the board is uppermost: what lies on it does not count. */
const share = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.board .stage')!;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const across = 90;
    let seen = 0;
    for (let i = 0; i < across; i++)
      for (let j = 0; j < across; j++)
        if (stage.contains(document.elementFromPoint(left + ((i + 0.5) * width) / across, top + ((j + 0.5) * height) / across))) seen++;
    return (seen / across ** 2) * ((width * height) / (innerWidth * innerHeight));
  });

/** Where the board is, and which part of it is drawn there. */
const place = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.board .stage')!;
    const { x, y, width, height } = stage.getBoundingClientRect();
    return [x, y, width, height, stage.querySelector('svg')!.getAttribute('viewBox')].join(' ');
  });

for (const wish of GAMES)
  test(`${wish.game}: at every size the board is more than half of the screen, and no sentence resizes it`, async ({ visit }) => {
    const page = await visit({ lang: 'pl', policy: false, settings: { drawer: 'closed' } });
    await page.setViewportSize(SIZES[1]!);
    await middle(page, wish);
    const prompt = page.locator('.prompt');
    for (const size of SIZES.slice(0, 3)) {
      await page.setViewportSize(size);
      await page.waitForFunction((width) => document.querySelector('.prompt')!.clientWidth === width, size.width, POLLING);
      await expect.poll(() => share(page), `${size.width}×${size.height}`).toBeGreaterThanOrEqual(LEAST);
    }

    await page.setViewportSize(SIZES[1]!);
    await expect(page.locator('.ticker')).toBeVisible();
    const before = await place(page);
    const same = async (what: string) => expect(await place(page), what).toBe(before);
    await page.locator('.menu').click();
    await accessible(page, `${wish.game}: the seats over the board`);
    await page.locator('.sheet').getByRole('button', { name: 'Poddaj się' }).click();
    await expect(prompt.locator('.why')).toBeVisible();
    await same('a confirmation');
    await accessible(page, `${wish.game}: a confirmation`, '.prompt');
    await prompt.locator('.why').getByRole('button', { name: 'Anuluj' }).click();
    await page.locator('.what').click();
    await expect(prompt.locator('.why')).toBeVisible();
    await same('an explanation');
    await page.keyboard.press('Escape');
    // Where a click on the map asks for an action, one on a place that is not open is refused.
    for (const where of wish.game === 'eko' ? ['.spot:not([data-open])'] : []) {
      await page.locator(where).first().click();
      await expect(prompt.locator('.why')).toBeVisible();
      await same('a refusal');
      await page.keyboard.press('Escape');
    }
    await page.locator('.ticker').click();
    await expect(page.locator('.drawer')).toBeVisible();
    await same('the drawer');
    await page.reload();
    await turn(page);
    await expect(page.locator('.drawer'), 'it is remembered').toBeVisible();
    await page.locator('.drawer .close').click();
    await page.reload();
    await turn(page);
    await expect(page.locator('.drawer'), 'it is remembered').toHaveCount(0);
    await page.locator('.sentence').evaluate((one) => (one.textContent = 'Zdanie, które się nie kończy, '.repeat(20)));
    await same('a long prompt');
  });

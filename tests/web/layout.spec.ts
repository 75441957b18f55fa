// What comes first on the page, and that nothing on it moves.
import { expect, test, type Page } from './fixtures';
import { go, makeTable } from './play';

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
  const page = await visit({ lang: 'en' });
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

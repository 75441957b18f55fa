// Everything by keyboard alone: choosing, going back, a whole game.
import { expect, test } from './fixtures';
import { openTable, playToTheEnd, turn } from './play';

test('by keyboard: choose, go back, walk over the spaces', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  await page.keyboard.press('1'); // leave the Emperor
  await expect(page.locator('.prompt .ask')).toHaveCount(0);
  await expect(page.locator('[data-open]').first()).toBeVisible();
  const names = await page.locator('[data-open]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  for (const name of names) expect(name, 'every place says that it can be chosen').toContain('można wybrać');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.taken').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.taken')).toHaveCount(0);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  const before = await focused();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await focused(), 'arrows move the focus').not.toBe(before);
});

test('by keyboard: a whole game to the end screen', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  await openTable(page, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
  await playToTheEnd(page, async (number) => {
    if (await page.locator('.prompt .button.ask').count()) return page.keyboard.press('1');
    for (let i = 0; i <= (number * 5) % 7; i++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  });
});

// A phone and a thumb: from home through the form to the end screen.
import { expect, test } from './fixtures';
import { go, OPEN, playToTheEnd } from './play';

test('by touch on a phone: from the form to the end screen', async ({ visit }) => {
  const page = await visit({ phone: true, dark: true, lang: 'en', settings: { pace: 'fast' } });
  await go(page);
  await page.getByText('Set up your own table').first().tap();
  await page.locator('.seats-wanted').getByText('4').tap();
  await page.getByText('at once', { exact: true }).tap();
  for (const seat of [1, 2, 3]) await page.locator('select').nth(seat).selectOption('greedy');
  await page.getByText('Open the table').tap();
  await playToTheEnd(page, (number, { open }) =>
    page
      .locator(OPEN)
      .nth((number * 7 + (number >> 3)) % open)
      .tap(),
  );
  await page.locator('.end').getByText('See the board').tap();
  await expect(page.locator('.end')).toBeHidden();
});

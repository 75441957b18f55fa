// A finished game: looked at again, and in another language.
import { expect, test } from './fixtures';
import { finishedGame, go, openTable, turn } from './play';

test('a finished game is replayed move by move', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page, `/table/${await finishedGame(page)}`);
  await page.locator('.end').getByText('Watch the game').click();
  await expect(page.locator('.scrub')).toBeVisible();
  await page.getByLabel('Next move').click();
  await expect(page.locator('.sentence')).toHaveText(/^\s*Move 1 /);
  await expect(page.locator('.log li').first(), 'what has happened so far is told').toBeVisible();
  await page.getByText('Back to the end').click();
  await expect(page.locator('.end')).toBeVisible();
});

test('the language changes in the middle of a game', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  await expect(page.locator('.prompt')).toContainText('twoja kolej');
  await page.getByRole('tab', { name: 'Ustawienia' }).click();
  await page.getByText('English').click();
  await expect(page.locator('.sentence')).toContainText('your turn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.prompt'), 'no Polish is left in the prompt').not.toHaveText(/[ąćęłńóśźż]/);
  await page.getByText('high contrast').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

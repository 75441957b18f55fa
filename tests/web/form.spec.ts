// The form of a new table: every option, what does not go together, what it remembers.
import { expect, test } from './fixtures';
import { ask, go } from './play';

test('the form sets every option of Ekö, and remembers it', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page, '/new/eko');
  await page.locator('.seats-wanted').getByText('3').click();
  await page.locator('select').nth(2).selectOption('person');
  await expect(page.locator('.several input')).toHaveCount(7);
  for (const box of await page.locator('.several input').all()) await box.check();
  await page.locator('input[type=number]').nth(0).fill('1');
  await page.locator('input[type=number]').nth(1).fill('2');
  await page.getByText('spokojne').click();
  await page.locator('summary').click();
  await page.getByText('z minutą opóźnienia').click();
  await page.getByText('po czasie gra za gracza bot').click();
  await page.locator('.more select').selectOption('300');
  for (const box of await page.locator('.more input[type=checkbox]').all()) await box.check();
  await page.getByText('Otwórz stół').click();
  await expect(page.locator('.link').first()).toBeVisible();
  const table = await ask(page, `/tables/${page.url().split('/').pop()}`);
  const modules = ['portals', 'pyramids', 'temple_of_wind', 'storm_labyrinth', 'temple_of_moon', 'temple_of_sand', 'lighthouse'];
  expect([...table.options.modules].sort()).toEqual([...modules].sort());
  expect([table.options.pyramids, table.options.storms]).toEqual([1, 2]);
  expect(table.chairs).toEqual(['person', 'normal', 'person']);
  expect([table.pace, table.watch, table.clock, table.seconds, table.listed]).toEqual([1.8, 'delayed', 'hard', 300, true]);
  expect(table.endless, 'after so many moves an endless game can be ended').toBeGreaterThan(0);

  await go(page, '/new/eko');
  await expect(page.locator('.several input:checked')).toHaveCount(7);
  await expect(page.locator('select').nth(2)).toHaveValue('person');
  await expect(page.locator('.more select')).toHaveValue('300');
});

test('the form says what does not go together before anything is sent', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page, '/new/eko');
  const send = page.getByText('Open the table');
  const trouble = async (pattern: RegExp) => {
    await expect(page.getByRole('alert')).toHaveText(pattern);
    await expect(send).toBeDisabled();
  };
  await page.getByLabel('Lighthouse').check();
  await trouble(/needs the Pyramids or the Storm Labyrinth/);
  await page.locator('label', { hasText: 'Pyramids' }).locator('input').first().check();
  await expect(send).toBeEnabled();
  await page.locator('input[type=number]').fill('9');
  await trouble(/from 0 to 2/);
  await page.locator('input[type=number]').fill('2');
  await page.locator('select').nth(1).selectOption('me');
  await trouble(/one seat/);
  await page.locator('select').nth(1).selectOption('greedy');
  await page.locator('summary').click();
  await page.locator('.more .tick', { hasText: 'List the table publicly' }).locator('input').check();
  await trouble(/keep it private/);
  await page.getByText('live').click();
  await expect(send).toBeEnabled();
  // What only the server can judge is told in one line too.
  await expect(page.locator('input[spellcheck=false]'), 'nobody has to know codes of tiles').toHaveCount(0);
  await page.getByText('tile by tile').click();
  await page.locator('input[spellcheck=false]').fill('nonsense');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('The server refuses this');
});

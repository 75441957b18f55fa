// Fair chance: two browsers put a salt each into the seed, and both see the proof.
import { expect, test, type Page } from './fixtures';
import { go, makeTable, ask } from './play';

test.use({ seed: -1 });
// In one worker, because the seed takes a server of its own.
test.describe.configure({ mode: 'default' });

/** The salts that the settings of a page tell, by seat. */
async function salts(page: Page): Promise<string[]> {
  await page.locator('.drawer [role=tab]').last().click();
  return page.locator('.fair dd').allInnerTexts();
}

test('both browsers promise a salt before the start and reveal it after', async ({ visit }) => {
  const host = await visit({ lang: 'en' });
  const table = await makeTable(host, { chairs: ['me', 'person'] });
  await go(host, `/table/${table}`);
  await expect(host.locator('.hall')).toBeVisible();
  const { invitations } = await ask(host, `/tables/${table}`);
  const guest = await visit({ lang: 'pl', dark: true });
  await go(guest, `/join/${invitations[1]}`);
  await guest.locator('input[autocomplete=nickname]').fill('Ola');
  await guest.locator('form button').last().click();
  await expect(guest.locator('.hall .seats')).toContainText('Ola');
  await expect(host.locator('.hall .seats')).toContainText('Ola');
  expect((await salts(host)).slice(1)).toEqual(['promised', 'promised']);
  await host.getByText('Start the game').click();
  await expect(host.locator('[data-place]').first()).toBeVisible();
  await expect(guest.locator('[data-place]').first()).toBeVisible();
  const [one, other] = [await salts(host), await salts(guest)];
  expect(one).toHaveLength(3);
  expect(one).toEqual(other);
  for (const salt of one.slice(1)) expect(salt).toMatch(/^[0-9a-f]{64}$/);
});

test('who plays alone sends a salt along', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page, '/new/eko');
  await page.getByText('Open the table').click();
  await expect(page.locator('[data-place]').first()).toBeVisible();
  expect((await salts(page))[1]).toMatch(/^[0-9a-f]{64}$/);
});

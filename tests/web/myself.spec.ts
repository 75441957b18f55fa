// A guest's name, and the private address that leads to the same tables from another device.
import { expect, test, type Page } from './fixtures';
import { ask, becomeGuest, go, makeTable } from './play';

const name = async (page: Page) => (await ask(page, '/guest'))?.name;

test('a name is given and changed', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page, '/me');
  for (const called of ['Żaneta', 'Zuzanna']) {
    await page.locator('input').first().fill(called);
    await page.getByText('Zapisz', { exact: true }).click();
    await expect.poll(() => name(page)).toBe(called);
    await expect(page.getByText('Zapisane.')).toBeVisible();
  }
});

test('the same person on another device, by a private address that no server hears of', async ({ visit }) => {
  const first = await visit({ lang: 'en' });
  await becomeGuest(first, 'Ala');
  await makeTable(first, { chairs: ['me', 'person'] });
  await go(first, '/me');
  await first.getByText('Make a private address').click();
  const address = first.getByLabel('Private address');
  await expect(address).toHaveValue(/#\/return\/./);
  const link = await address.inputValue();
  await first.getByText('Copy').click();
  await expect.poll(() => first.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const second = await visit({ lang: 'en', phone: true });
  await becomeGuest(second, 'Bob');
  const secret = link.split('/').pop()!;
  const heard: string[] = [];
  second.on('request', (request) => heard.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await second.goto(link);
  await expect(second.getByText('Here you are Bob now')).toBeVisible();
  expect(second.url(), 'the address bar has forgotten it').not.toContain(secret);
  await second.getByText('Cancel').tap();
  await expect(second.locator('.game').first()).toBeVisible();
  expect(await name(second), 'nothing happens without a yes').toBe('Bob');
  await second.goto('about:blank');
  await second.goto(link);
  await second.getByText('Yes, it is mine').tap();
  await expect(second.getByText('Welcome back, Ala!')).toBeVisible();
  await second.getByText('To the tables').tap();
  await expect(second.locator('.tables li').first()).toBeVisible();
  expect(await name(second)).toBe('Ala');
  expect(heard.length).toBeGreaterThan(3);
  expect(
    heard.filter((line) => line.includes(secret)),
    'neither an address nor a Referer has it',
  ).toEqual([]);

  await first.getByText('Make a new one').click();
  await expect(address).not.toHaveValue(link);
  const third = await visit({ lang: 'en' });
  await third.goto(link);
  await third.getByText('Yes, it is mine').click();
  await expect(third.getByText('This address no longer works')).toBeVisible();
});

// What is around the table: home with its lists, the form, a record from a file.
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';
import { ask, becomeGuest, call, finishedGame, go, makeTable, openTable, turn } from './play';

const LARGEST_SCRIPT = 75 * 1024;

test('the first load has at most 75 KB of gzipped script', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (/\.js$/.test(answer.url())) scripts.push(answer.body());
  });
  await go(page);
  await expect(page.locator('.game').first()).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(LARGEST_SCRIPT);
});

test('home shows a newcomer the games first, and calm empty lists', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page);
  await expect(page.locator('.game').first()).toBeVisible();
  await expect(page.locator('main')).toContainText('Nie masz rozpoczętych gier.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('home says whose turn it is, with whom and since when', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page, { chairs: ['me', 'greedy', 'greedy'] });
  await turn(page);
  await makeTable(page, { chairs: ['me', 'person'] });
  await go(page);
  const own = page.locator('.tables').first().locator('li');
  await expect(own).toHaveCount(2);
  await expect(own.first(), 'the table that waits for me is the first').toHaveText(/2 bots[^]*now[^]*your turn/);
  await expect(own.last()).toHaveText(/1 free seat/);
  await page.locator('.turn a').click();
  await turn(page);
});

test('a listed table can be joined, then watched, by others', async ({ visit }) => {
  const host = await visit({ lang: 'en' });
  await becomeGuest(host, 'Halina'); // the only one of this name on the server
  const table = await makeTable(host, { chairs: ['me', 'person', 'greedy'], listed: true, watch: 'open' });
  const guest = await visit({ lang: 'pl' });
  await go(guest);
  await guest.locator('section:has(h2:text("Dosiądź się")) li', { hasText: 'Halina' }).locator('a').click();
  await guest.locator('input[autocomplete=nickname]').fill('Ola');
  await guest.getByText('Usiądź do stołu').click();
  await expect(guest.locator('.hall')).toBeVisible();
  expect((await call(host, 'POST', `/tables/${table}/start`)).status()).toBe(200);
  const other = await visit({ lang: 'pl' });
  await go(other);
  const line = other.locator('section:has(h2:text("Oglądaj innych")) li', { hasText: 'Halina' });
  await expect(line).toContainText('Halina, Ola i 1 bot');
  await line.locator('a').click();
  await expect(other.locator('[data-place]').first()).toBeVisible();
  await expect(other.locator('.prompt.turn'), 'who watches is asked nothing').toHaveCount(0);
});

test('a finished game is listed, downloaded and read again from its file', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const id = await finishedGame(page, { listed: true });
  const record = await (await call(page, 'GET', `/tables/${id}/record`)).body();
  await go(page);
  const finished = page.locator('section:has(h2:text("Finished games"))');
  await expect(finished.locator('li').first()).toHaveText(/bot won · \d+ moves · now/);
  const bring = (buffer: Buffer) =>
    finished.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await bring(Buffer.from('not a game'));
  await expect(page.getByText('This file cannot be read')).toBeVisible();
  await bring(Buffer.from('{"game": "chess"}'));
  await expect(page.getByText('This is not a record')).toBeVisible();
  await bring(Buffer.alloc(3_000_000, ' '));
  await expect(page.getByText('too large')).toBeVisible();
  await bring(record);
  await expect(page.locator('[data-place]').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/table\/.+/);
  expect(page.url(), 'it is a table of its own').not.toContain(id);
});

test('home says when the server is away, and comes back', async ({ visit, server }) => {
  const page = await visit({ lang: 'en' });
  await go(page);
  await expect(page.locator('.game').first()).toBeVisible();
  await server.kill();
  await page.getByText('Play now against bots').first().click();
  const away = page.getByText('The server does not answer');
  await expect(away.first()).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(away).toHaveCount(0);
  expect(await ask(page, '/games')).not.toHaveLength(0);
});

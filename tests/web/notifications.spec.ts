// Somebody is notified in a room and says when; the page is installed, and finished games are read offline.
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses, expect, test } from './fixtures';
import { accessible, ask, fillSeats, go, makeTable } from './play';
import { Server } from './server';

let server: Server;
let room: HttpServer;
const posted: string[] = [];

test.beforeAll(async () => {
  room = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      posted.push(JSON.parse(body).text);
      answer.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(room, 'listening');
  server = new Server(1, { KRAINY_PRIVATE_ENDPOINTS: 'true', KRAINY_NOTIFY_GRACE_SECONDS: '0.5' });
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  room.close();
});

test('somebody is notified in a room, and says when and of what', async ({ visit }) => {
  const [ala, bob] = [await visit({ lang: 'en' }), await visit({ lang: 'pl', phone: true })];
  for (const page of [ala, bob]) addresses.set(page, server);
  const id = await makeTable(ala, { chairs: ['me', 'person'] });
  await fillSeats(ala, id, { 1: [bob, 'Bob'] });
  await go(bob, '/me');
  await expect(bob.getByRole('heading', { name: 'Powiadomienia' })).toBeVisible();
  await bob.getByText('Powiadamiaj mnie na kanale').tap();
  await bob.getByLabel('Rodzaj kanału').selectOption('Slack');
  await bob.getByLabel('Adres webhooka').fill(`http://127.0.0.1:${(room.address() as AddressInfo).port}/room`);
  await bob.getByLabel('Adres webhooka').press('Enter');
  await expect(bob.getByText('Na kanale: 127.0.0.1')).toBeVisible();
  await accessible(bob, 'notifications on a phone', 'main');
  await bob.getByLabel('Godziny ciszy').uncheck();
  await expect.poll(async () => (await ask(bob, '/notifications')).quiet_to).toBe(0);
  await bob.getByRole('button', { name: 'Wyślij próbne powiadomienie' }).tap();
  await expect.poll(() => posted).toEqual([`Krainy: powiadomienia tu docierają: ${server.address}/#/`]);

  expect((await ask(bob, '/notifications')).zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await bob.getByRole('button', { name: 'tydzień' }).first().tap();
  await expect(bob.getByText('Cisza do:')).toBeVisible();
  await bob.getByRole('button', { name: 'Powiadamiaj znowu' }).tap();
  await expect(bob.getByText('Cisza do:')).toHaveCount(0);
  await bob.getByLabel('Ekö').selectOption('wcale');
  await expect.poll(async () => (await ask(bob, '/notifications')).tables).toEqual([{ table: id, mode: 'off', snoozed: 0 }]);
  await bob.getByRole('button', { name: 'Usuń: Na kanale: 127.0.0.1' }).tap();
  await expect(bob.getByText('Na kanale: 127.0.0.1')).toHaveCount(0);

  await go(ala, '/unsubscribe/none.of-ours');
  await ala.getByRole('button', { name: 'Yes, stop them' }).click();
  await expect(ala.getByRole('alert')).toContainText('This link is incomplete');
});

test('the page can be installed, and finished games are read without a network until everything is erased', async ({ visit }) => {
  const [ala, bob] = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
  for (const page of [ala, bob]) addresses.set(page, server);
  const [over, running] = [await makeTable(ala, { chairs: ['me', 'person'] }), await makeTable(ala, { chairs: ['me', 'person'] })];
  for (const id of [over, running]) await fillSeats(ala, id, { 1: [bob, 'Bob'] });
  await go(bob, `/table/${over}`);
  await bob.getByRole('button', { name: 'Resign' }).click();
  await bob.locator('.why').getByRole('button', { name: 'Resign' }).click();
  await expect(bob.locator('.end')).toBeVisible();

  await go(ala, '/me');
  const manifest = await (await ala.request.get(`${server.address}/manifest.json`)).json();
  for (const icon of manifest.icons) expect((await ala.request.get(`${server.address}/${icon.src}`)).ok()).toBe(true);
  expect(await ala.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => !!one))).toBe(false);
  await ala.getByRole('link', { name: 'Finished games to read offline' }).click();
  await ala.getByRole('button', { name: 'Keep my finished games here' }).click();
  await expect(ala.locator('summary')).toHaveCount(1);

  await expect.poll(() => ala.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  await expect.poll(() => ala.evaluate(async () => (await (await caches.open('krainy-shell')).keys()).length)).toBeGreaterThan(5);
  await server.kill();
  await ala.reload();
  await expect(ala.getByText('The server cannot be reached.')).toBeVisible();
  await ala.locator('summary').press('Enter');
  await expect(ala.locator('details li').last()).toContainText('resigns');
  expect(
    await ala.evaluate(
      async (id) => JSON.stringify(await (await caches.open('krainy-games')).keys().then((all) => all.map((one) => one.url))).includes(id),
      running,
    ),
  ).toBe(false);
  await server.start();

  await go(ala, '/me');
  await ala.getByRole('button', { name: 'Erase everything…' }).click();
  await ala.getByRole('button', { name: 'Erase everything for good' }).click();
  await expect(ala.locator('.game').first()).toBeVisible();
  await expect.poll(async () => ask(ala, '/guest')).toBe(null);
  expect(await ala.evaluate(() => caches.keys())).toEqual([]);
  expect(await ala.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => !!one))).toBe(false);
});

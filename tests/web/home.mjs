// What is around the table: home with its lists, the form, a record from a file.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { call, finishedGame, makeTable, openTable, turn } from './house.mjs';

const LARGEST_SCRIPT = 80 * 1024;

export default async function ({ story, server }) {
  await story('the first load has at most 80 KB of gzipped script', async (visit) => {
    const page = await visit({ lang: 'en' });
    const scripts = [];
    page.on('response', (answer) => /\.js$/.test(answer.url()) && scripts.push(answer.body()));
    await page.goto(server.address, { waitUntil: 'networkidle' });
    const size = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    assert.ok(size > 0 && size <= LARGEST_SCRIPT, `${size} bytes`);
  });

  await story('home shows a newcomer the games first, and calm empty lists', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.goto(server.address);
    await page.waitForSelector('.game');
    assert.match(await page.textContent('main'), /Nie masz rozpoczętych gier\./);
    assert.deepEqual(await page.$$('[role=alert]'), []);
  });

  await story('home says whose turn it is, with whom and since when', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'greedy', 'greedy'] });
    await turn(page);
    await makeTable(page, server, { chairs: ['me', 'person'] });
    await page.goto(`${server.address}/#/`);
    await page.waitForSelector('.tables li');
    const lines = await page.locator('.tables').first().locator('li').allInnerTexts();
    assert.equal(lines.length, 2);
    assert.match(lines[0], /2 bots[^]*now[^]*your turn/, 'the table that waits for me is the first');
    assert.match(lines[1], /1 free seat/);
    await page.click('.turn a');
    await turn(page);
  });

  await story('a listed table can be joined, then watched, by others', async (visit) => {
    const host = await visit({ lang: 'en' });
    const table = await makeTable(host, server, { chairs: ['me', 'person', 'greedy'], listed: true, watch: 'open' });
    const guest = await visit({ lang: 'pl' });
    await guest.goto(server.address);
    await guest.click('section:has(h2:text("Dosiądź się")) a');
    await guest.fill('input[autocomplete=nickname]', 'Ola');
    await guest.click('text=Usiądź do stołu');
    await guest.waitForSelector('.prompt');
    assert.equal((await call(host, server, 'POST', `/tables/${table}/start`)).status(), 200);
    const other = await visit({ lang: 'pl' });
    await other.goto(server.address);
    const line = other.locator('section:has(h2:text("Oglądaj innych")) li');
    assert.match(await line.innerText(), /Ala, Ola i 1 bot/);
    await line.locator('a').click();
    await other.waitForSelector('[data-place]');
    assert.equal(await other.$('.prompt.turn'), null, 'who watches is asked nothing');
  });

  await story('a finished game is listed, downloaded and read again from its file', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await finishedGame(page, server, { listed: true });
    const record = await (await call(page, server, 'GET', `/tables/${id}/record`)).body();
    await page.goto(server.address);
    const finished = page.locator('section:has(h2:text("Finished games"))');
    assert.match(await finished.locator('li').first().innerText(), /bot won · \d+ moves · now/);
    const input = finished.locator('input[type=file]');
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('not a game') });
    await page.waitForSelector('text=This file cannot be read');
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"game": "chess"}') });
    await page.waitForSelector('text=This is not a record');
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.alloc(3_000_000, ' ') });
    await page.waitForSelector('text=too large');
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: record });
    await page.waitForSelector('[data-place]');
    assert.match(page.url(), /#\/table\/.+/);
    assert.ok(!page.url().includes(id), 'it is a table of its own');
  });

  await story('home says when the server is away, and comes back', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.goto(server.address);
    await page.waitForSelector('.game');
    await server.kill();
    await page.click('text=Play now against bots');
    await page.waitForSelector('text=The server does not answer');
    await server.start();
    await page.click('button:text("Try again")');
    await page.waitForSelector('text=The server does not answer', { state: 'detached' });
  });
}

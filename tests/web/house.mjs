// What the browser stories share: a server of their own, visitors, and the ways in which a visitor plays.
//
// To add stories, put a file beside this one:
//
//   import assert from 'node:assert/strict';
//   import { openTable, turn } from './house.mjs';
//
//   export default async function ({ story, server }) {
//     await story('what a person sees', async (visit) => {
//       const page = await visit({ lang: 'en', phone: false, dark: false });
//       await openTable(page, server, { chairs: ['me', 'greedy'] });
//       await turn(page);
//       assert.ok(await page.isVisible('.prompt'));
//     });
//   }
//
// Every file has a server of its own (`server.address`, `server.kill()`, `server.start()`), every story its own visitors. A story
// fails on what it asserts and on any error in the console of its pages; what they showed is then in build/stories/.
// `node tests/web/stories.mjs [file …]` runs them.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { chromium } = createRequire(join(root, 'web/'))('playwright-core');
const axe = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');
export const python = join(root, '.venv/bin/python');

/** What Chromium prints when a call is refused or a server is away: expected, and shown by the page itself. */
const EXPECTED = /status of (401|404|409|422)|ERR_CONNECTION|WebSocket connection/;

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

/** A server with an empty folder of data, that can be killed and started again. */
export class Server {
  constructor() {
    this.data = mkdtempSync(join(tmpdir(), 'krainy-stories-'));
  }

  async start() {
    this.port ??= await freePort();
    this.address = `http://127.0.0.1:${this.port}`;
    let said = '';
    this.process = spawn(python, ['-P', '-m', 'krainy', 'serve', '--port', String(this.port), '--data', this.data], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process.stderr.on('data', (bytes) => (said += bytes));
    for (let i = 0; i < 300 && this.process.exitCode === null; i++) {
      if (await fetch(`${this.address}/api/games`).then((answer) => answer.ok, () => false)) return this;
      await pause(100);
    }
    throw new Error(`the server does not start: ${said}`);
  }

  /** As a power cut would end it. */
  async kill() {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGKILL');
    await gone;
  }

  /** Let the chance of a table be that of this seed, as if it had been drawn so: written while the server is away, before anybody plays. */
  async seed(table, seed) {
    await this.kill();
    const write = 'import sqlite3, sys; kept = sqlite3.connect(sys.argv[1]); kept.execute("UPDATE tables SET seed = ? WHERE id = ?", sys.argv[2:]); kept.commit()';
    execFileSync(python, ['-c', write, join(this.data, 'krainy.sqlite'), seed.toString(16).padStart(32, '0'), table]);
    await this.start();
  }

  async remove() {
    if (this.process && this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** A person with a browser of their own. `page.wrong` collects what no page may print. */
export async function visitor(browser, { phone = false, dark = false, lang = 'en', size = null, policy = true, newcomer = false } = {}) {
  const context = await browser.newContext({
    viewport: size ?? (phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
    hasTouch: phone,
    isMobile: phone,
    colorScheme: dark ? 'dark' : 'light',
    locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
    bypassCSP: !policy,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Everybody here has seen the first steps of every game, but for who has just come.
  if (!newcomer)
    await context.addInitScript(() => {
      // Not every document has a memory: a blank page has none.
      if (location.protocol.startsWith('http')) localStorage['krainy.guides'] = JSON.stringify({ eko: true, xidit: true, mysthea: true, oath: true, runewars: true });
    });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.touching = phone;
  page.wrong = [];
  page.on('pageerror', (error) => page.wrong.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && !EXPECTED.test(line.text()) && page.wrong.push(line.text()));
  return page;
}

/** A call to the server as the visitor's own page makes it. */
export function call(page, server, method, path, body) {
  const headers = { origin: server.address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return page.request.fetch(`${server.address}/api${path}`, { method, headers, data: body === undefined ? undefined : JSON.stringify(body) });
}

/** A table made without the form, with bots that do not wait. Returns its id; the page shows it. */
export async function openTable(page, server, wish = {}) {
  const id = await makeTable(page, server, wish);
  await page.goto(`${server.address}/#/table/${id}`);
  await page.waitForSelector('.prompt');
  return id;
}

export async function makeTable(page, server, wish = {}) {
  await becomeGuest(page, server);
  const made = await call(page, server, 'POST', '/tables', { game: 'eko', chairs: ['me', 'greedy'], pace: 0, ...wish });
  const table = await made.json();
  assert.equal(made.status(), 201, JSON.stringify(table));
  return table.table;
}

export async function becomeGuest(page, server, name = 'Ala') {
  if ((await (await call(page, server, 'GET', '/guest')).json()) === null) await call(page, server, 'POST', '/guest', { name });
}

/** A game that bots have played to its end, for those who want to look back. Returns its id. */
export async function finishedGame(page, server, wish = {}) {
  const id = await makeTable(page, server, { chairs: ['greedy', 'greedy'], watch: 'open', ...wish });
  for (let i = 0; i < 600; i++) {
    const table = await (await call(page, server, 'GET', `/tables/${id}`)).json();
    if (table.status === 'over') return id;
    await pause(100);
  }
  throw new Error('the bots do not finish');
}

/** Wait until the visitor is asked, or the game is over. */
export const turn = (page) => page.waitForSelector('.prompt.turn, .end', { timeout: 30000 });

/** One choice of whoever is asked: a place that glows, or a button. `number` says which. */
export async function choose(page, number) {
  await page.waitForFunction(() => !document.querySelector('.prompt .ask:disabled'));
  const all = await page.$$('[data-open], .prompt .button.ask');
  if (!all.length) return;
  const one = all[number % all.length];
  // Forced, because a glowing place breathes: it never stands still. What a bot's move has just removed is not an error.
  await (page.touching ? one.tap({ force: true }) : one.click({ force: true })).catch(() => null);
}

/** Play on until the end is on the screen. Returns the number of choices. */
export async function playToTheEnd(page, one, most = 2500) {
  for (let choices = 0; choices < most; choices++) {
    await turn(page);
    if (await page.$('.end')) return choices;
    await one(choices);
  }
  throw new Error(`no end after ${most} choices`);
}

/** No serious issue for those who listen, or see little. The page must have been opened with `policy: false`. */
export async function accessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    const serious = violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`);
  });
  assert.deepEqual(found, [], where);
}

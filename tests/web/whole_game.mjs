// Plays Ekö in a real browser against the real server: `node tests/web/whole_game.mjs [folder for screenshots]`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import assert from 'node:assert/strict';

const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { chromium } = createRequire(join(house, 'web/'))('playwright-core');
const shots = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'krainy-shots-'));
mkdirSync(shots, { recursive: true });

const port = await new Promise((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const found = probe.address().port;
    probe.close(() => done(found));
  });
});
const data = mkdtempSync(join(tmpdir(), 'krainy-data-'));
const address = `http://127.0.0.1:${port}`;

let server;
async function startServer() {
  server = spawn(join(house, '.venv/bin/python'), ['-m', 'krainy', 'serve', '--port', String(port), '--data', data], {
    env: { ...process.env, PYTHONPATH: join(house, 'src') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${address}/api/games`).then((r) => r.ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server does not start');
}
async function killServer() {
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}

const wrong = [];
const axe = readFileSync(join(house, 'web/node_modules/axe-core/axe.min.js'), 'utf8');
/** No serious issue for those who listen, or see little. */
async function accessible(page, where) {
  const found = await page.evaluate(`${axe};axe.run().then((r) => r.violations.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => v.id + ': ' + v.nodes.map((n) => n.target).join(', ')))`);
  assert.deepEqual(found, [], where);
}
async function visitor(browser, { phone = false, dark = false, lang = 'pl', strict = true } = {}) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    colorScheme: dark ? 'dark' : 'light',
    locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
    bypassCSP: strict ? false : true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (m) => m.type() === 'error' && !/401|ERR_CONNECTION|WebSocket/.test(m.text()) && wrong.push(m.text()));
  return page;
}
const shoot = (page, name) => page.screenshot({ path: join(shots, `${name}.png`) });
const turn = (page) => page.waitForSelector('.prompt.turn, .end', { timeout: 30000 });

/** One click for whoever is asked: on the board where it glows, else a button. */
async function click(page, pick) {
  await page.waitForFunction(() => !document.querySelector('.prompt .ask:disabled'));
  const open = await page.$$('.spot.open');
  const asks = await page.$$('.prompt .button.ask');
  const all = [...open, ...asks];
  if (!all.length) return;
  const one = all[pick % all.length];
  if (open.includes(one) && page.viewportSize().width < 500) await one.tap({ force: true }).catch(() => null);
  else await one.click({ force: true }).catch(() => null);
}

async function story(name, run) {
  const began = Date.now();
  await run();
  console.log(`ok  ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  const page = await visitor(browser);
  await story('one click from home to a game against bots', async () => {
    await page.goto(address);
    await page.click('text=Zagraj teraz z botami');
    await turn(page);
    await shoot(page, 'desktop-light-pl-begin');
  });
  await story('what is not allowed says why, and opens the rule', async () => {
    await page.click('.spot:not(.open)[data-place^="space"]', { force: true });
    await page.waitForSelector('.why strong');
    await shoot(page, 'desktop-light-pl-why');
    await page.click('.why >> text=Pokaż w zasadach');
    await page.waitForSelector('section.here');
    await page.waitForTimeout(200);
    await shoot(page, 'desktop-light-pl-rules');
    await page.keyboard.press('l');
  });
  await story('keyboard alone: choose, go back, move', async () => {
    await page.keyboard.press('1'); // leave the Emperor
    await page.waitForFunction(() => document.querySelectorAll('.spot.open').length > 0 && !document.querySelector('.prompt .ask'));
    const names = await page.$$eval('.spot.open', (all) => all.map((one) => one.getAttribute('aria-label')));
    assert.ok(names.every((name) => /można wybrać/.test(name)), 'every place has a name that says it can be chosen');
    await page.focus('.spot.open');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.spot.taken');
    await shoot(page, 'desktop-light-pl-chosen');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.spot.taken'));
    const before = await page.evaluate(() => document.activeElement.getAttribute('data-place'));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    assert.notEqual(await page.evaluate(() => document.activeElement.getAttribute('data-place')), before, 'arrows move the focus');
  });
  await story('undo takes a move back', async () => {
    const lines = () => page.$$eval('.log li', (all) => all.length);
    await turn(page);
    const before = await lines();
    for (let i = 0; i < 6 && (await lines()) <= before; i++) {
      await click(page, i);
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(300);
    await turn(page);
    const after = await lines();
    assert.ok(after > before);
    await page.keyboard.press('u');
    await page.click('text=Tak, cofnij', { timeout: 1500 }).catch(() => null);
    await page.waitForFunction((n) => document.querySelectorAll('.log li').length < n, after);
  });
  await story('reload and a killed server lose nothing', async () => {
    const stacks = () => page.$$eval('.spot', (all) => all.map((one) => one.getAttribute('aria-label').split(', można')[0]).join());
    await turn(page);
    const before = await stacks();
    await page.reload();
    await turn(page);
    assert.equal(await stacks(), before);
    await killServer();
    await page.waitForSelector('.offline');
    await shoot(page, 'desktop-light-pl-offline');
    await startServer();
    await page.waitForSelector('.offline', { state: 'detached', timeout: 20000 });
    await turn(page);
    assert.equal(await stacks(), before);
  });
  await story('the language changes in the middle of a game', async () => {
    await page.click('[role=tab]:nth-child(4)');
    await page.click('text=English');
    await page.waitForFunction(() => /chooses|may|picks|takes|action/.test(document.querySelector('.sentence').textContent));
    await page.click('text=high contrast');
    await shoot(page, 'desktop-contrast-en-settings');
  });

  await story('a whole game by keyboard alone', async () => {
    const keys = await visitor(browser, { lang: 'en' });
    await keys.goto(`${address}/#/new/eko`);
    await keys.click('text=fast');
    await keys.click('text=Open the table');
    let choices = 0;
    for (; choices < 900; choices++) {
      await turn(keys);
      if (await keys.$('.end')) break;
      if (await keys.$('.prompt .button.ask:not(:disabled)')) await keys.keyboard.press('1');
      else {
        for (let i = 0; i <= (choices * 5) % 7; i++) await keys.keyboard.press('n');
        await keys.keyboard.press('Enter');
      }
      await keys.waitForTimeout(30);
      if (choices === 50) await shoot(keys, 'desktop-light-en-middle');
    }
    await keys.waitForSelector('.end');
    await shoot(keys, 'desktop-light-en-end');
    console.log(`    ${choices} choices`);
  });
  await story('axe finds no serious issue, light and dark, wide and narrow', async () => {
    for (const look of [{ dark: false }, { dark: true }, { phone: true, dark: true }]) {
      const one = await visitor(browser, { ...look, strict: false });
      await one.goto(address);
      await one.waitForSelector('.card');
      await accessible(one, 'home');
      await one.goto(`${address}/#/new/eko`);
      await one.waitForSelector('fieldset');
      await accessible(one, 'form');
      await one.goto(`${address}/#/`);
      await one.click('text=Zagraj teraz z botami');
      await turn(one);
      await accessible(one, 'table');
      for (const tab of ['l', 'r', 'c']) {
        await one.keyboard.press(tab);
        await one.waitForTimeout(250);
        await accessible(one, `table, ${tab}`);
      }
      await one.context().close();
    }
  });

  const phone = await visitor(browser, { phone: true, dark: true, lang: 'en' });
  await story('a whole game by touch on a phone, from the form to the end screen', async () => {
    await phone.goto(address);
    await phone.waitForSelector('.button.main');
    await shoot(phone, 'phone-dark-en-home');
    await phone.click('text=Set up your own table');
    await phone.click('text=fast');
    await shoot(phone, 'phone-dark-en-form');
    await phone.click('text=Open the table');
    let clicks = 0;
    for (; clicks < 1500; clicks++) {
      await turn(phone);
      if (await phone.$('.end')) break;
      await click(phone, clicks * 7 + (clicks >> 3));
      await phone.waitForTimeout(20);
      if (clicks === 60) await shoot(phone, 'phone-dark-en-middle');
    }
    await phone.waitForSelector('.end');
    await phone.waitForTimeout(400);
    await shoot(phone, 'phone-dark-en-end');
    console.log(`    ${clicks} clicks`);
  });
  await story('replay from the first move, and a rematch', async () => {
    await phone.click('.end >> text=Watch the game');
    await phone.waitForSelector('.scrub');
    await phone.click('[aria-label="Next move"]');
    await phone.waitForFunction(() => /^Move 1 /.test(document.querySelector('.sentence').textContent));
    await shoot(phone, 'phone-dark-en-replay');
    await phone.click('text=Back to the end');
    await phone.click('.end >> text=Rematch');
    await phone.waitForSelector('.end', { state: 'detached' });
    await turn(phone);
  });

  await story('two people in two browsers by invitation', async () => {
    const host = await visitor(browser, { dark: true });
    await host.goto(`${address}/#/new/eko`);
    await host.selectOption('select >> nth=1', 'person');
    await host.fill('input >> nth=0', 'Ala');
    await host.click('text=Otwórz stół');
    const link = await host.inputValue('.link input');
    await shoot(host, 'desktop-dark-pl-invite');
    const guest = await visitor(browser, { lang: 'en' });
    await guest.goto(link);
    await guest.fill('input', 'Bob');
    await guest.click('text=Sit down');
    await guest.waitForSelector('.spot');
    await host.click('text=Zacznij grę');
    await Promise.race([host, guest].map((one) => one.waitForSelector('.prompt.turn')));
    for (let i = 0; i < 12; i++) {
      for (const one of [host, guest]) if (await one.$('.prompt.turn')) await click(one, i + 1);
      await host.waitForTimeout(150);
    }
    const told = await Promise.all([host, guest].map((one) => one.$$eval('.log li', (all) => all.length)));
    assert.ok(told[0] > 4 && told[0] === told[1], `both hear the same story: ${told}`);
    await shoot(host, 'desktop-dark-pl-two');
    await shoot(guest, 'desktop-light-en-two');
  });
  assert.deepEqual(wrong, [], 'no errors in the browser, nothing blocked by the content policy');
  console.log(`screenshots: ${shots}`);
} finally {
  await browser.close();
  await killServer();
}

// The cards and other components of a game: search, filters, both languages, an address for every card, the keyboard.
import assert from 'node:assert/strict';
import { accessible, openTable, turn } from './house.mjs';

// Not the inner texts: what is not painted yet has none.
const names = async (page) => (await page.locator('.browser li h3').allTextContents()).map((name) => name.trim());
const large = (page) => page.locator('dialog[open] h3');

export default async function ({ story, server }) {
  const open = async (visit, address, look = {}) => {
    const page = await visit({ lang: 'en', ...look });
    await page.goto(`${server.address}/#/cards/${address}`);
    await page.waitForSelector('.browser li');
    return page;
  };
  const kind = (page, title) => page.click(`.kinds button:has-text("${title}")`);

  await story('cards: kinds, words and filters narrow what is shown', async (visit) => {
    const page = await open(visit, 'mysthea');
    assert.equal((await names(page)).length, 146);
    await kind(page, 'Command cards');
    assert.equal((await names(page)).length, 80);
    await page.click('[aria-label=Type] button:has-text("goal")');
    await page.click('[aria-label=Era] button:has-text("III")');
    assert.equal((await names(page)).length, 5);
    await page.click('[aria-label=Type] button:has-text("tactic")');
    assert.equal((await names(page)).length, 10, 'another value of one fact adds');
    await page.fill('input[type=search]', 'golems');
    for (const text of await page.locator('.browser li').allInnerTexts()) assert.match(text, /golem/i);
    await page.fill('input[type=search]', 'xyzzy');
    await page.waitForSelector('text=There is nothing like that here');
    await page.click('text=Clear');
    assert.equal((await names(page)).length, 80, 'the kind stays');
  });

  await story('cards: the language changes under the same filters, and names are found in both', async (visit) => {
    const page = await open(visit, 'eko', { lang: 'pl' });
    await page.fill('input[type=search]', 'zamek');
    assert.deepEqual(await names(page), ['Góra', 'Zamek'], 'a mountain carries one');
    await page.fill('input[type=search]', 'castle');
    assert.deepEqual(await names(page), ['Zamek']);
    await kind(page, 'Kafle');
    await page.fill('input[type=search]', '');
    await page.click('[aria-label=Rewers] button:has-text("czerwony")');
    assert.deepEqual(await names(page), ['Kafel K', 'Kafel L', 'Kafel M']);
    await page.click('header >> text=English');
    await page.waitForSelector('h3:text("Tile K")');
    assert.deepEqual(await names(page), ['Tile K', 'Tile L', 'Tile M']);
  });

  await story('cards: an address leads to one card, and says so when there is none', async (visit) => {
    const page = await open(visit, 'mysthea/C027', { lang: 'pl' });
    assert.equal(await large(page).innerText(), 'Cel C027');
    await page.click('dialog summary >> nth=0');
    assert.match(await page.locator('dialog details').first().innerText(), /mysthea\.card\.2[^]+\./, 'the rule is told');
    await page.click('dialog >> text=Skopiuj adres karty');
    await page.waitForSelector('text=Skopiowane');
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#\/cards\/mysthea\/C027$/);
    await page.goto(`${server.address}/#/cards/mysthea/A06`);
    await page.waitForFunction(() => document.querySelector('dialog h3')?.textContent === 'Wyspa Monolitu');
    await page.goto(`${server.address}/#/cards/mysthea/C999`);
    await page.waitForSelector('text=Nie ma tu karty „C999”.');
    await page.goto(`${server.address}/#/cards/chess`);
    await page.waitForSelector('h1:text("Nie ma takiej gry.")');
  });

  await story('cards: what is reconstructed has a sign, and the reason is told', async (visit) => {
    const page = await open(visit, 'mysthea');
    await page.click('text=Reconstructed only');
    assert.deepEqual(await names(page), ['IV', 'V']);
    await page.click('.browser li a >> nth=0');
    assert.match(await page.innerText('dialog dd:has(.drawn)'), /6\s*\(reconstructed\)/);
    assert.match(await page.innerText('dialog .note'), /The rulebook gives the energy of artefacts I to III/);
    await page.goto(`${server.address}/#/cards/xidit/region-SW`);
    await page.waitForSelector('dialog >> text=The name is ours');
  });

  await story('cards: everything by keyboard', async (visit) => {
    const page = await open(visit, 'mysthea');
    const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    await page.keyboard.press('/');
    await page.keyboard.type('EN1');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'EN10');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const below = await focused();
    assert.match(below, /^EN1[3-9]$/, 'one row down');
    await page.keyboard.press('Enter');
    assert.equal(await large(page).innerText(), below);
    assert.match(page.url(), new RegExp(`${below}$`));
    await page.keyboard.press('ArrowLeft');
    const before = `EN${Number(below.slice(2)) - 1}`;
    await page.waitForFunction((name) => document.querySelector('dialog h3')?.textContent === name, before);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForFunction((name) => document.activeElement.getAttribute('aria-label') === name, before);
    assert.match(page.url(), /#\/cards\/mysthea$/);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    assert.equal(await page.inputValue('input[type=search]'), '');
  });

  await story('cards: from home, and beside a table without leaving it', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.goto(server.address);
    await page.click('.game >> nth=0 >> text=Cards and components');
    await page.waitForSelector('h1:text("cards and components")');
    const table = await openTable(page, server);
    await turn(page);
    const before = await page.innerText('.prompt');
    await page.keyboard.press('k');
    await page.click('.drawer .browser li a >> nth=0');
    assert.equal(await large(page).innerText(), 'Tile A');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('dialog h3')?.textContent === 'Tile B');
    assert.ok(page.url().endsWith(table), 'the address is still that of the table');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await page.innerText('.prompt'), before);
  });

  for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }]) {
    await story(`cards: axe, ${look.phone ? 'phone, dark' : 'desktop, light'}`, async (visit) => {
      const page = await open(visit, 'mysthea', { ...look, policy: false });
      await accessible(page, 'all components');
      await page.click('.kinds button >> nth=1');
      if (look.phone) await page.click('.filters summary');
      await page.waitForTimeout(250);
      await accessible(page, 'one kind with its filters');
      for (const address of ['mysthea/EN17', 'mysthea/artefact-IV', 'eko/tile-S', 'xidit/set45-10']) {
        await page.goto(`${server.address}/#/cards/${address}`);
        await page.waitForSelector('dialog[open] h3');
        await page.waitForTimeout(250);
        await accessible(page, address);
      }
    });
  }
}

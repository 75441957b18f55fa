// Mysthea in the browser: a whole game of two seats by clicking, with a battle, an encounter, an island shift and a monster's attack;
// a turn by keyboard; cards that are read before they are chosen, by mouse and by finger; and nothing that stands in the way of those
// who listen.
import assert from 'node:assert/strict';
import { accessible, call, makeTable } from './house.mjs';

const OPEN = '[data-open], .prompt .line .button.ask';

/** The visitor at a new table. */
async function sit(page, server, wish = {}) {
  await call(page, server, 'POST', '/guest', { name: 'Ala' });
  const id = await makeTable(page, server, { game: 'mysthea', chairs: ['me', 'greedy'], ...wish });
  await page.goto(`${server.address}/#/table/${id}`);
  await page.waitForSelector('.prompt');
  return id;
}

/** Skip what is shown until the visitor is asked, or the game is over. */
async function untilAsked(page) {
  await page.waitForFunction(() => {
    document.querySelector('.playing button:last-child')?.click();
    return document.querySelector('.finale, .end') || (document.querySelector('.prompt.turn') && !document.querySelector('.prompt .ask:disabled'));
  }, null, { timeout: 60000, polling: 30 });
}

/** Everything that can be chosen now: where it is, and what it says of itself. */
function choices(page) {
  return page.$$eval(OPEN, (all) => all.map((one) => ({ place: one.dataset.place ?? '', says: (one.getAttribute('aria-label') ?? one.textContent).trim() })));
}

/** Choose one of them, and let it arrive. */
async function take(page, number) {
  const one = (await page.$$(OPEN))[number];
  // Forced, because a glowing place breathes: it never stands still.
  await (page.touching ? one?.tap({ force: true, timeout: 1500 }) : one?.click({ force: true, timeout: 1500 }))?.catch(() => null);
  await page.waitForTimeout(30);
}

/** The regions of the island that has the own encounter token. */
async function tokenRegions(page) {
  const island = await page.$$eval('.spot.island', (all) => all.findIndex((one) => /Encounter token: Varorin/.test(one.getAttribute('aria-label'))));
  return [0, 1, 2].map((place) => `region:${3 * island + place}`);
}

/** One choice of somebody who wants to see everything; now and then another one, so that nothing goes in circles. */
async function decide(page, number) {
  const held = await page.$('.held .take:not(:disabled)');
  if (held) return held.click();
  const [all, near] = [await choices(page), await tokenRegions(page)];
  const wishes = [
    ({ says }) => /^Face an encounter/.test(says),
    ({ place, says }) => place.startsWith('region:') && /(Lusma|Volarees|Magista|Kaetur):/.test(says), // a battle there, or the way there
    ({ place }) => near.includes(place),
    ({ place, says }) => place.startsWith('region:') && /valley of mists/.test(says), // it teaches what encounters ask for
    ({ place }) => place.startsWith('region:'),
    ({ says }) => /^Shift the island/.test(says),
    ({ says }) => /^Meditate/.test(says),
    ({ place }) => place.startsWith('figure:0'),
  ];
  const wish = number % 4 === 3 ? undefined : wishes.find((one) => all.some(one));
  return take(page, wish ? all.findIndex(wish) : (number * 7) % Math.max(1, all.length));
}

/** Choose where to start, until the first turn. */
async function begin(page) {
  for (let i = 0; i < 40; i++) {
    await untilAsked(page);
    if (await page.$('.hand .pick.can')) return;
    await take(page, 0);
  }
  throw new Error('the first turn does not come');
}

/** What was seen at the table while it was played, also what passes quickly. */
async function watching(page) {
  const seen = new Set();
  await page.exposeFunction('sawAtTable', (what) => seen.add(what));
  await page.addInitScript(() => {
    let islands = '';
    setInterval(() => {
      const saw = (what, found) => found && window.sawAtTable(what);
      const now = [...document.querySelectorAll('.spot.island')].map((one) => one.style.transform).join();
      saw('an island shift', islands && now && now !== islands);
      islands = now || islands;
      saw('a battle', document.querySelector('.battle li'));
      saw('secret cards', document.querySelector('.battle .card.back'));
      saw('an encounter', document.querySelector('.dock .symbol'));
      saw('a monster attack', [...document.querySelectorAll('.drawer .log li')].some((line) => /(Utcoro|Cannibarok|Onygauros|Caerulas) attacks/.test(line.textContent)));
    }, 40);
  });
  return seen;
}

export default async function ({ story, server }) {
  await story('a whole game of two by clicking: a battle, an encounter, an island shift, a monster attack, and the end', async (visit) => {
    const page = await visit({ lang: 'en' });
    const wanted = ['a battle', 'secret cards', 'an encounter', 'an island shift', 'a monster attack'];
    const seen = await watching(page);
    const all = () => wanted.every((what) => seen.has(what));
    // One game is played to its end. Chance deals islands and cards: what it has not shown, another one will.
    for (let game = 0; game === 0 || (game < 4 && !all()); game++) {
      await sit(page, server, { chairs: ['me', 'random'] });
      for (let number = 0; number < 2000 && !(await page.$('.finale, .end')) && (game === 0 || !all()); number++) {
        await untilAsked(page);
        if (!(await page.$('.finale, .end'))) await decide(page, number);
      }
      if (game > 0) continue;
      await page.waitForSelector('.finale');
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('.finale .verdict');
      const [totals, sums] = await page.$$eval('.finale tr', (rows) => {
        const numbers = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.trim().replace('−', '-'))));
        return [numbers.at(-1), numbers.slice(1, -1).reduce((sum, row) => sum.map((one, i) => one + row[i]))];
      });
      assert.deepEqual(sums, totals, 'every point of glory came from somewhere');
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('.end');
      assert.equal(await page.locator('.end li').count(), 2);
      assert.match(await page.textContent('.end'), /has the most glory/);
    }
    for (const what of wanted) assert.ok(seen.has(what), `there was ${what}`);
  });

  await story('a card is read before it is chosen: in the hand, in the development area, on a board', async (visit) => {
    const page = await visit({ lang: 'en' });
    await sit(page, server);
    await begin(page);
    const before = await page.locator('.hand .pick').count();
    const text = await page.textContent('.hand .pick >> nth=1 >> .text');
    await page.click('.hand .pick >> nth=1');
    assert.equal(await page.textContent('.held .face.large .text'), text);
    assert.match(await page.textContent('.held .take'), /^Play /);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.held', { state: 'detached' });
    assert.equal(await page.locator('.hand .pick').count(), before, 'nothing was played');
    // What is not offered can be read all the same.
    await page.click('.beside .pick >> nth=0');
    await page.waitForSelector('.held .face.large');
    assert.equal(await page.$('.held .take'), null);
    await page.click('.held .button');
    await page.hover('.beside .pick >> nth=2');
    await page.waitForSelector('.card:not(.pinned) >> text=Command points:');
    // The board of the other one is open too.
    await page.click('.mat .who:not([aria-pressed="true"])');
    assert.match(await page.getAttribute('.mat', 'aria-label'), /Lusma/);
    await page.click('.mat .hero');
    await page.waitForSelector('.held .face.large');
    await page.keyboard.press('Escape');
    // The other language has the other words, on cards too.
    await page.click('.drawer .tab >> nth=4');
    await page.click('.drawer >> text=Polski');
    await page.waitForFunction((english) => document.querySelectorAll('.hand .text')[1].textContent !== english, text);
    // A second touch plays the card.
    await page.click('.hand .pick >> nth=1');
    await page.click('.hand .pick >> nth=1', { force: true });
    await page.waitForFunction((n) => document.querySelectorAll('.hand .pick').length === n - 1, before);
    await page.waitForSelector('.spend .points');
  });

  await story('a turn by keyboard alone: a start, a card, a unit that moves, the end of the turn', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await sit(page, server);
    const said = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForTimeout(120);
    };
    await untilAsked(page);
    await press('n');
    assert.match(await said(), /można wybrać$/);
    await press('Enter');
    await page.waitForSelector('.prompt.turn >> text=żetonu');
    await press('n', 'Enter');
    await untilAsked(page);
    await page.waitForSelector('.hand .pick.can');
    for (let i = 0; i < 12 && !(await page.$('.hand .pick.can:focus')); i++) await press('n');
    await press('Enter');
    await page.waitForSelector('.held .take');
    await press('Enter');
    await page.waitForSelector('.spend .points');
    const points = await page.locator('.pips i').count();
    for (let i = 0; i < 40 && !(await page.$('.mover:focus')); i++) await press('n');
    assert.match(await said(), /^Wybraniec ×1/);
    await press('Enter');
    await page.waitForSelector('.spot.region.can');
    for (let i = 0; i < 40 && !(await page.$('.spot.region.can:focus')); i++) await press('n');
    await press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('.pips i').length < n, points);
    // Buttons have numbers: the first is always the one that ends it.
    await press('1');
    await page.waitForSelector('.actions .done');
    await press('1');
    await page.waitForFunction(() => /Lusma/.test(document.querySelector('.sentence').textContent) || document.querySelector('.playing, .prompt.turn .actions li:not(.done)'));
  });

  await story('on a phone: cards by finger, a long press tells about a region, panels change place', async (visit) => {
    const page = await visit({ lang: 'pl', phone: true });
    await sit(page, server);
    await begin(page);
    await page.tap('.hand .pick >> nth=0');
    await page.waitForSelector('.held .take');
    await page.tap('.held .buttons .button >> nth=1');
    await page.waitForSelector('.held', { state: 'detached' });
    const small = await page.$$eval('.hand .text, .beside .text, .prompt .sentence, .track .glory', (all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 12));
    assert.deepEqual(small, [], 'nothing that has to be read is tiny');
    await page.tap('.tabs button >> nth=1');
    await page.waitForSelector('.mat');
    const box = await page.locator('.spot.region').first().boundingBox();
    await page.evaluate(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: x, clientY: y }));
    }, [box.x + box.width / 2, box.y + box.height / 2]);
    await page.waitForSelector('.card.pinned >> text=Medytacja');
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }])
    await story(`axe: the start, a turn, a card held up, points to spend, ${look.dark ? 'dark, phone' : 'light, desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      await sit(page, server);
      await untilAsked(page);
      await accessible(page, 'the start');
      await begin(page);
      await accessible(page, 'a turn');
      await page.click('.hand .pick >> nth=0');
      await page.waitForSelector('.held .take');
      await page.waitForTimeout(300);
      await accessible(page, 'a card held up');
      await page.click('.held .take');
      await page.waitForSelector('.spend .points');
      await accessible(page, 'points to spend');
    });

  await story('axe: a draft, and a battle', async (visit) => {
    const page = await visit({ lang: 'en', policy: false });
    await sit(page, server, { options: { draft: 'on' } });
    await page.waitForSelector('.tool .pick.can');
    await accessible(page, 'a draft');
    // Chance may bring a game without a battle of ours: then another one.
    for (let game = 0; game < 4 && !(await page.$('.battle li')); game++) {
      await sit(page, server, { chairs: ['me', 'random', 'random', 'random'] });
      for (let number = 0; number < 400 && !(await page.$('.battle li, .finale, .end')); number++) {
        await untilAsked(page);
        if (!(await page.$('.battle li, .finale, .end'))) await decide(page, number);
      }
    }
    await page.waitForSelector('.battle li');
    await page.waitForTimeout(300);
    await accessible(page, 'a battle');
  });
}

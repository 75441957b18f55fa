// Runewars in the browser: the set-up and two years by clicking, two people and a bot; a battle, a diplomacy, a duel and a bid, each at a
// table that stands just before it; a game of bots watched to its end; a turn by keyboard; cards that are read before they are played, by
// mouse and by finger; answers that are given once for all; and nothing that stands in the way of those who listen.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { accessible, becomeGuest, call, makeTable, python, root } from './house.mjs';

const OPEN = '[data-open], .prompt .line .button.ask';

/** The visitor at a new table. */
async function sit(page, server, wish = {}) {
  await becomeGuest(page, server);
  const id = await makeTable(page, server, { game: 'runewars', chairs: ['me', 'random'], options: { board: 'random' }, ...wish });
  await page.goto(`${server.address}/#/table/${id}`);
  await page.waitForSelector('.prompt');
  return id;
}

/** Skip what is shown until the visitor is asked, or the game is over. */
async function untilAsked(page) {
  await page.waitForFunction(() => {
    document.querySelector('.playing button:last-child')?.click();
    return document.querySelector('.end') || (document.querySelector('.prompt.turn') && !document.querySelector('.prompt .ask:disabled, .tool button:disabled'));
  }, null, { timeout: 60000, polling: 30 });
}

/** Choose by its number. */
const take = async (page, number) => click(page, (await page.$$(OPEN))[number]);

/** One choice by a click: what waits for a second thought, an answer once for all, or something by chance. */
async function decide(page, number) {
  const handle = await page.evaluateHandle(([open, number]) => {
    const held = document.querySelector('.held .take:not(:disabled), .prompt .main.ask:not(:disabled), .tool .standing[aria-pressed="false"]');
    const all = [...document.querySelectorAll(open)];
    return held ?? all[Math.floor(Math.abs(Math.sin(number + 1)) * 9973) % Math.max(1, all.length)] ?? null;
  }, [OPEN, number]);
  await click(page, handle.asElement());
}

/** Click or tap something, if it is there. Forced, because a glowing place breathes: it never stands still. */
async function click(page, one) {
  await (page.touching ? one?.tap({ force: true, timeout: 1500 }) : one?.click({ force: true, timeout: 1500 }))?.catch(() => null);
  await page.waitForTimeout(20);
}

/** Whether somebody can choose now, and how far the game has come. */
function now(page) {
  return page.evaluate(() => ({
    asked: !!document.querySelector('.prompt.turn') && !document.querySelector('.prompt .ask:disabled, .tool button:disabled'),
    step: document.querySelector('.steps .now span')?.textContent ?? '',
    year: Number(document.querySelector('.seasons .year b')?.textContent ?? 0),
    over: !!document.querySelector('.end'),
  }));
}

/** Whoever is asked chooses by clicking, until something holds; whatever the table looked like on the way. */
async function playUntil(pages, holds) {
  const steps = new Set();
  for (let number = 0; ; number++) {
    const page = pages[number % pages.length];
    const table = await now(page);
    if (table.step) steps.add(table.step);
    if (await holds(table)) return steps;
    assert.ok(!table.over, 'the game is over before its time');
    if (table.asked) await decide(page, Math.floor(number / pages.length));
    else await page.waitForTimeout(10);
  }
}

/** How many have come, so that each has a name of their own. */
let guests = 0;

/** Two people who do not want to be shown every move for long, nor to confirm each. */
async function couple(visit, server) {
  const pages = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
  for (const page of pages)
    await page.addInitScript(() => location.protocol.startsWith('http') && Object.assign(localStorage, { 'krainy.pace': 'fast', 'krainy.confirm': 'never' }));
  const names = ['Ala', 'Bob'].map((name) => `${name} ${++guests}`);
  for (const [i, page] of pages.entries()) await becomeGuest(page, server, names[i]);
  return { pages, names };
}

async function show(pages, server, table) {
  for (const page of pages) {
    await page.goto(`${server.address}/#/table/${table}`);
    await page.waitForSelector('.prompt');
  }
}

/** Click one choice as the server names it, on the map, in the dock, or a button of the prompt; just before, look around. */
async function press(page, { block, targets }, before) {
  await untilAsked(page);
  await before(page);
  const places = {
    'call-all': [`all:${targets[0]}`, targets[0]],
    bid: [`bid:${targets[0]?.split(':')[1]}`],
    talk: [`talk:${targets[0]?.split(':')[1]}`],
  }[block] ?? [targets[0]];
  const where = block === 'pass' ? '.prompt .line .button.ask' : places.map((place) => `[data-place="${place}"][data-open]`).join(', ');
  await click(page, await page.waitForSelector(where));
  const held = await page.$('.held .take');
  if (held) await click(page, held);
}

/** What the log tells, from a line on. */
const logged = (page, since = 0) => page.$$eval('.drawer .log li', (all, since) => all.slice(since).map((one) => one.textContent.trim()), since);

/** Everything up to the first order, without caring how. */
async function begin(page) {
  for (let i = 0; i < 60; i++) {
    await untilAsked(page);
    if (await page.$('.hand.orders .pick.can')) return;
    await take(page, i % 3);
  }
  throw new Error('the first order does not come');
}

/** The moments that must not be left to chance: what the log says when they begin and when they are over, and what is seen meanwhile. */
const MOMENTS = {
  battle: { begins: / attacks /, ends: /^Strength: attacker \d+, defender \d+|retreat from|there is no battle/, seen: '.battle .units .unit' },
  diplomacy: { begins: / negotiates on /, ends: / chooses fate card /, seen: '.tool .way' },
  duel: { begins: / challenges /, ends: /^The duel of .* is over/, seen: '.duel .life' },
  bid: { begins: / bids [1-9]\d*\./, ends: / wins the bid/, seen: '.tool .bid .coin' },
};

export default async function ({ story, server }) {
  /** The table of the first story, and the cookies of those who play on in the second. */
  const kept = { table: '', cookies: [] };

  await story('two people and a bot: the set-up and the first year by clicking', async (visit) => {
    const { pages } = await couple(visit, server);
    const [ala, bob] = pages;
    const table = await makeTable(ala, server, { game: 'runewars', chairs: ['me', 'person', 'random'], options: { board: 'built' } });
    const { invitations } = await (await call(ala, server, 'GET', `/tables/${table}`)).json();
    await call(bob, server, 'POST', `/invitations/${invitations[1]}`);
    await call(ala, server, 'POST', `/tables/${table}/start`);
    await show(pages, server, table);
    const steps = await playUntil(pages, ({ year }) => year > 1);
    for (const step of ['Factions', 'Tiles', 'Markers', 'Runes', 'Realms', 'Armies', 'Heroes']) assert.ok(steps.has(step), `the set-up has the step ${step}: ${[...steps]}`);
    const told = (await logged(ala)).join('\n');
    for (const season of [1, 2]) assert.match(told, new RegExp(`Year ${season}: `));
    assert.ok(await ala.$('.mat .standing, .settled'), 'whoever does not want to be asked has said so');
    Object.assign(kept, { table, cookies: await Promise.all(pages.map((page) => page.context().cookies())) });
  });

  await story('the second year at the same table, by clicking', async (visit) => {
    assert.ok(kept.table, 'there was a first year');
    const pages = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
    for (const [i, page] of pages.entries()) {
      await page.addInitScript(() => location.protocol.startsWith('http') && Object.assign(localStorage, { 'krainy.pace': 'fast', 'krainy.confirm': 'never' }));
      await page.context().addCookies(kept.cookies[i]);
    }
    await show(pages, server, kept.table);
    await playUntil(pages, ({ year }) => year > 2);
    assert.match((await logged(pages[0])).join('\n'), /Year 3: /);
  });

  for (const [name, { begins, ends, seen }] of Object.entries(MOMENTS))
    await story(`two people and a bot: a ${name}, by clicking`, async (visit) => {
      const { pages, names } = await couple(visit, server);
      const { stdout } = await promisify(execFile)(python, ['-m', 'tests.web.runewars_moment', server.data, name, ...names], { cwd: root });
      const { table, choices } = JSON.parse(stdout);
      await show(pages, server, table);
      const since = (await logged(pages[0])).length;
      let saw = false;
      for (const choice of choices) await press(pages[choice.seat], choice, async (page) => (saw ||= !!(await page.$(seen))));
      let lines = [];
      await playUntil(pages, async () => {
        saw ||= !!(await pages[0].$(seen)) || !!(await pages[1].$(seen));
        lines = await logged(pages[0], since);
        return lines.some((line) => ends.test(line));
      });
      const [first, last] = [begins, ends].map((sign) => lines.findIndex((line) => sign.test(line)));
      assert.ok(first >= 0 && first < last, `it began and came to an end: ${lines}`);
      assert.ok(saw, `it could be seen: ${seen}`);
    });

  await story('a game of bots is watched to its end', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.addInitScript(() => location.protocol.startsWith('http') && (localStorage['krainy.pace'] = 'fast'));
    const id = await makeTable(page, server, { game: 'runewars', chairs: ['random', 'random'], options: { board: 'random' }, watch: 'open' });
    await page.goto(`${server.address}/#/table/${id}`);
    await page.waitForSelector('.seasons');
    const years = new Set();
    while (!(await page.$('.end'))) {
      years.add(await page.evaluate(() => document.querySelector('.seasons .year b')?.textContent ?? ''));
      await page.waitForTimeout(60);
    }
    await page.waitForSelector('.end');
    assert.equal(await page.locator('.end li').count(), 2);
    assert.ok(years.size > 2, `years went by: ${[...years]}`);
    assert.match(await page.textContent('.end'), / wygrywa grę/);
  });

  await story('a card is read before it is played; a dial, a title, an area tell about themselves; standing answers', async (visit) => {
    const page = await visit({ lang: 'en' });
    await sit(page, server);
    await begin(page);
    await page.click('.hand.orders .pick >> nth=3');
    await page.waitForSelector('.held .face.large >> text=Basic effect');
    assert.match(await page.textContent('.held .take'), /^Choose the order Harvest/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('div.held', { state: 'detached' });
    // What belongs to others is open too, as far as it is open.
    await page.click('.mat .who:not([aria-pressed="true"])');
    assert.match(await page.getAttribute('.dial >> nth=0', 'aria-label'), /^Food: \d of 8\. field 1/);
    await page.click('.titles button >> nth=0');
    await page.waitForSelector('.held >> text=Primarch');
    await page.keyboard.press('Escape');
    await page.click('.own [role=tab] >> nth=2');
    await page.click('.hand.heroes .pick >> nth=0');
    await page.waitForSelector('.held .face.quest.large >> text=Success');
    await page.keyboard.press('Escape');
    await page.hover('.spot >> nth=0');
    await page.waitForSelector('.card:not(.pinned) >> text=/Gives/');
    // A second touch gives the order; then the windows for cards come, and one can be told not to come again.
    await page.click('.own [role=tab] >> nth=0');
    await page.click('.hand.orders .pick >> nth=3');
    await page.click('.hand.orders .pick >> nth=3', { force: true });
    for (let i = 0; i < 40 && !(await page.$('.tool .standing')); i++) {
      await untilAsked(page);
      if (!(await page.$('.tool .standing'))) await take(page, i % 3);
    }
    await page.click('.mat .who >> nth=0');
    await page.click('.tool .standing');
    await page.waitForSelector('.mat .standing');
    await page.reload();
    await page.waitForSelector('.mat .standing');
    await page.click('.mat .standing');
    await page.waitForSelector('.mat .standing', { state: 'detached' });
  });

  await story('a turn by keyboard alone: set-up, an order, a march', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await sit(page, server);
    const said = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForTimeout(120);
    };
    let marked = false;
    for (let i = 0; i < 60 && !(await page.$('.hand.orders .pick.can')); i++) {
      await untilAsked(page);
      if (await page.$('.hand.orders .pick.can')) break;
      // Where nothing is to be pointed at, buttons have numbers.
      if (!(await page.$('[data-open]'))) await press('1');
      else {
        await press('n');
        marked ||= /można wybrać$/.test(await said());
        await press('Enter');
      }
    }
    assert.ok(marked, 'an area says that it can be chosen');
    for (let i = 0; i < 12 && !(await page.$('.hand.orders .pick.can:focus')); i++) await press('n');
    assert.match(await said(), /^1/);
    await press('n', 'Enter');
    await page.waitForSelector('.held .take');
    await press('Enter');
    for (let i = 0; i < 40 && !(await page.$('.spot.can')); i++) {
      await untilAsked(page);
      if (!(await page.$('.spot.can'))) await press('1');
    }
    for (let i = 0; i < 40 && !(await page.$('.spot.can:focus')); i++) await press('n');
    const before = await page.textContent('.prompt .sentence');
    await press('Enter');
    await page.waitForFunction((text) => document.querySelector('.prompt .sentence').textContent !== text, before);
  });

  await story('on a phone: orders by finger, a long press tells about an area, the dials open', async (visit) => {
    const page = await visit({ lang: 'pl', phone: true });
    await sit(page, server);
    await begin(page);
    await page.tap('.hand.orders .pick >> nth=1');
    await page.waitForSelector('.held .take');
    await page.tap('.held .buttons .button >> nth=1');
    await page.waitForSelector('div.held', { state: 'detached' });
    const small = await page.$$eval('.hand .text, .hand .note, .prompt .sentence, .seasons b, .seasons .card, .own .label', (all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 13));
    assert.deepEqual(small, [], 'nothing that has to be read is tiny');
    await page.tap('.matter');
    await page.waitForSelector('.mat .dial');
    await page.tap('.matter');
    const box = await page.locator('.spot').first().boundingBox();
    await page.evaluate(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: x, clientY: y }));
    }, [box.x + box.width / 2, box.y + box.height / 2]);
    await page.waitForSelector('.card.pinned >> text=/[Dd]aje/');
  });

  await story('the card browser has the components, with their signs, and marks what is reconstructed', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.goto(`${server.address}/#/cards/runewars`);
    await page.waitForSelector('.browser li');
    await page.click('.kinds button:has-text("Units")');
    await page.waitForSelector('.browser li svg .base');
    await page.goto(`${server.address}/#/cards/runewars/hero-mad-carthos`);
    await page.waitForFunction(() => document.querySelector('dialog h3')?.textContent === 'Mad Carthos');
    assert.ok(await page.locator('dialog .drawn').count(), 'facts that no source tells are marked');
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }])
    await story(`axe: factions, building, orders, a card held up, a turn, ${look.dark ? 'dark, phone' : 'light, desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      await sit(page, server, { options: { board: 'built' } });
      await untilAsked(page);
      await accessible(page, 'factions');
      await take(page, 0);
      await untilAsked(page);
      await accessible(page, 'building');
      await begin(page);
      await accessible(page, 'orders');
      await page.click('.hand.orders .pick >> nth=1');
      await page.waitForSelector('.held .take');
      await page.waitForTimeout(300);
      await accessible(page, 'a card held up');
      await page.click('.held .take');
      for (let i = 0; i < 12 && !(await page.$('.battle, .duel')); i++) {
        await untilAsked(page);
        await decide(page, i);
      }
      await untilAsked(page);
      await accessible(page, 'a turn');
    });
}

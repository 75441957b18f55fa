// Runewars in the browser: the set-up and two years by clicking, two people and a bot, with a battle, a diplomacy, a duel and a bid; a
// game of bots watched to its end; a board at random; a turn by keyboard; cards that are read before they are played, by mouse and by
// finger; and nothing that stands in the way of those who listen.
import assert from 'node:assert/strict';
import { accessible, becomeGuest, call, makeTable } from './house.mjs';

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

/** Everything that can be chosen now: where it is, and what it says of itself. */
export function choices(page) {
  return page.$$eval(OPEN, (all) => all.map((one) => ({ place: one.dataset.place ?? '', says: (one.getAttribute('aria-label') ?? one.textContent).trim() })));
}

/** Choose one of them, and let it arrive. */
export async function take(page, number) {
  const one = (await page.$$(OPEN))[number];
  // Forced, because a glowing place breathes: it never stands still.
  await (page.touching ? one?.tap({ force: true, timeout: 1500 }) : one?.click({ force: true, timeout: 1500 }))?.catch(() => null);
  await page.waitForTimeout(30);
}

/** One choice of somebody who wants to see everything; now and then another one, so that nothing goes in circles. It is made within the
 * page, because a game has many of them. */
export function decide(page, number) {
  return page.evaluate(([open, number]) => {
    const click = (one) => one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const held = document.querySelector('.held .take:not(:disabled), .prompt .main.ask:not(:disabled)');
    if (held) return click(held);
    // Who does not want to be asked about cards before and after every order says so once.
    const standing = document.querySelector('.tool .standing');
    if (standing && /orders|cancel/.test(standing.textContent)) return click(standing);
    const all = [...document.querySelectorAll(open)].map((one) => ({ one, place: one.dataset.place ?? '', says: (one.getAttribute('aria-label') ?? one.textContent).trim() }));
    const sentence = document.querySelector('.prompt .sentence')?.textContent ?? '';
    const told = document.querySelector('.drawer .log')?.textContent ?? '';
    const area = ({ place }) => place.startsWith('area:');
    // A hero goes where heroes of others are, or as near as can be.
    const own = /(\w+)[^a-z]* (?:moves|acts)/.exec(sentence.replace(/^your turn/, ''))?.[1] ?? '';
    const middle = (one) => (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(one.getBoundingClientRect());
    const foes = [...document.querySelectorAll('.spot')].filter((one) => [...one.getAttribute('aria-label').matchAll(/\((\w+)\), damage/g)].some(([, who]) => who !== own)).map(middle);
    const far = ({ one }) => Math.min(...foes.map((foe) => Math.hypot(foe.x - middle(one).x, foe.y - middle(one).y)));
    const nearest = /moves the hero|moves [A-Z]/.test(sentence) && foes.length ? all.filter(area).sort((a, b) => far(a) - far(b))[0] : undefined;
    const wishes = [
      ({ says }) => /^Challenge/.test(says),
      ({ place }) => /^talk:[1-6]$/.test(place) && !told.includes('negotiates on'),
      ({ says }) => /^Fight/.test(says),
      ({ says }) => /^Attempt the quest/.test(says),
      ({ place }) => /^order:(2|3)$/.test(place),
      ({ says }) => /^Move [A-Z]/.test(says), // a hero sets out
      (it) => it === nearest,
      (it) => area(it) && /activate/.test(sentence) && /Beastm|Hellhound|Razorwing|Sorcerer|Giant|Dragon/.test(it.says),
      (it) => area(it) && /brings/.test(sentence),
      ({ place }) => place === (told.includes(' bids ') ? 'bid:0' : 'bid:1'), // influence is for negotiations
    ];
    const wish = number % 6 === 5 ? undefined : wishes.find((one) => all.some(one));
    const chance = Math.floor(Math.abs(Math.sin(number + 1)) * 9973);
    const found = wish ? all.filter(wish) : all;
    click(found[chance % Math.max(1, found.length)]?.one);
  }, [OPEN, number]);
}

/** What was seen at the table while it was played, also what passes quickly. */
async function watching(page, seen) {
  await page.exposeFunction('sawAtTable', (what) => seen.add(what));
  await page.addInitScript(() => {
    setInterval(() => {
      const saw = (what, found) => found && window.sawAtTable(what);
      const log = [...document.querySelectorAll('.drawer .log li')].map((line) => line.textContent).join('\n');
      saw('a battle', document.querySelector('.battle .units .unit') || /attacks \w+\./.test(log));
      saw('a diplomacy', /negotiates on/.test(log));
      saw('a duel', document.querySelector('.duel .life') || /challenges |fights a duel/.test(log));
      saw('a bid', /wins the bid|bids \d+\./.test(log));
      saw('fate cards', document.querySelector('.battle .cards svg, .tool .way svg.fate'));
      const year = /^Year (\d)/.exec(document.querySelector('.seasons')?.getAttribute('aria-label') ?? '');
      if (year) saw(`year ${year[1]}`, true);
    }, 60);
  });
}

/** Everything up to the first order, without caring how. */
async function begin(page) {
  for (let i = 0; i < 60; i++) {
    await untilAsked(page);
    if (await page.$('.hand.orders .pick.can')) return;
    await take(page, i % 3);
  }
  throw new Error('the first order does not come');
}

const WANTED = ['a battle', 'a diplomacy', 'a duel', 'a bid', 'fate cards', 'year 1', 'year 2'];

export default async function ({ story, server }) {
  await story('two people and a bot: the set-up and two years by clicking, with a battle, a diplomacy, a duel and a bid', async (visit) => {
    const [ala, bob] = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
    const seen = new Set();
    for (const page of [ala, bob]) {
      await watching(page, seen);
      await page.addInitScript(() => location.protocol.startsWith('http') && Object.assign(localStorage, { 'krainy.pace': 'fast', 'krainy.confirm': 'never' }));
    }
    const id = await makeTable(ala, server, { game: 'runewars', chairs: ['me', 'person', 'random'], options: { board: 'built' } });
    const { invitations } = await (await call(ala, server, 'GET', `/tables/${id}`)).json();
    await becomeGuest(bob, server, 'Bob');
    await call(bob, server, 'POST', `/invitations/${invitations[1]}`);
    await call(ala, server, 'POST', `/tables/${id}/start`);
    for (const page of [ala, bob]) {
      await page.goto(`${server.address}/#/table/${id}`);
      await page.waitForSelector('.prompt');
    }
    const steps = new Set();
    const done = () => WANTED.every((what) => seen.has(what)) && seen.has('year 3');
    // After two years they go on only for what chance has not yet brought.
    for (let number = 0; number < 20000 && !done(); number++) {
      const page = [ala, bob][number % 2];
      const now = await page.evaluate(() => ({
        over: !!document.querySelector('.end'),
        asked: !!document.querySelector('.prompt.turn') && !document.querySelector('.prompt .ask:disabled, .tool button:disabled'),
        step: document.querySelector('.steps .now span')?.textContent ?? '',
      }));
      if (now.over) break;
      if (!now.asked) await page.waitForTimeout(10);
      else {
        steps.add(now.step);
        await decide(page, Math.floor(number / 2));
      }
    }
    for (const step of ['Tiles', 'Runes', 'Realms', 'Armies']) assert.ok(steps.has(step), `the set-up has the step ${step}: ${[...steps]}`);
    for (const what of WANTED) assert.ok(seen.has(what), `there was ${what}: ${[...seen]}`);
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
    assert.match(await page.textContent('.end'), /zwycięstwo/i);
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
    const small = await page.$$eval('.hand .text, .hand .note, .prompt .sentence, .seasons b, .seasons .card, .own .label', (all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 12));
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

// Lords of Xidit in the browser: a whole short game to the show at its end, planning by mouse and by keyboard, two people who wait for
// each other, and nothing that stands in the way of those who listen.
import assert from 'node:assert/strict';
import { accessible, call, finishedGame, makeTable, turn } from './house.mjs';

const SHORT = { game: 'xidit', chairs: ['me', 'random', 'random'], options: { length: 'short' }, pace: 0 };
const PLANNING = '.planner .order:not(:disabled)';
const wheels = (page) => page.$$eval('.wheel .unseen', (all) => all.map((one) => one.textContent));

/** The visitor at a new table. */
async function sit(page, server, wish = {}) {
  await call(page, server, 'POST', '/guest', { name: 'Ala' });
  const id = await makeTable(page, server, { ...SHORT, ...wish });
  await page.goto(`${server.address}/#/table/${id}`);
  await page.waitForSelector('.prompt');
  return id;
}

/** Choose a city for the Idrakis, then wait until the plan is asked for. */
async function place(page, number = 0) {
  await turn(page);
  await page.waitForSelector('[data-place^="city:"][data-open]');
  await page.locator('[data-place^="city:"][data-open]').nth(number).click({ force: true });
  await untilAsked(page, PLANNING);
}

/** Skip what is shown until this is there. */
async function untilAsked(page, what) {
  for (let i = 0; i < 200 && !(await page.$(what)); i++) {
    await page.click('.playing button >> nth=2', { timeout: 150 }).catch(() => null);
    await page.waitForTimeout(30);
  }
  await page.waitForSelector(what);
}

/** Two people, each with a browser of their own, at one table with bots, when their first plans are asked for. */
async function both(visit, server) {
  const ala = await visit({ lang: 'en' });
  const ola = await visit({ lang: 'en' });
  const id = await sit(ala, server, { chairs: ['me', 'person', 'random', 'random'] });
  const { invitations } = await (await call(ala, server, 'GET', `/tables/${id}`)).json();
  await call(ola, server, 'POST', '/guest', { name: 'Ola' });
  await call(ola, server, 'POST', `/invitations/${invitations[1]}`);
  await call(ala, server, 'POST', `/tables/${id}/start`);
  const heard = [];
  ola.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(payload)));
  await ola.goto(`${server.address}/#/table/${id}`);
  for (let i = 0; i < 20 && !(await ala.$(PLANNING)); i++)
    for (const page of [ala, ola]) {
      await page.waitForTimeout(150);
      if (await page.$(PLANNING)) continue;
      await page.locator('[data-place^="city:"][data-open]').nth(i).click({ force: true, timeout: 400 }).catch(() => null);
      await page.click('.prompt .main.ask', { timeout: 200 }).catch(() => null); // other people play: a choice is confirmed
    }
  return { ala, ola, heard };
}

/** Six orders by clicking: act where the page foresees something, else ride along a road that is there. */
async function plan(page, salt) {
  const lost = (i) => page.evaluate((n) => document.querySelectorAll('.wheel')[n].classList.contains('bad'), i);
  const give = (order, wheel) => page.evaluate(([n, i]) => {
    document.querySelectorAll('.wheel')[i].click();
    document.querySelectorAll('.order')[n].click();
  }, [order, wheel]);
  for (let i = 0; i < 6; i++) {
    await give(3, i);
    for (let road = 0; road < 3 && (await lost(i)); road++) await give((salt + i + road) % 3, i);
  }
}

/** One choice of whoever is asked. Returns what was asked. */
async function decide(page, number) {
  const ways = { plan: PLANNING, whole: '.submit:not(:disabled)', rewards: '.pairs button', raise: '.raise button', census: '.census .ask', place: '[data-open]', button: '.prompt .ask' };
  for (const [asked, where] of Object.entries(ways)) {
    const all = await page.$$(where);
    if (!all.length) continue;
    if (asked === 'plan') await plan(page, number);
    if (asked === 'plan' || asked === 'whole') await page.click('.submit', { timeout: 1500 }).catch(() => null);
    else await all[number % all.length].click({ force: true, timeout: 1500 }).catch(() => null);
    return asked;
  }
  return '';
}

/** What is written on the board and beside it in letters of less than 13 pixels, and how much there is at all. */
const tiny = (page) =>
  page.$$eval('.board text, .board span', (all) => {
    const height = (one) => {
      const seen = one instanceof SVGGraphicsElement ? one.getScreenCTM() : { a: 1, b: 0 };
      return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(seen.a, seen.b);
    };
    return { all: all.length, small: all.filter((one) => height(one) < 13).map((one) => `${one.textContent}: ${height(one).toFixed(1)} px`) };
  });

export default async function ({ story, server }) {
  await story('a plan by mouse: the ghost walks it, every order can be changed, then all six are sent', async (visit) => {
    const page = await visit({ lang: 'en' });
    await sit(page, server);
    await place(page, 3);
    // The map may still be settling: the road is clicked where it lies by now.
    for (let tries = 0; tries < 5 && !(await page.$('.pin')); tries++) {
      const [x, y] = await page.$eval('[data-road]', (road) => {
        const middle = road.getPointAtLength(road.getTotalLength() / 2).matrixTransform(road.getScreenCTM());
        return [middle.x, middle.y];
      });
      await page.mouse.click(x, y);
      await page.waitForSelector('.pin', { timeout: 3000 }).catch(() => {});
    }
    await page.waitForSelector('.pin');
    assert.match((await wheels(page))[0], /^Order 1: (black|red|blue) road, rides to city/);
    await page.waitForSelector('.ghost');
    // A wheel that is set can be set again, and the others stay.
    await page.click('.order >> nth=4');
    await page.click('.wheel >> nth=0');
    await page.click('.order >> nth=3');
    const [first, second] = await wheels(page);
    assert.match(first, /^Order 1: Action/);
    assert.match(second, /^Order 2: Wait/);
    assert.equal(await page.$('.submit:not(:disabled)'), null, 'half a plan cannot be sent');
    for (let i = 0; i < 4; i++) await page.click('.order >> nth=4');
    await page.click('.submit');
    await page.waitForSelector('.orders li');
    // What the bots have planned is shown as six signs each, and the show can be stopped, stepped and skipped.
    assert.equal(await page.locator('.orders .order').count(), 18);
    await page.click('.playing button >> nth=0');
    const before = await page.textContent('.sentence');
    await page.waitForTimeout(700);
    assert.equal(await page.textContent('.sentence'), before, 'it stands still');
    await page.click('.playing button >> nth=1');
    await page.waitForFunction((text) => document.querySelector('.sentence').textContent !== text, before);
    await page.click('.playing button >> nth=2');
    await page.waitForFunction(() => !document.querySelector('.playing'));
  });

  await story('on a phone every number is read and every place touched without enlarging the map', async (visit) => {
    const page = await visit({ lang: 'pl', phone: true });
    const played = await finishedGame(page, server, { ...SHORT, chairs: ['greedy', 'greedy', 'greedy'] });
    const replay = async (ply) => (await call(page, server, 'GET', `/tables/${played}/replay?ply=${ply}`)).json();
    // The last Year that begins with a guild on the map.
    let ply = (await replay(0)).last;
    for (let { view } = await replay(ply); ply > 1; ply--) {
      const before = (await replay(ply - 1)).view;
      if (view.phase === 'Plan' && (before.phase !== 'Plan' || before.year < view.year) && Object.keys(view.guilds).length) break;
      view = before;
    }
    const forked = await (await call(page, server, 'POST', `/tables/${played}/fork`, { ply, seat: 0 })).json();
    await page.goto(`${server.address}/#/table/${forked.table}`);
    await page.waitForSelector(PLANNING);
    const map = await tiny(page);
    assert.deepEqual(map.small, [], 'on the map');
    assert.ok(map.all > 60, `${map.all} numbers and words were looked at`);
    assert.ok((await page.locator('.guild text').count()) > 0, 'a guild tells its floors');
    const narrow = () => page.$$eval('.board [data-place], .board button', (all) => all.filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 40).map((one) => one.outerHTML.slice(0, 90)));
    assert.deepEqual(await narrow(), []);

    // What lies beside the map opens at a touch, one at a time.
    for (let i = 0; i < 5; i++) {
      await page.tap(`.shelf button >> nth=${i}`);
      assert.equal(await page.locator('.leaf').count(), 1);
      assert.deepEqual((await tiny(page)).small, [], `tab ${i}`);
      assert.deepEqual(await narrow(), [], `tab ${i}`);
    }
    await page.tap('.shelf button >> nth=4');
    assert.equal(await page.$('.leaf'), null);

    // A city that the plan cannot mean tells what is there; one that it means is ridden to, and the card makes way.
    await page.locator('[data-place^="city:"]:not([data-open])').first().tap({ force: true });
    assert.match(await page.textContent('.card.pinned h3'), /^Miasto \d+$/);
    await page.locator('[data-place^="city:"][data-open]').first().dispatchEvent('click');
    await page.waitForSelector('.card.pinned', { state: 'detached' });
    assert.match((await wheels(page))[0], /^Rozkaz 1: (Akcja|(czarna|czerwona|niebieska) Droga)/);
    assert.deepEqual((await tiny(page)).small, [], 'with the pins of a plan');
    for (let i = 1; i < 6; i++) await page.tap('.order >> nth=4');
    await page.tap('.submit');
    await page.waitForSelector('.orders li');
  });

  await story('a plan by keyboard alone', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await sit(page, server);
    await turn(page);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await untilAsked(page, PLANNING);
    // Arrows walk over the map; Enter rides to the city that is next to the ghost.
    await page.keyboard.press('n');
    const name = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    assert.match(name, /^Miasto \d+: .*można wybrać$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('a');
    for (const key of ['w', '1', '2', 'Backspace', '3', '5']) await page.keyboard.press(key);
    assert.equal((await wheels(page)).filter((label) => !/pusty/.test(label)).length, 6);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.orders li');
    await page.keyboard.press('Escape'); // any key skips
    await untilAsked(page, '.prompt.turn');
  });

  await story('two people: who is ready waits for the other, and sees the own plan only', async (visit) => {
    const { ala, ola, heard } = await both(visit, server);
    await ala.waitForSelector(PLANNING);
    const from = heard.length;
    for (const key of ['Delete', '1', '2', '3', '4', '5', '4']) await ala.keyboard.press(key);
    await ala.click('.submit');
    await ala.waitForSelector('text=Waiting for Red (Ola)');
    assert.equal((await ala.$$('.wheel:disabled')).length, 6, 'what is sent stays to be seen');
    assert.ok(heard.length > from, 'the other one hears that somebody is ready');
    for (const frame of heard.slice(from)) assert.ok(!/"sealed": ?\[\d/.test(frame), 'but not what was planned');
    await ala.reload();
    await ala.waitForSelector('text=Waiting for Red (Ola)');
    assert.match((await wheels(ala))[5], /^Order 6: Action/);
  });

  await story('a whole short game by clicking, two people and two bots, to the show at its end', async (visit) => {
    const { ala, ola } = await both(visit, server);
    const asked = { ala: new Set(), ola: new Set() };
    const over = '.finale, .end';
    for (let choices = 0; choices < 1500 && !((await ala.$(over)) && (await ola.$(over))); choices++)
      for (const [who, page] of [['ala', ala], ['ola', ola]]) {
        const skip = await page.$('.playing button >> nth=2');
        if (skip) await skip.click({ timeout: 500 }).catch(() => null);
        else if (await page.$('.prompt.turn')) asked[who].add(await decide(page, choices));
        await page.waitForTimeout(25);
      }
    for (const who of ['ala', 'ola']) for (const one of ['plan', 'census']) assert.ok(asked[who].has(one), `${who} was asked: ${one}`);
    for (const page of [ala, ola]) {
      const acts = [];
      for (let i = 0; i < 12 && (await page.$('.finale')); i++) {
        const title = await page.$('.finale h2');
        if (title) acts.push(await title.textContent());
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(60);
      }
      for (const criterion of ['Wealth', 'Influence', 'Reputation']) assert.ok(acts.includes(criterion), `${criterion} is assessed`);
      await page.waitForSelector('.end');
      assert.equal(await page.locator('.end li').count(), 4);
    }
    const [hers, others] = await Promise.all([ala, ola].map(async (page) => (await page.textContent('.end ol, .end ul')).replace(/you|Ala|Ola/g, '')));
    assert.equal(hers, others, 'both see the same end');
    await ala.click('.end >> text=See the end again');
    await ala.keyboard.press('Escape');
    await ala.waitForSelector('.end');
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }])
    await story(`axe: planning, execution and the end, ${look.dark ? 'dark, phone' : 'light, desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      const over = await sit(page, server, { chairs: ['random', 'random', 'random'], watch: 'open' });
      await sit(page, server);
      await place(page, 2);
      for (const order of [0, 3, 1]) await page.click(`.order >> nth=${order}`);
      await accessible(page, 'planning');
      for (const order of [3, 4, 4]) await page.click(`.order >> nth=${order}`);
      await page.click('.submit');
      await page.waitForSelector('.playing');
      await page.click('.playing button >> nth=0');
      await page.waitForTimeout(300);
      await accessible(page, 'execution');
      await page.goto(`${server.address}/#/table/${over}`);
      await page.waitForSelector('.end', { timeout: 60000 });
      await accessible(page, 'the end');
      await page.click('.end .buttons button >> nth=2');
      await page.waitForSelector('.finale');
      for (let i = 0; i < 2; i++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(800);
        await accessible(page, `the show, ${i}`);
      }
    });
}

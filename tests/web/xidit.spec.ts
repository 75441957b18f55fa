// Lords of Xidit in the browser: a whole short game to the show at its end, planning by mouse and by keyboard, two people who wait for
// each other, and nothing that keeps people with a screen reader out.
import { expect, test, type Page, type Visit } from './fixtures';
import {
  accessible,
  ask,
  call,
  choose,
  fillSeats,
  finishedGame,
  go,
  isOver,
  makeTable,
  openTable,
  playToTheEnd,
  turn,
  whoIsAsked,
} from './play';

const SHORT = { game: 'xidit', chairs: ['me', 'random', 'random'], options: { length: 'short' } };
const PLANNING = '.planner .order:not(:disabled)';
const QUICK = { pace: 'fast', confirm: 'never' };
/** The wheels, as they are read aloud. */
const wheels = (page: Page) => page.locator('.wheel .unseen');
const order = (page: Page, number: number) => page.locator('.planner .order').nth(number);

/** Choose a city for the Idrakis, then wait until the plan is asked for. */
async function place(page: Page, number: number): Promise<void> {
  await turn(page);
  await choose(page, number);
  await expect(page.locator(PLANNING).first()).toBeVisible();
}

/** Two people, each with a browser of their own, at one table with bots, when their first plans are asked for. */
async function both(visit: Visit): Promise<{ ala: Page; ola: Page; heard: string[] }> {
  const [ala, ola] = [await visit({ lang: 'en', settings: QUICK }), await visit({ lang: 'en', settings: QUICK })];
  const id = await makeTable(ala, { ...SHORT, chairs: ['me', 'person', 'random', 'random'] });
  await fillSeats(ala, id, { 1: [ola, 'Ola'] });
  const heard: string[] = [];
  ola.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  for (const page of [ala, ola]) await go(page, `/table/${id}`);
  for (let i = 0; i < 2; i++) await choose(await whoIsAsked([ala, ola]), i);
  for (const page of [ala, ola]) await expect(page.locator(PLANNING).first()).toBeVisible();
  return { ala, ola, heard };
}

/** Six orders by clicking: a ride and an action in turns. A ride along a road that is not there is lost, which is allowed. */
async function plan(page: Page, salt: number): Promise<void> {
  for (let i = 0; i < 6; i++) await order(page, i % 2 ? 3 : (salt + i) % 3).click();
  await page.locator('.submit').click();
}

/** One choice of whoever is asked. Returns what was asked. */
async function decide(page: Page, number: number): Promise<string> {
  const ways = {
    plan: PLANNING,
    rewards: '.pairs button',
    raise: '.raise button',
    census: '.census .ask',
    place: '[data-open]',
    button: '.prompt .ask',
  };
  for (const [asked, where] of Object.entries(ways)) {
    const count = await page.locator(where).count();
    if (!count) continue;
    if (asked === 'plan') await plan(page, number);
    else
      await page
        .locator(where)
        .nth(number % count)
        .click();
    return asked;
  }
  throw new Error(`nothing to choose: ${await page.locator('.sentence').innerText()}`);
}

/** What is written on the board and beside it in letters of less than 13 pixels, and how much there is at all. */
const tiny = (page: Page) =>
  page.locator('.board text, .board span').evaluateAll((all) => {
    const height = (one: Element) => {
      const seen = one instanceof SVGGraphicsElement ? one.getScreenCTM()! : { a: 1, b: 0 };
      return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(seen.a, seen.b);
    };
    const small = all.filter((one) => height(one) < 13).map((one) => `${one.textContent}: ${height(one).toFixed(1)} px`);
    return { all: all.length, small };
  });

test('a plan by mouse: the ghost walks it, every order can be changed, then all six are sent', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await page.clock.install();
  await openTable(page, SHORT);
  await place(page, 3);
  // A road is bent, so that the middle of its box may lie beside it. The map stands still once a city could be clicked.
  await page.locator('[data-place^="city:"][data-open]').first().click({ trial: true });
  const { x, y } = await page
    .locator('[data-road]')
    .first()
    .evaluate((one) => {
      const path = one as SVGPathElement;
      const middle = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM()!);
      return { x: middle.x, y: middle.y };
    });
  await page.mouse.click(x, y);
  await expect(page.locator('.pin').first()).toBeVisible();
  await expect(wheels(page).first()).toHaveText(/^Order 1: (black|red|blue) road, rides to city/);
  await expect(page.locator('.ghost').first()).toBeVisible();
  // A wheel that is set can be set again, and the others stay.
  await order(page, 4).click();
  await page.locator('.wheel').first().click();
  await order(page, 3).click();
  await expect(wheels(page).nth(0)).toHaveText(/^Order 1: Action/);
  await expect(wheels(page).nth(1)).toHaveText(/^Order 2: Wait/);
  await expect(page.locator('.submit'), 'half a plan cannot be sent').toBeDisabled();
  for (let i = 0; i < 4; i++) await order(page, 4).click();
  // From here on time goes by on the page only as this story says.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('.submit').click();
  // What the bots have planned is shown as six signs each, and the show can be stopped, stepped and skipped.
  await expect(page.locator('.orders .order')).toHaveCount(18);
  const [hold, step, skip] = [0, 1, 2].map((n) => page.locator('.playing button').nth(n));
  await hold.click();
  const before = await page.locator('.sentence').innerText();
  await page.clock.runFor(60_000);
  await expect(page.locator('.sentence'), 'it stands still').toHaveText(before);
  await step.click();
  await expect(page.locator('.sentence')).not.toHaveText(before);
  await skip.click();
  await expect(page.locator('.playing')).toHaveCount(0);
});

test('what all do is shown one thing after another, and at each step the board shows what the sentence says', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await page.clock.install();
  await openTable(page, SHORT);
  await place(page, 3);
  for (let i = 0; i < 6; i++) await order(page, i % 3).click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('.submit').click();
  const [hold, step] = [0, 1].map((n) => page.locator('.playing button').nth(n));
  await hold.click();
  const city = (number: string) => page.locator(`[data-place="city:${Number(number) - 1}"]`);
  const seen: string[] = [];
  for (; await page.locator('.playing').count(); await step.click()) {
    const told = await page.locator('.sentence').innerText();
    const [, who, from, to] = /^(\w+) takes the .* from city (\d+) to city (\d+)/.exec(told) ?? [];
    if (!who) continue;
    seen.push(told);
    await expect(city(to), told).toHaveAttribute('aria-label', new RegExp(`${who} is here`));
    await expect(city(from), told).not.toHaveAttribute('aria-label', new RegExp(`${who} is here`));
  }
  expect(seen.length, 'the rides of three players').toBeGreaterThan(5);
});

test('on a phone every number is read and every place touched without enlarging the map', async ({ visit }) => {
  const page = await visit({ lang: 'pl', phone: true });
  const played = await finishedGame(page, { ...SHORT, chairs: ['greedy', 'greedy', 'greedy'] });
  const replay = (ply: number) => ask(page, `/tables/${played}/replay?ply=${ply}`);
  // The last Year that begins with a guild on the map.
  let ply = (await replay(0)).last;
  for (let { view } = await replay(ply); ply > 1; ply--) {
    const before = (await replay(ply - 1)).view;
    if (view.phase === 'Plan' && (before.phase !== 'Plan' || before.year < view.year) && Object.keys(view.guilds).length) break;
    view = before;
  }
  const forked = await (await call(page, 'POST', `/tables/${played}/fork`, { ply, seat: 0 })).json();
  await go(page, `/table/${forked.table}`);
  await expect(page.locator(PLANNING).first()).toBeVisible();
  const map = await tiny(page);
  expect(map.small, 'on the map').toEqual([]);
  expect(map.all, 'so many numbers and words were looked at').toBeGreaterThan(60);
  await expect(page.locator('.guild text').first(), 'a guild tells its floors').toBeVisible();
  const narrow = () =>
    page
      .locator('.board [data-place], .board button')
      .evaluateAll((all) =>
        all
          .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 40)
          .map((one) => one.outerHTML.slice(0, 90)),
      );
  expect(await narrow()).toEqual([]);

  // What lies beside the map opens at a touch, one at a time.
  const tab = (n: number) => page.locator('.shelf button').nth(n);
  for (let i = 0; i < 5; i++) {
    await tab(i).tap();
    await expect(page.locator('.leaf')).toHaveCount(1);
    expect((await tiny(page)).small, `tab ${i}`).toEqual([]);
    expect(await narrow(), `tab ${i}`).toEqual([]);
  }
  await tab(4).tap();
  await expect(page.locator('.leaf')).toHaveCount(0);

  // A city that the plan cannot mean tells what is there; one that it means is ridden to, and the card makes way.
  await page.locator('[data-place^="city:"]:not([data-open])').first().tap();
  await expect(page.locator('.card.pinned h3')).toHaveText(/^Miasto \d+$/);
  await page.locator('[data-place^="city:"][data-open]').first().dispatchEvent('click');
  await expect(page.locator('.card.pinned')).toBeHidden();
  await expect(wheels(page).first()).toHaveText(/^Rozkaz 1: (Akcja|(czarna|czerwona|niebieska) Droga)/);
  expect((await tiny(page)).small, 'with the pins of a plan').toEqual([]);
  for (let i = 1; i < 6; i++) await order(page, 4).tap();
  await page.locator('.submit').tap();
  await expect(page.locator('.orders li').first()).toBeVisible();
});

test('a plan by keyboard alone', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page, SHORT);
  await turn(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator(PLANNING).first()).toBeVisible();
  // Arrows walk over the map; Enter rides to the city that is next to the ghost.
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Miasto \d+: .*można wybrać$/s);
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  for (const key of ['w', '1', '2', 'Backspace', '3', '5']) await page.keyboard.press(key);
  await expect(wheels(page).filter({ hasNotText: /pusty/ })).toHaveCount(6);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('.orders li').first()).toBeVisible();
  await page.keyboard.press('Escape'); // any key skips
  await turn(page);
});

test('two people: who is ready waits for the other, and sees the own plan only', async ({ visit }) => {
  const { ala, heard } = await both(visit);
  const from = heard.length;
  for (const key of ['Delete', '1', '2', '3', '4', '5', '4']) await ala.keyboard.press(key);
  await ala.locator('.submit').click();
  await expect(ala.getByText('Waiting for Red (Ola)').first()).toBeVisible();
  await expect(ala.locator('.wheel:disabled'), 'what is sent stays to be seen').toHaveCount(6);
  await expect.poll(() => heard.length, 'the other one hears that somebody is ready').toBeGreaterThan(from);
  for (const frame of heard.slice(from)) expect(frame, 'but not what was planned').not.toMatch(/"sealed": ?\[\d/);
  await ala.reload();
  await expect(ala.getByText('Waiting for Red (Ola)').first()).toBeVisible();
  await expect(wheels(ala).nth(5)).toHaveText(/^Order 6: Action/);
});

test('a whole short game by clicking to the show at its end', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: QUICK });
  await openTable(page, { ...SHORT, chairs: ['me', 'random', 'random', 'random'] });
  const asked = new Set<string>();
  await playToTheEnd(page, async (number) => asked.add(await decide(page, number)), 400);
  for (const one of ['plan', 'census']) expect([...asked], 'what was asked').toContain(one);
  const title = page.locator('.finale h2');
  // In the order that was drawn when the game was set up.
  for (const criterion of ['Wealth', 'Reputation', 'Influence']) {
    await expect(title, 'is assessed').toHaveText(criterion);
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.locator('.crowned')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.end li')).toHaveCount(4);
  await page.locator('.end').getByText('See the end again').click();
  await expect(page.locator('.finale')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.end')).toBeVisible();
});

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const)
  test(`axe: planning, execution and the end, ${'dark' in look ? 'dark, phone' : 'light, desktop'}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false });
    await page.clock.install();
    const over = await makeTable(page, { ...SHORT, chairs: ['random', 'random', 'random'], watch: 'open' });
    await openTable(page, SHORT);
    await place(page, 2);
    for (const number of [0, 3, 1]) await order(page, number).click();
    await accessible(page, 'planning');
    for (const number of [3, 4, 4]) await order(page, number).click();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('.submit').click();
    await page.locator('.playing button').first().click();
    await page.clock.resume();
    await accessible(page, 'execution');
    await isOver(page, over); // who comes before the end sees its show instead
    await go(page, `/table/${over}`);
    await expect(page.locator('.end')).toBeVisible();
    await accessible(page, 'the end');
    await page.locator('.end .buttons button').nth(2).click();
    const title = page.locator('.finale h2');
    for (let act = 0; act < 2; act++) {
      const before = await title.innerText();
      await page.keyboard.press('ArrowRight');
      await expect(title).not.toHaveText(before);
      await accessible(page, `the show, ${act}`, '.finale');
    }
  });

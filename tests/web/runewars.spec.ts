// Runewars in the browser: the set-up and a year by clicking, two people and a bot; a battle, a diplomacy, a duel and a bid, each at a
// table that stands just before it; a game of bots watched to its end; a turn by keyboard; cards that are read before they are played,
// by mouse and by finger; answers that are given once for all; and nothing that keeps people with a screen reader out.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page, type Visit } from './fixtures';
import {
  accessible,
  arrived,
  ask,
  becomeGuest,
  choose,
  go,
  isOver,
  makeTable,
  nextChooser,
  OPEN,
  openTable,
  press,
  serverOf,
  standing,
} from './play';
import type { Standing, Wish } from './play';
import { python, root } from './server';

const sit = (page: Page, wish: Wish = {}) =>
  openTable(page, { game: 'runewars', chairs: ['me', 'random'], options: { board: 'random' }, ...wish });
const orders = (page: Page) => page.locator('.hand.orders .pick');
const logged = (page: Page) => page.locator('.drawer .log li').allInnerTexts();

/** One choice by a click: what waits for a second thought; no card, where cards may be played; else something by chance. */
async function decide(page: Page, number: number): Promise<void> {
  const whole = page.locator('.held .take, .prompt .main.ask');
  if (await whole.count()) return press(page, whole.first());
  const pass = page.locator('.prompt .line .button.ask');
  if ((await page.locator('.tool .standing').count()) && (await pass.count())) return press(page, pass.first());
  const open = page.locator(OPEN);
  await press(page, open.nth(Math.floor(Math.abs(Math.sin(number + 1)) * 9973) % (await open.count())));
}

/** Whoever is asked chooses by clicking, until something holds. */
async function playUntil(pages: Page[], holds: () => Promise<boolean>): Promise<void> {
  for (let number = 0; !(await holds()); number++) {
    const next = await nextChooser(pages);
    expect(next, 'the game is over before its time').not.toBeNull();
    await decide(next!.page, number);
    await arrived(next!.page, next!.now);
  }
}

/** Somebody who does not want to be shown every move for long, nor to confirm each. */
const QUICK = { lang: 'en', settings: { pace: 'fast', confirm: 'never' } } as const;

async function couple(visit: Visit): Promise<{ pages: [Page, Page]; names: string[] }> {
  const pages: [Page, Page] = [await visit(QUICK), await visit(QUICK)];
  const salt = Math.floor(performance.now() * 1000); // names that nobody else on this server has
  const names = [`Ala ${salt}`, `Bob ${salt}`];
  for (const [i, page] of pages.entries()) await becomeGuest(page, names[i]);
  return { pages, names };
}

async function show(pages: Page[], table: string): Promise<void> {
  for (const page of pages) {
    await go(page, '/about'); // nothing of the last table is left
    await expect(page.locator('.prompt')).toHaveCount(0);
    await go(page, `/table/${table}`);
    await expect(page.locator('.prompt')).toBeVisible();
  }
}

interface Choice {
  seat: number;
  block: string;
  targets: string[];
}

/** Click one choice as the server names it, on the map, in the dock, or a button of the prompt; just before, look around. */
async function click(page: Page, { block, targets }: Choice, before: () => Promise<void>): Promise<void> {
  const now = await standing(page);
  await before();
  const number = targets[0]?.split(':')[1];
  const places = { 'call-all': [`all:${targets[0]}`, targets[0]], bid: [`bid:${number}`], talk: [`talk:${number}`] }[block] ?? [targets[0]];
  const where = block === 'pass' ? '.prompt .line .button.ask' : places.map((place) => `[data-place="${place}"][data-open]`).join(', ');
  await page.locator(where).first().click();
  const after = await arrived(page, now);
  const take = page.locator('.held .take');
  if (!(await take.count())) return;
  await take.click();
  await arrived(page, after);
}

/** Note the texts of an element that it has in the course of time, also those that pass quickly. */
async function watching(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const texts = new Set<string>();
    const look = () => texts.add(document.querySelector(selector)?.textContent.trim() ?? '');
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { texts });
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
}

/** Everything up to the first order, without caring how. */
async function begin(page: Page): Promise<void> {
  await standing(page);
  for (let i = 0; !(await page.locator('.hand.orders .pick.can').count()); i++) {
    await choose(page, i % 3);
    await standing(page);
  }
}

/** The moments that must not be left to chance: what the log says when they begin and when they are over, and what is seen meanwhile. */
const MOMENTS = {
  battle: {
    begins: / attacks /,
    ends: /^The attacker has strength \d+|retreat from|there is no battle/,
    seen: '.battle .units .unit',
  },
  diplomacy: { begins: / negotiates in /, ends: / chooses fate card /, seen: '.tool .way' },
  duel: { begins: / challenges /, ends: /^The duel of .* is over/, seen: '.duel .life' },
  bid: { begins: / bids [1-9]\d*\./, ends: / wins the bid/, seen: '.tool .bid .coin' },
};

test('the set-up and the first year by clicking, and the second begins', async ({ visit }) => {
  const page = await visit(QUICK);
  const steps = await watching(page, '.steps .now span');
  await sit(page, { chairs: ['me', 'random', 'random'], options: { board: 'built' } });
  const year = async () => Number((await page.locator('.seasons .year b').allInnerTexts())[0] ?? 0);
  await playUntil([page], async () => (await year()) > 1);
  for (const step of ['Factions', 'Tiles', 'Markers', 'Runes', 'Realms', 'Armies', 'Heroes'])
    expect(await steps(), 'the set-up').toContain(step);
  const told = (await logged(page)).join('\n');
  for (const n of [1, 2]) expect(told).toContain(`Year ${n}, spring: `);
  await page.reload();
  const before = (await logged(page)).length;
  await playUntil([page], async () => (await logged(page)).length > before + 10);
});

test('two people and a bot: a battle, a diplomacy, a duel and a bid, by clicking', async ({ visit }) => {
  const { pages, names } = await couple(visit);
  const { stdout } = await promisify(execFile)(python, ['-m', 'tests.web.runewars_moment', serverOf(pages[0]).data, ...names], {
    cwd: root,
  });
  const tables: Record<string, { table: string; choices: Choice[] }> = JSON.parse(stdout);
  for (const [name, { begins, ends, seen }] of Object.entries(MOMENTS)) {
    const { table, choices } = tables[name];
    await show(pages, table);
    const since = (await logged(pages[0])).length;
    let saw = false;
    const look = async () => {
      for (const page of pages) saw ||= (await page.locator(seen).count()) > 0;
    };
    for (const choice of choices) await click(pages[choice.seat], choice, look);
    let lines: string[] = [];
    await playUntil(pages, async () => {
      await look();
      lines = (await logged(pages[0])).slice(since);
      return lines.some((line) => ends.test(line));
    });
    const [first, last] = [begins, ends].map((sign) => lines.findIndex((line) => sign.test(line)));
    expect(first, `a ${name} began: ${lines.join(' ')}`).toBeGreaterThanOrEqual(0);
    expect(first, `a ${name} came to an end`).toBeLessThan(last);
    expect(saw, `a ${name} could be seen: ${seen}`).toBe(true);
  }
});

test('a game of bots is watched to its end', async ({ visit }) => {
  const page = await visit({ lang: 'pl', motion: true, settings: { pace: 'fast' } });
  const id = await makeTable(page, {
    game: 'runewars',
    chairs: ['random', 'random'],
    options: { board: 'random' },
    watch: 'open',
    pace: 0.01,
  });
  const watched = await watching(page, '.seasons .year b');
  await go(page, `/table/${id}`);
  await expect(page.locator('.seasons')).toBeVisible();
  await isOver(page, id);
  await expect(page.locator('.end li')).toHaveCount(2);
  const years = await watched();
  expect(years.length, `years went by: ${years.join()}`).toBeGreaterThan(2);
  await expect(page.locator('.end')).toContainText(' wygrywa grę');
});

test('a card is read before it is played; a dial, a title, an area tell about themselves; standing answers', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const table = await sit(page);
  await begin(page);
  const held = page.locator('div.held');
  await orders(page).nth(3).click();
  await expect(held.locator('.face.large').getByText('Basic effect')).toBeVisible();
  await expect(held.locator('.take')).toHaveText(/^Choose the order Harvest/);
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  // What belongs to others is open too, as far as it is open. It lies over the map only while it is wanted.
  const [mat, matter] = [page.locator('.mat'), page.locator('.matter')];
  await expect(mat).toBeHidden();
  await matter.click();
  await page.locator('.mat .who:not([aria-pressed="true"])').click();
  await expect(page.locator('.dial').first()).toHaveAttribute('aria-label', /^Food: \d of 8\. field 1/);
  await page.locator('.titles button').first().click();
  await expect(held.getByText('Primarch').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await matter.click();
  await expect(mat).toBeHidden();
  await page.locator('.own').getByRole('tab').nth(2).click();
  await page.locator('.hand.heroes .pick').first().click();
  await expect(held.locator('.face.quest.large').getByText('Success')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.spot').first().hover();
  await expect(page.locator('.card:not(.pinned)').getByText(/Gives/).first()).toBeVisible();
  // A second touch gives the order; then the windows for cards come, and one can be told not to come again.
  await page.locator('.own').getByRole('tab').nth(0).click();
  let now: Standing = await standing(page);
  await orders(page).nth(3).click();
  now = await arrived(page, now);
  await orders(page).nth(3).click();
  await arrived(page, now);
  await standing(page);
  for (let i = 0; !(await page.locator('.tool .standing').count()); i++) {
    await choose(page, i % 3);
    await standing(page);
  }
  await matter.click();
  await page.locator('.mat .who').first().click();
  const { moves } = await ask(page, `/tables/${table}`);
  await page.locator('.tool .standing').click();
  await expect(page.locator('.mat .standing')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(async () => (await ask(page, `/tables/${table}`)).moves, 'it is answered with no page open').toBeGreaterThan(moves);
  await go(page, `/table/${table}`);
  await matter.click();
  await expect(page.locator('.mat .standing')).toBeVisible();
  await page.locator('.mat .standing').click();
  await expect(page.locator('.mat .standing')).toHaveCount(0);
});

test('a turn by keyboard alone: set-up, an order, a march', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await sit(page);
  const key = async (now: Standing, name: string) => {
    await page.keyboard.press(name);
    await arrived(page, now);
    return standing(page);
  };
  let marked = false;
  let now = await standing(page);
  while (!(await page.locator('.hand.orders .pick.can').count())) {
    // Where nothing is to be pointed at, buttons have numbers.
    if (!(await page.locator('[data-open]').count())) now = await key(now, '1');
    else {
      await page.keyboard.press('n');
      marked ||= /można wybrać$/.test((await page.locator(':focus').getAttribute('aria-label')) ?? '');
      now = await key(now, 'Enter');
    }
  }
  expect(marked, 'an area says that it can be chosen').toBe(true);
  for (let i = 0; i < 12 && !(await page.locator('.hand.orders .pick.can:focus').count()); i++) await page.keyboard.press('n');
  await expect(page.locator('.hand.orders .pick.can:focus')).toHaveText(/^\s*1/);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.held .take')).toBeVisible();
  now = await key(await standing(page), 'Enter');
  while (!(await page.locator('.spot.can').count())) now = await key(now, '1');
  for (let i = 0; i < 40 && !(await page.locator('.spot.can:focus').count()); i++) await page.keyboard.press('n');
  const before = await page.locator('.prompt .sentence').innerText();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt .sentence')).not.toHaveText(before);
});

test('on a phone: orders by finger, a long press tells about an area, the dials open', async ({ visit }) => {
  const page = await visit({ lang: 'pl', phone: true });
  await sit(page);
  await begin(page);
  await orders(page).nth(1).tap();
  await expect(page.locator('.held .take')).toBeVisible();
  await page.locator('.held .buttons .button').nth(1).tap();
  await expect(page.locator('div.held')).toHaveCount(0);
  const sizes = await page
    .locator('.hand .text, .hand .note, .prompt .sentence, .seasons b, .seasons .card, .own .label')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes), 'nothing that has to be read is tiny').toBeGreaterThanOrEqual(13);
  await page.locator('.matter').tap();
  await expect(page.locator('.mat .dial').first()).toBeVisible();
  await page.locator('.matter').tap();
  await expect(page.locator('.mat'), 'nothing lies over the map').toBeHidden();
  const area = page.locator('.spot').first();
  await area.tap({ trial: true }); // the map takes the room of the dials
  const box = (await area.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(
    page
      .locator('.card.pinned')
      .getByText(/[Dd]aje/)
      .first(),
  ).toBeVisible();
});

test('the card browser has the components, with their signs, and marks what is reconstructed', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page, '/cards/runewars');
  await page.locator('.kinds button', { hasText: 'Units' }).click();
  await expect(page.locator('.browser li svg .base').first()).toBeVisible();
  await go(page, '/cards/runewars/hero-mad-carthos');
  await expect(page.locator('dialog h3')).toHaveText('Mad Carthos');
  await expect(page.locator('dialog .drawn').first(), 'facts that no source tells are marked').toBeVisible();
});

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const)
  test(`axe: factions, building, orders, a card held up, a turn, ${'dark' in look ? 'dark, phone' : 'light, desktop'}`, async ({
    visit,
  }) => {
    const page = await visit({ ...look, policy: false });
    await sit(page, { options: { board: 'built' } });
    await standing(page);
    await accessible(page, 'factions');
    const [bar, place] = [(await page.locator('.prompt .bar').boundingBox())!, (await page.locator('.prompt').boundingBox())!];
    expect(bar.height, 'the factions fit in the bar').toBeLessThanOrEqual(place.height);
    await choose(page, 0);
    await standing(page);
    await accessible(page, 'building');
    await begin(page);
    await accessible(page, 'orders');
    await press(page, orders(page).nth(1));
    await expect(page.locator('.held .take')).toBeVisible();
    await accessible(page, 'a card held up', '.held');
    let now = await standing(page);
    await press(page, page.locator('.held .take'));
    for (let i = 0; i < 12 && !(await page.locator('.battle, .duel').count()); i++) {
      now = await standing(page, now.sign);
      await decide(page, i);
    }
    await standing(page, now.sign);
    await accessible(page, 'a turn');
  });

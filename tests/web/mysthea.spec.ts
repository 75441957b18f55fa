// Mysthea in the browser: a whole game of two seats by clicking, with an encounter, an island shift and a monster's attack; a battle;
// a turn by keyboard; cards that are read before they are chosen, by mouse and by finger; and nothing that keeps people with a screen
// reader out.
import { expect, test, type Page } from './fixtures';
import { accessible, arrived, ask, call, choose, finishedGame, go, OPEN, openTable, playToTheEnd, press, standing } from './play';
import type { Standing, Wish } from './play';

const sit = (page: Page, wish: Wish = {}) => openTable(page, { game: 'mysthea', chairs: ['me', 'greedy'], ...wish });
const hand = (page: Page) => page.locator('.hand .pick');

/** Everything that can be chosen now: where it is, and what it says of itself. */
const choices = (page: Page) =>
  page.locator(OPEN).evaluateAll((all) =>
    all.map((one) => ({
      place: (one as HTMLElement).dataset.place ?? '',
      says: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
    })),
  );

/** The regions of the island that has the own encounter token. */
async function tokenRegions(page: Page): Promise<string[]> {
  const labels = await page.locator('.spot.island').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const island = labels.findIndex((label) => label.includes('Encounter token: Varorin'));
  return [0, 1, 2].map((place) => `region:${3 * island + place}`);
}

/** One choice of somebody who wants to see everything; now and then another one, so that nothing goes in circles. */
async function decide(page: Page, number: number): Promise<void> {
  const take = page.locator('.held .take');
  if (await take.count()) return press(page, take);
  const [all, near] = [await choices(page), await tokenRegions(page)];
  const wishes: ((one: { place: string; says: string }) => boolean)[] = [
    ({ says }) => /^Face an encounter/.test(says),
    ({ place, says }) => place.startsWith('region:') && /(Lusma|Volarees|Magista|Kaetur):/.test(says), // a battle there, or the way there
    ({ place }) => near.includes(place),
    ({ place, says }) => place.startsWith('region:') && says.includes('valley of mists'), // it teaches what encounters ask for
    ({ place }) => place.startsWith('region:'),
    ({ says }) => /^Shift the island/.test(says),
    ({ says }) => /^Meditate/.test(says),
    ({ place }) => place.startsWith('figure:0'),
  ];
  const wish = number % 4 === 3 ? undefined : wishes.find((one) => all.some(one));
  const one = page.locator(OPEN).nth(wish ? all.findIndex(wish) : (number * 7) % all.length);
  // What can be used on the own board is offered also while that board is away: its tab says so.
  if (!(await one.isVisible())) await press(page, page.getByRole('button', { name: 'Player boards, can be chosen' }));
  await press(page, one);
}

/** Choose where to start, until the first turn. */
async function begin(page: Page): Promise<void> {
  await standing(page);
  while (!(await page.locator('.hand .pick.can').count())) await choose(page, 0);
}

/** Note what is on the table while it is played, also what passes quickly. */
async function watching(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    let islands = '';
    const note = (what: string, found: unknown) => found && seen.add(what);
    const look = () => {
      const now = [...document.querySelectorAll<HTMLElement>('.spot.island')].map((one) => one.style.transform).join();
      note('an island shift', islands && now && now !== islands);
      islands = now || islands;
      note('an encounter', document.querySelector('.dock .symbol'));
      const log = document.querySelector('.drawer .log')?.textContent ?? '';
      note('a monster attack', /(Utcoro|Cannibarok|Onygauros|Caerulas) attacks/.test(log));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('a whole game of two by clicking: an encounter, an island shift, a monster attack, and the end', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const seen = await watching(page);
  await sit(page, { chairs: ['me', 'random'] });
  await playToTheEnd(page, (number) => decide(page, number));
  await expect(page.locator('.finale .verdict')).toBeVisible();
  const rows = await page
    .locator('.finale tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent!.trim().replace('−', '-')))),
    );
  const sums = rows.slice(1, -1).reduce((sum, row) => sum.map((one, i) => one + row[i]));
  expect(sums, 'every point of glory came from somewhere').toEqual(rows.at(-1));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.end li')).toHaveCount(2);
  await expect(page.locator('.end')).toContainText('has the most glory');
  // If the rules have changed so that this game shows less, another seed shows it.
  const wanted = ['an encounter', 'an island shift', 'a monster attack'];
  expect(await seen()).toEqual(expect.arrayContaining(wanted));
});

test('a card is read before it is chosen: in the hand, in the development area, on a board', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await sit(page);
  await begin(page);
  // What is told of a choice over the islands stands above or beside the choices, which stay under the mouse.
  const choices = page.locator('.prompt .choices');
  const corner = async () => ((box) => [box.x, box.y + box.height])((await choices.boundingBox())!);
  const before = await corner();
  await page.mouse.move(0, 0);
  await choices.locator('.ask', { hasText: 'Meditate' }).focus();
  await expect(page.locator('.outlook')).toBeVisible();
  expect(await corner()).toEqual(before);
  const held = page.locator('.held');
  const cards = await hand(page).count();
  const text = (await hand(page).nth(1).locator('.text').textContent())!;
  await hand(page).nth(1).click();
  await expect(held.locator('.face.large .text')).toHaveText(text);
  await expect(held.locator('.take')).toHaveText(/^Play /);
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  await expect(hand(page), 'nothing was played').toHaveCount(cards);
  // What is not offered can be read all the same.
  await page.locator('.beside .pick').nth(0).click();
  await expect(held.locator('.face.large')).toBeVisible();
  await expect(held.locator('.take')).toHaveCount(0);
  await held.locator('.button').click();
  await page.locator('.beside .pick').nth(2).hover();
  await expect(page.locator('.card:not(.pinned)').getByText('Command points:')).toBeVisible();
  // The board of the other one can be opened too.
  await page.locator('.tabs button').nth(1).click();
  await page.locator('.mat .who:not([aria-pressed="true"])').click();
  await expect(page.locator('.mat')).toHaveAttribute('aria-label', /Lusma/);
  await page.locator('.mat .hero').click();
  await expect(held.locator('.face.large')).toBeVisible();
  await page.keyboard.press('Escape');
  // The other language has the other words, on cards too.
  await page.locator('.drawer .tab').nth(4).click();
  await page.locator('.drawer').getByText('Polski').click();
  await expect(hand(page).nth(1).locator('.text')).not.toHaveText(text);
  // A second touch plays the card.
  await hand(page).nth(1).click();
  await expect(held.locator('.take')).toBeVisible();
  await hand(page).nth(1).click();
  await expect(hand(page)).toHaveCount(cards - 1);
  await expect(page.locator('.spend .points')).toBeVisible();
});

test('a turn by keyboard alone: a start, a card, a unit that moves, the end of the turn', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await sit(page);
  /** Go from place to place until one like this has the focus. */
  const reach = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    for (let i = 0; i < 60 && !(await page.locator(`${selector}:focus`).count()); i++) await page.keyboard.press('n');
    await expect(page.locator(`${selector}:focus`)).toBeVisible();
  };
  const enter = async (): Promise<Standing> => {
    const now = await standing(page);
    await page.keyboard.press('Enter');
    return arrived(page, now);
  };
  await standing(page);
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /można wybrać$/);
  await enter();
  await expect(page.locator('.prompt.turn').getByText('żetonu')).toBeVisible();
  await page.keyboard.press('n');
  await enter();
  await standing(page);
  await reach('.hand .pick.can');
  await page.keyboard.press('Enter');
  await expect(page.locator('.held .take')).toBeVisible();
  await enter();
  await expect(page.locator('.spend .points')).toBeVisible();
  const points = await page.locator('.pips i').count();
  await reach('.mover[data-open]');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Wybraniec ×1/);
  await page.keyboard.press('Enter');
  await reach('.spot.region.can');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.pips i').count()).toBeLessThan(points);
  // Buttons have numbers: the last is always the one that ends it.
  const finish = async () => page.keyboard.press(String(await page.locator('.prompt .button.ask:has(> kbd)').count()));
  await standing(page);
  await finish();
  await expect(page.locator('.actions .done')).toBeVisible();
  const ending = await standing(page);
  await finish();
  await arrived(page, ending);
});

test('on a phone: cards by finger, a long press tells about a region, panels change place', async ({ visit }) => {
  const page = await visit({ lang: 'pl', phone: true });
  await sit(page);
  await begin(page);
  await hand(page).first().tap();
  await expect(page.locator('.held .take')).toBeVisible();
  await page.locator('.held .buttons .button').nth(1).tap();
  await expect(page.locator('.held')).toHaveCount(0);
  const sizes = await page
    .locator('.hand .text, .beside .text, .prompt .sentence, .track .glory')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes), 'nothing that has to be read is tiny').toBeGreaterThanOrEqual(12);
  await page.locator('.tabs button').nth(1).tap();
  await expect(page.locator('.mat')).toBeVisible();
  const box = (await page.locator('.spot.region').first().boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.locator('.card.pinned').getByText('Medytacja').first()).toBeVisible();
});

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const)
  test(`axe: the start, a turn, a card held up, points to spend, ${'dark' in look ? 'dark, phone' : 'light, desktop'}`, async ({
    visit,
  }) => {
    const page = await visit({ ...look, policy: false, settings: { confirm: 'never' } });
    await sit(page);
    await standing(page);
    await accessible(page, 'the start');
    await begin(page);
    await accessible(page, 'a turn');
    await press(page, hand(page).first());
    await expect(page.locator('.held .take')).toBeVisible();
    await accessible(page, 'a card held up', '.held');
    await press(page, page.locator('.held .take'));
    await expect(page.locator('.spend .points')).toBeVisible();
    await accessible(page, 'points to spend');
  });

test('axe: a draft, and a battle with secret cards, by clicking', async ({ visit }) => {
  const page = await visit({ lang: 'en', policy: false });
  await sit(page, { options: { draft: 'on' } });
  await expect(page.locator('.tool .pick.can').first()).toBeVisible();
  await accessible(page, 'a draft');
  // Played on from a battle of the first seat in a game of bots, just before the cards are laid.
  const over = await finishedGame(page, { game: 'mysthea', chairs: ['random', 'random', 'random', 'random'] });
  const replay = (ply: number) => ask(page, `/tables/${over}/replay?ply=${ply}`);
  const { log }: { log: { event: string; ply: number }[] } = await replay((await replay(0)).last);
  let battle = -1;
  for (const { ply } of log.filter(({ event }) => event === 'battle-began')) {
    const { view } = await replay(ply);
    if (battle < 0 && view.asked === 'BattleCards' && view.actors.includes(0)) battle = ply;
  }
  expect(battle, 'this seed has a battle of the first seat').toBeGreaterThan(0);
  const forked = await (await call(page, 'POST', `/tables/${over}/fork`, { ply: battle, seat: 0 })).json();
  await go(page, `/table/${forked.table}`);
  const left = new Set(['.battle li', '.battle .card.back']);
  let now = await standing(page);
  for (let number = 0; left.size && !now.over; number++) {
    for (const what of left)
      if (await page.locator(what).count()) {
        await accessible(page, what);
        left.delete(what);
      }
    await decide(page, number);
    now = await standing(page, now.sign);
  }
  expect([...left], 'this seed has a battle of ours').toEqual([]);
});

// Oath in the browser: a whole game against bots, its Chronicle and the next game of its world; a turn by keyboard; cards and sites by
// finger; and nothing that keeps people with a screen reader out. The walkthrough of the rulebook has a file of its own.
import { expect, test, type Page } from './fixtures';
import { accessible, arrived, ask, standing } from './play';
import { EDGE, hand, make, sees, sit } from './oath_hand';

const CHRONICLE = {
  Swear: 'swear the oath',
  Invitations: 'may invite Citizens',
  Build: 'may build an edifice',
  ChooseSuit: 'choose the suit of the new cards',
};
const ACTIONS = ['search', 'muster', 'travel', 'campaign', 'recover', 'use'];
/** The buttons of the prompt: beside its sentence, or above the bar where they have no room there. */
const BUTTONS = '.prompt :is(.line, .choices) .button.ask';

/**
 * Rule until the game is over: in every turn two of the large actions, wherever they lead; and then the Chronicle.
 * Tells what was written there.
 */
async function rule(page: Page): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  let acted = 0;
  for (let number = 0; number < 400; number++) {
    if ((await standing(page)).over) return written;
    const possible = await page
      .locator('[data-verb]:not([aria-disabled=true])')
      .evaluateAll((all, wanted) => wanted.filter((verb) => all.some((one) => (one as HTMLElement).dataset.verb === verb)), ACTIONS);
    const acting = (await page.locator('.verbs').count()) > 0;
    if (acting && (acted === 2 || !possible.length)) {
      acted = 0;
      await hand(page).button('End the turn');
      continue;
    }
    if (acting) await page.locator(`[data-verb=${possible[number % possible.length]}]`).click();
    acted += acting ? 1 : 0;
    const sentence = await page.locator('.prompt .sentence').innerText();
    const question = Object.entries(CHRONICLE).find(([, says]) => sentence.includes(says))?.[0];
    let open = page.locator('.tool .choice, .tool .number, .tool .pick.can, .at-site.aim');
    if (!(await open.count())) open = page.locator(BUTTONS);
    const count = await open.count();
    const one = open.nth(question ? count - 1 : (number * 11) % count);
    if (question) written[question] = (await one.innerText()).trim();
    const kind = await one.evaluate((node) => (node.matches('.pick') ? 'card' : node.matches('.at-site') ? 'site' : 'button'));
    await make(page, async () => {
      await one.click(kind === 'site' ? EDGE : {});
      if (kind === 'card') await page.locator('.held .take').click();
      if (kind === 'site') await takeHeld(page); // several actions at one site
    });
  }
  throw new Error(`no end: ${await page.locator('.sentence').innerText()}`);
}

/** One choice of somebody who wants the game to go on. */
async function goOn(page: Page, number: number): Promise<void> {
  const verbs = page.locator('.tool [data-verb]:not([aria-disabled=true])');
  const count = await verbs.count();
  if (count && number % 3) {
    await verbs.nth((number * 5) % count).click();
    const open = page.locator('.tool [data-place^="do:"], .at-site.aim');
    const found = await open.count();
    if (found) {
      const one = open.nth((number * 7) % found);
      await one.click((await one.evaluate((node) => node.matches('.at-site'))) ? EDGE : {});
      return takeHeld(page);
    }
  }
  const end = page.locator('.prompt .button.ask', {
    hasText: 'End the turn',
  });
  if (await end.count()) return end.click();
  const all = page.locator(`.tool [data-open], ${BUTTONS}`);
  await all.nth((number * 7) % (await all.count())).click();
  await takeHeld(page);
}

/** Choose what is held up to be read, if it is. */
async function takeHeld(page: Page): Promise<void> {
  const take = page.locator('.held .take').first();
  if (await take.count()) await take.click();
}

test('a whole game against bots, by clicking: its end, the Chronicle, the world and its next game', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  const id = await sit(page);
  const written = await rule(page);
  await expect(page.locator('.end li')).toHaveCount(4);
  // Bots and dice of this seed let Purple win. If the rules have changed so that a bot wins now, another seed is needed.
  await expect(page.locator('.end')).toContainText('Purple wins and will write the Chronicle');
  expect(Object.keys(written), 'what the Chronicle asked').toEqual(expect.arrayContaining(['Swear', 'Build', 'ChooseSuit']));
  const oath = written.Swear.replace('Swear: ', '');
  await expect(page.locator('.drawer .log')).toContainText(`swears: ${oath}`);

  await page.locator('.end').getByText('Chronicle of the world').click();
  await expect(page.locator('#chapter-1 .won')).toContainText('Purple wins as the Chancellor');
  await expect(page.locator('#chapter-1')).toContainText('Built');
  for (const where of ['#chapter-1', '.today']) await expect(page.locator(where)).toContainText(oath);
  await page.goBack();
  await page.locator('.end .button.main:text-is("Next game of this world")').click();
  await expect(page.locator('.end')).toHaveCount(0);
  await expect(page.locator('.standing')).toBeVisible();
  expect(page.url()).not.toContain(id);
  const next = decodeURIComponent(new URL(page.url()).hash.split('/')[2]);
  expect((await ask(page, `/tables/${next}`)).world).toBe(id);
  await expect(page.locator('.keeper')).toContainText(oath);
  await sees(page, '.rounds', /Round 1 of 8/);
  expect((await standing(page)).over, 'it goes on').toBe(false);
});

test('a card is read before it is chosen; a site, a board of another one and the Reliquary tell about themselves', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await sit(page);
  await standing(page);
  const held = page.locator('.held');
  await page.locator('.at-card[data-place="card:4"]').click();
  await expect(held.locator('.face.large', { hasText: 'attack die' })).toBeVisible();
  await expect(held.locator('.take')).toHaveText([/^Muster /, /^Trade /, /^Trade /]);
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  await page.locator('.fold').click();
  await page.locator('.court .pill').first().hover();
  await expect(page.locator('.card:not(.pinned)').getByText('A face-down adviser of Red')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator('.fold').click();
  await page.locator('[data-place="space:1"]').click();
  await expect(held.getByText('Decadent').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Who wins and why is always there, and what is not possible says why.
  await expect(page.locator('.threat')).toContainText('Purple wins for the Empire after round 5 if the end die shows 6 and the title');
  await page.locator('[data-place="banner:1"]').click();
  await expect(page.locator('.why')).toBeVisible();
  // The other language has the other words, on cards too.
  await page.locator('.drawer .tab').nth(4).click();
  await page.locator('.drawer').getByText('Polski').click();
  await expect(page.locator('.threat')).toContainText('Fioletowy wygra dla Imperium');
});

test('the Prince plays, and what we completed of him is marked', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await sit(page, { chairs: ['me'], options: { start: 'first' } });
  await expect(page.locator('.court .prince')).toHaveAttribute('title', /completed by us/);
});

test('a turn by keyboard alone: a search, a card, a journey, the end of the turn', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await sit(page);
  /** Go from place to place until one like this has the focus, and choose it. */
  const reach = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    for (let i = 0; i < 80 && !(await page.locator(`${selector}:focus`).count()); i++) await page.keyboard.press('n');
    await expect(page.locator(`${selector}:focus`)).toBeVisible();
  };
  await standing(page);
  await reach('[data-verb=search]');
  await page.keyboard.press('Enter');
  await reach('.choice');
  await page.keyboard.press('Enter');
  await reach('.tool .pick.can');
  await page.keyboard.press('Enter');
  await expect(page.locator('.held .take')).toBeVisible();
  await page.keyboard.press('Enter');
  // In which order the other two are discarded nearly nobody cares: it is chosen for us, and asked after an undo.
  await expect(page.locator('.sentence')).toHaveText(/gdzie trafi karta/);
  await expect(page.locator('.unasked')).toHaveText(/^Wybrano za ciebie: odrzuć/);
  await page.keyboard.press('u');
  await expect(page.locator('.sentence')).toHaveText(/odrzuc|kolejno/i);
  await expect(page.locator('.held')).toHaveCount(0);
  await reach('.tool .pick.can');
  await page.keyboard.press('Enter');
  await expect(page.locator('.held .take')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sentence')).toHaveText(/gdzie trafi karta/);
  await page.keyboard.press('1');
  await reach('[data-verb=travel]');
  await page.keyboard.press('Enter');
  await reach('.at-site.aim');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /można wybrać$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.own .supply')).toHaveAttribute('aria-label', /: [0-4]\/7/);
  const now = await standing(page);
  await page.keyboard.press(String(await page.locator('.prompt .button.ask:has(> kbd)').count()));
  await arrived(page, now);
  await expect(page.locator('.rounds .now'), 'the others have had their turns').toHaveText('2');
});

test('on a phone: sites and cards by finger, texts large enough, boards of the others on demand', async ({ visit }) => {
  const page = await visit({ lang: 'pl', phone: true });
  await sit(page);
  await standing(page);
  const small = await page.locator('.standing b, .standing p, .own b, .prompt .sentence, .tool .button, .stage text').evaluateAll((all) => {
    const size = (one: Element) => {
      const svg = one.closest('svg');
      return svg ? parseFloat(one.getAttribute('font-size')!) * svg.getScreenCTM()!.a : parseFloat(getComputedStyle(one).fontSize);
    };
    const seen = all.filter((one) => one.textContent!.trim() && one.getBoundingClientRect().width);
    return seen.filter((one) => size(one) < 12.9).map((one) => `${one.textContent}: ${size(one)}`);
  });
  expect(small, 'nothing that has to be read is tiny').toEqual([]);
  const narrow = await page.locator('.standing button, .tool button, .fold, .own .brief, .own .good').evaluateAll((all) =>
    all
      .map((one) => ({
        text: one.textContent!.trim(),
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => Math.min(box.width, box.height) < 40)
      .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
  );
  expect(narrow, 'a finger finds all of it').toEqual([]);
  await page.locator('[data-place="card:4"].at-card').tap();
  await expect(page.locator('.held .face.large')).toBeVisible();
  await page.locator('.held .buttons .button').last().tap();
  await page.locator('.fold').tap();
  await expect(page.locator('.court .pill').first()).toBeVisible();
  await page.locator('.fold').tap();
  await page.locator('[data-verb=travel]').tap();
  await expect(page.locator('.at-site.aim .price').first()).toBeVisible();
});

/** A finger cannot look before it touches: what a search costs is shown before it is done. Meanwhile the dock shows it among
 * what could be chosen in its place, and "Back" goes one step back. */
async function confirmSearch(page: Page): Promise<void> {
  await expect(page.locator('.outlook')).toContainText('Zaopatrzenie −2');
  await expect(page.locator('.tool .choice[aria-pressed=true]')).toBeVisible();
  await page.locator('.prompt .buttons').getByRole('button', { name: 'Wstecz' }).click();
  await expect(page.locator('.mind')).toBeVisible();
  await expect(page.locator('.tool .choice[aria-pressed=true]')).toHaveCount(0);
  await page.locator('.tool .choice').first().tap();
  await accessible(page, 'a search shown first');
  await page.locator('.prompt .button.main.ask').click();
}

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const)
  test(`axe: a turn, cards drawn, a card held up, ${'dark' in look ? 'dark, phone' : 'light, desktop'}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false });
    await sit(page);
    await standing(page);
    await accessible(page, 'a turn');
    await page.locator('[data-verb=search]').click();
    await page.locator('.tool .choice').first().click();
    if ('phone' in look) await confirmSearch(page);
    await expect(page.locator('.tool .pick.can').first()).toBeVisible();
    await accessible(page, 'cards drawn', '.foot');
    await page.locator('.tool .pick.can').first().click();
    await expect(page.locator('.held .take').first()).toBeVisible();
    await accessible(page, 'a card held up', '.held');
  });

test('axe: a campaign and an offer', async ({ visit }) => {
  const page = await visit({
    lang: 'en',
    policy: false,
    settings: { pace: 'fast' },
  });
  await sit(page, {
    chairs: ['random', 'me', 'random', 'random'],
    options: { start: 'first' },
  });
  const left = new Set(['.campaign', '.deal']);
  let now = await standing(page);
  for (let number = 0; left.size && !now.over; number++) {
    for (const what of left)
      if (await page.locator(what).count()) {
        await accessible(page, what);
        left.delete(what);
      }
    const campaign = page.locator('[data-verb=campaign]:not([aria-disabled=true])');
    if (left.has('.campaign') && (await campaign.count())) {
      await campaign.click();
      await page.locator('.tool .choice').first().click();
    } else await goOn(page, number);
    now = await standing(page, now.sign);
  }
  expect([...left], 'this seed shows both').toEqual([]);
});

// How a person plays Oath on the page: an action and one of its choices, a card that is read first, a button, a place on the map.
import { expect, type Page } from './fixtures';
import { arrived, openTable, standing, type Standing, type Wish } from './play';

export const sit = (page: Page, wish: Wish = {}) =>
  openTable(page, { game: 'oath', chairs: ['me', 'random', 'random', 'random'], options: { start: 'learning' }, ...wish });

/** Do something that is a choice, confirm it where people are asked to, and wait until it has arrived. */
export async function make(page: Page, choice: () => Promise<void>): Promise<Standing> {
  const before = await standing(page);
  await choice();
  const now = await arrived(page, before);
  const confirm = page.locator('.prompt .button.main.ask');
  if (now.over || !(await confirm.count())) return now;
  await confirm.click();
  return arrived(page, now);
}

/** A site is touched at its edge: cards lie on its middle. */
export const EDGE = { position: { x: 20, y: 8 } };

export const hand = (page: Page) => ({
  act: async (verb: string, says: string) => {
    await standing(page);
    await page.locator(`[data-verb=${verb}]`).click();
    await make(page, () => page.locator('.tool [data-open]', { hasText: says }).first().click());
  },
  card: async (name: string) => {
    await standing(page);
    await page.locator(`.tool .pick.can:has(strong:text-is("${name}"))`).click();
    await expect(page.locator(`.held strong:text-is("${name}")`)).toBeVisible();
    await make(page, () => page.locator('.held .take').click());
  },
  button: (says: string) => make(page, () => page.locator('.prompt .button.ask', { hasText: says }).click()),
  place: async (place: string, verb = '') => {
    await standing(page);
    if (verb) await page.locator(`[data-verb=${verb}]`).click();
    await make(page, () => page.locator(`[data-place="${place}"][data-open]`).first().click(EDGE));
  },
  choice: (says: string) => make(page, () => page.locator('.tool .choice', { hasText: says }).click()),
  number: (n: number) => make(page, () => page.locator(`.tool .number:text-is("${n}")`).click()),
});

/** Wait until the page says so, aloud or in letters. */
export async function sees(page: Page, selector: string, says: RegExp): Promise<void> {
  const said = () =>
    page
      .locator(selector)
      .evaluateAll((all) => all.flatMap((one) => [one.getAttribute('aria-label'), one.textContent]).filter((text) => text));
  await expect
    .poll(async () => (await said()).find((text) => says.test(text!)) ?? (await said()), `${selector} says ${says}`)
    .toEqual(expect.any(String));
}

/** What lies on the own board, read from the page. */
async function mine(page: Page): Promise<Record<string, number>> {
  const said = await page
    .locator('.own .supply, .own .facts > span')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  const number = (what: string) => Number(/: (\d+)/.exec(said.find((one) => one.startsWith(what))!)![1]);
  return { supply: number('Supply'), favor: number('favor'), secrets: number('secrets'), warbands: number('warbands:') };
}

export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'];

/** Wait until this lies on the own board, and this favor in the banks. */
export async function has(page: Page, own: Partial<Record<string, number>>, banks: Record<string, number> = {}): Promise<void> {
  await expect.poll(() => mine(page)).toMatchObject(own);
  for (const [suit, favor] of Object.entries(banks))
    await expect(page.locator(`[data-place="suit:${SUITS.indexOf(suit)}"] b`)).toHaveText(String(favor));
}

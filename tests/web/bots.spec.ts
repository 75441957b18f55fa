// What bots tell people: a hint at the table, the analysis of a finished game, and their levels in the form.
import { expect, test, type Page } from './fixtures';
import { accessible, ask, fillSeats, finishedGame, go, makeTable, openTable, press, turn, whoIsAsked } from './play';

const ideas = (page: Page) => page.locator('.advice .idea');
const ply = (page: Page) => page.locator('.picture').getAttribute('aria-valuenow').then(Number);
const shows = (page: Page, move: number) => expect(page.locator('.scrubber .sentence')).toHaveText(new RegExp(`^\\s*Move ${move} of`));

test('a hint is asked for, pointed at on the board, and played', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const id = await openTable(page, { chairs: ['me', 'easy'] });
  await turn(page);
  await page.keyboard.press('h');
  await expect(ideas(page).first()).toBeVisible();
  const told = await ideas(page).allInnerTexts();
  expect(told.length).toBeGreaterThanOrEqual(1);
  expect(told.length).toBeLessThanOrEqual(2);
  expect(told[0], 'the best idea says its chance').toMatch(/\d+%/);
  await expect(page.locator('.advice .why')).not.toBeEmpty();

  // Shown on the board first, as a wish that is confirmed or taken back.
  const [label] = told[0]!.split('\n');
  await ideas(page).first().click();
  await expect(page.locator('.prompt .sentence')).toContainText(label);
  await page.keyboard.press('Escape');
  await expect(page.locator('.advice .idea[aria-pressed=true]')).toHaveCount(0);
  await expect(page.locator('.advice'), 'the hint stays while one thinks about it').toBeVisible();

  const { moves } = await ask(page, `/tables/${id}`);
  await page.locator('.advice .play .button').first().click();
  await expect(page.locator('.advice')).toBeHidden();
  await expect.poll(async () => (await ask(page, `/tables/${id}`)).moves, 'it was played').toBeGreaterThan(moves);
  await turn(page);
  await page.locator('.asks-hint').click();
  await expect(ideas(page).first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.advice')).toBeHidden();
});

test('there are no hints where somebody else plays', async ({ visit }) => {
  const [host, friend] = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
  const id = await makeTable(host, { chairs: ['me', 'person'] });
  await fillSeats(host, id, { 1: [friend, 'Ola'] });
  for (const page of [host, friend]) await go(page, `/table/${id}`);
  await whoIsAsked([host, friend]);
  for (const page of [host, friend]) {
    await expect(page.locator('.prompt .sentence')).not.toBeEmpty();
    await page.keyboard.press('h');
    await page.keyboard.press('m'); // a later key has its effect, so the earlier one has been heard
    await expect(page.locator('.rail [aria-pressed=true]').first()).toBeVisible();
    await expect(page.locator('.advice, .asks-hint')).toHaveCount(0);
  }
});

test('a game against an easy bot is looked at again: its course, and what turned it', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page, { chairs: ['me', 'easy', 'greedy'] }); // among three, the game goes on without whoever resigns
  await turn(page);
  await page.locator('.deeds .button', { hasText: 'Resign' }).click();
  await page.locator('.why').getByText('Resign', { exact: true }).click();
  await expect(page.locator('.end')).toBeVisible();
  await page.locator('.end').getByText('Analysis').click();
  const picture = page.locator('.picture');
  await expect(picture).toBeVisible();
  const last = Number(await picture.getAttribute('aria-valuemax'));
  expect(await ply(page)).toBe(last);
  await expect(page.locator('figcaption')).toHaveText(/: \d+% at the start, (0|100)% at the end\./);

  const moments = page.locator('.moment');
  await expect(moments.first()).toBeVisible();
  const count = await moments.count();
  expect(count, 'turning points').toBeLessThanOrEqual(5);
  const words = await moments.first().innerText();
  expect(words).toMatch(/^Move \d+\. \S[^]*: \d+% → \d+%$/);
  const move = Number(/\d+/.exec(words)![0]);
  await moments.first().click();
  await shows(page, move);
  await expect(picture, 'the graph stands where the bar stands').toHaveAttribute('aria-valuenow', String(move));

  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width / 2, y: height / 2 } });
  await shows(page, Math.round(last / 2));
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, Math.round(last / 2) + 1);
  await page.keyboard.press('Home');
  await shows(page, 0);
  await page.getByLabel('Next move').click();
  await expect(picture).toHaveAttribute('aria-valuenow', '1');
});

test('the form offers bots by level and says what they are like', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page, '/new/xidit');
  const offered = page.locator('select').nth(1);
  await expect(offered).toHaveValue('normal');
  const values = await offered.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(values).toEqual(['me', 'screen', 'person', 'easy', 'normal', 'hard', 'master', 'greedy', 'random']);
  await page.locator('select').nth(2).selectOption('master');
  await expect(page.locator('fieldset').nth(1)).toHaveText(/bot średni: [^]*bot mistrzowski: /);
});

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const) {
  const phone = 'phone' in look;

  test(`axe: a hint and an analysis, ${phone ? 'dark phone' : 'light desktop'}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false });
    await openTable(page, { chairs: ['me', 'easy'] });
    await turn(page);
    await press(page, page.locator('.asks-hint'));
    await expect(ideas(page).first()).toBeVisible();
    await accessible(page, 'a hint', '.advice');
    await ideas(page).first().click();
    await accessible(page, 'a hint that is pointed at');

    const id = await finishedGame(page, { chairs: ['easy', 'easy', 'easy'] });
    await go(page, `/table/${id}`);
    await page.locator('.end button:has(svg)').first().click();
    await expect(page.locator('.picture')).toBeVisible();
    await accessible(page, 'an analysis');
    await page.locator('.moment').first().click();
    await expect(page.locator('.drawer')).toBeVisible({ visible: !phone });
    await expect(page.locator('.moment[aria-current]:visible')).toHaveCount(phone ? 0 : 1);
  });
}

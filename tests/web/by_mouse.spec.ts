// The first minute with a mouse, and a whole game: choosing, being refused, taking back.
import { expect, test } from './fixtures';
import { choose, go, lines, OPEN, openTable, playToTheEnd, turn } from './play';

test('one click from home to a game against bots', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page);
  await page.getByText('Zagraj teraz z botami').first().click();
  await expect(page.locator('.sentence')).toContainText('twoja kolej');
});

test('what is not allowed says why, and opens the rule', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  await page.locator('[data-place^="space"]:not([data-open])').first().click();
  await expect(page.locator('.prompt [role=alert] strong')).toBeVisible();
  await page.locator('.prompt').getByText('Pokaż w zasadach').click();
  await expect(page.locator('section.here h3')).toBeVisible();
});

test('what is asked is explained, with its rules, until something else is asked', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  const why = page.locator('.prompt .why');
  await page.locator('.what').click();
  await expect(why).toContainText('Cesarz');
  await expect(why.locator('.rule').first()).toHaveText('eko.setup.10');
  await page.keyboard.press('?');
  await expect(why).toBeHidden();
  await page.keyboard.press('?');
  await expect(why).toBeVisible();
  await page.locator('.prompt .ask').first().click();
  await expect(why).toBeHidden();
  await turn(page);
  await page.locator('.what').click();
  await why.locator('.rule').first().click();
  await expect(page.locator('section.here h3')).toBeVisible();
});

test('undo takes a move back', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  const before = await lines(page);
  for (let i = 0; (await lines(page)) <= before; i++) await choose(page, i);
  await turn(page);
  const after = await lines(page);
  await page.keyboard.press('u');
  // Taking back more than one move, here the bot's too, is asked first.
  await page.getByText('Tak, cofnij').click();
  await expect.poll(() => lines(page)).toBeLessThan(after);
});

test('by mouse: a whole game to the end screen', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  await openTable(page, { chairs: ['me', 'greedy', 'greedy'] });
  await playToTheEnd(page, (number, { open }) =>
    page
      .locator(OPEN)
      .nth((number * 7 + (number >> 3)) % open)
      .click(),
  );
  const points = (await page.locator('.end li b').allTextContents()).map(Number);
  expect(points).toHaveLength(3);
  expect(points, 'the one who leads stands first').toEqual([...points].sort((a, b) => b - a));
  await page.locator('.end').getByText('Rematch').click();
  await expect(page.locator('.end')).toBeHidden();
  await turn(page);
});

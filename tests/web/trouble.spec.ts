// A page that is loaded anew, a server that dies, a part of the page that does not come: nothing that was answered is lost, nothing
// old is shown as new, and nobody waits for what does not come.
import { expect, test, type Page } from './fixtures';
import { choose, go, makeTable, openTable, turn } from './play';

/** What stands where, as it is read aloud. */
const board = (page: Page) =>
  page.locator('[data-place]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(/, (można|can)/)[0]).join());

test('a reload and a killed server lose nothing', async ({ visit, server }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  for (let i = 0; i < 12; i++) await choose(page, i * 3 + 1);
  await page.keyboard.press('Escape');
  await turn(page);
  const before = await board(page);
  await page.reload();
  await turn(page);
  await expect.poll(() => board(page), 'after a reload').toBe(before);
  await server.kill();
  await expect(page.locator('.offline')).toBeVisible();
  await expect(page.locator('[data-open]'), 'nothing can be chosen while nobody answers').toHaveCount(0);
  await server.start();
  await expect(page.locator('.offline')).toBeHidden();
  await turn(page);
  await expect.poll(() => board(page), 'after a crash').toBe(before);
});

for (const [what, files] of [
  ['the table', '**/assets/TablePage-*.js'],
  ['the picture of the table', '**/api/tables/*/picture'],
])
  test(`${what} does not come: it is said, and comes when asked for again`, async ({ visit }) => {
    const page = await visit({ lang: 'en' });
    const id = await makeTable(page);
    await page.route(files, (route) => route.abort('connectionfailed'));
    await go(page);
    await go(page, `/table/${id}`);
    await expect(page.getByRole('alert').getByText('A part of this page did not come.')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await turn(page);
  });

test('a link that is pointed at is fetched before it is pressed', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page);
  await expect(page.locator('.game').first()).toBeVisible();
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').some((one) => /NewTable-.*\.js/.test(one.name)));
  expect(await fetched(), 'not before').toBe(false);
  await page.locator('.game').getByText('Set up your own table').first().hover();
  await expect.poll(fetched).toBe(true);
});

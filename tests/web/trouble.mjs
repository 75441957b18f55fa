// A page that is loaded anew, a server that dies, a part of the page that does not come: nothing that was answered is lost, nothing
// old is shown as new, and nobody waits for what does not come.
import assert from 'node:assert/strict';
import { choose, makeTable, openTable, turn } from './house.mjs';

/** What stands where, as it is read aloud. */
const board = (page) => page.$$eval('[data-place]', (all) => all.map((one) => one.getAttribute('aria-label').split(/, (można|can)/)[0]).join());

export default async function ({ story, server }) {
  await story('a reload and a killed server lose nothing', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    for (let i = 0; i < 12; i++) {
      await turn(page);
      await choose(page, i * 3 + 1);
      await page.waitForTimeout(50);
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    await turn(page);
    const before = await board(page);
    await page.reload();
    await turn(page);
    assert.equal(await board(page), before, 'after a reload');
    await server.kill();
    await page.waitForSelector('.offline');
    assert.equal(await page.$('[data-open]'), null, 'nothing can be chosen while nobody answers');
    await server.start();
    await page.waitForSelector('.offline', { state: 'detached', timeout: 30000 });
    await turn(page);
    assert.equal(await board(page), before, 'after a crash');
  });

  for (const [what, files] of [['the table', '**/assets/TablePage-*.js'], ['the picture of the table', '**/api/tables/*/picture']])
    await story(`${what} does not come: it is said, and comes when asked for again`, async (visit) => {
      const page = await visit({ lang: 'en' });
      const id = await makeTable(page, server);
      await page.route(files, (route) => route.abort('connectionfailed'));
      await page.goto(server.address);
      await page.goto(`${server.address}/#/table/${id}`);
      await page.waitForSelector('[role=alert] >> text=A part of this page did not come.');
      await page.unroute(files);
      await page.click('button >> text=Try again');
      await turn(page);
    });

  await story('a link that is pointed at is fetched before it is pressed', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.goto(server.address);
    await page.waitForSelector('.game');
    const fetched = () => performance.getEntriesByType('resource').some((one) => /NewTable-.*\.js/.test(one.name));
    assert.equal(await page.evaluate(fetched), false, 'not before');
    await page.hover('.game >> text=Set up your own table');
    await page.waitForFunction(fetched);
  });
}

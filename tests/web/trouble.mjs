// A page that is loaded anew and a server that dies: nothing that was answered is lost, nothing old is shown as new.
import assert from 'node:assert/strict';
import { choose, openTable, turn } from './house.mjs';

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
}

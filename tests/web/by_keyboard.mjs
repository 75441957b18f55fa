// Everything by keyboard alone: choosing, going back, a whole game.
import assert from 'node:assert/strict';
import { openTable, playToTheEnd, turn } from './house.mjs';

export default async function ({ story, server }) {
  await story('by keyboard: choose, go back, walk over the spaces', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await openTable(page, server);
    await turn(page);
    await page.keyboard.press('1'); // leave the Emperor
    await page.waitForFunction(() => document.querySelector('[data-open]') && !document.querySelector('.prompt .ask'));
    const names = await page.$$eval('[data-open]', (all) => all.map((one) => one.getAttribute('aria-label')));
    assert.ok(names.every((name) => /można wybrać/.test(name)), `every place says that it can be chosen: ${names}`);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.taken');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.taken'));
    const focused = () => page.evaluate(() => document.activeElement.getAttribute('data-place'));
    const before = await focused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    assert.notEqual(await focused(), before, 'arrows move the focus');
  });

  await story('by keyboard: a whole game to the end screen', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
    await playToTheEnd(page, async (choices) => {
      if (await page.$('.prompt .button.ask:not(:disabled)')) await page.keyboard.press('1');
      else {
        for (let i = 0; i <= (choices * 5) % 7; i++) await page.keyboard.press('n');
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(15);
    });
  });
}

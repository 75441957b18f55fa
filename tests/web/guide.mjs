// Who sits down at a game for the first time is shown five things on the table, once.
import assert from 'node:assert/strict';
import { accessible, openTable, turn } from './house.mjs';

const TABLES = [{ game: 'eko', chairs: ['me', 'random'] }, { game: 'xidit', chairs: ['me', 'random', 'random'] }, { game: 'mysthea', chairs: ['me', 'random'] }, { game: 'oath', chairs: ['me', 'random', 'random'] }, { game: 'runewars', chairs: ['me', 'random'] }];

export default async function ({ story, server }) {
  for (const table of TABLES)
    for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }])
      await story(`the first steps of ${table.game}, ${look.phone ? 'phone, Polish' : 'desktop, English'}`, async (visit) => {
        const page = await visit({ ...look, newcomer: true, policy: false });
        await openTable(page, server, table);
        await turn(page);
        await page.waitForSelector('.guide');
        await accessible(page, 'the guide');
        const told = new Set();
        for (let step = 1; step <= 5; step++) {
          assert.match(await page.textContent('.guide .count'), new RegExp(`${step}/5`));
          told.add(await page.textContent('.guide .text'));
          await page.waitForTimeout(350);
          const ring = await page.locator('.pointer').boundingBox();
          const card = await page.locator('.guide').boundingBox();
          assert.ok(ring.width > 12 && ring.height > 12, `step ${step} points at something`);
          assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.width <= page.viewportSize().width, `step ${step} is on the screen`);
          await page.click('.guide .main');
        }
        assert.equal(told.size, 5);
        assert.equal(await page.$('.guide'), null);
        await page.reload();
        await turn(page);
        await page.waitForTimeout(300);
        assert.equal(await page.$('.guide'), null, 'once is enough');
        if (look.phone) await page.click('.chips');
        await page.click(`${look.phone ? '.sheet' : '.deeds'} >> text=${look.lang === 'pl' ? 'Pierwsze kroki' : 'First steps'}`);
        await page.waitForSelector('.guide');
        await page.keyboard.press('ArrowRight');
        assert.match(await page.textContent('.guide .count'), /2\/5/);
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !document.querySelector('.guide'));
      });
}

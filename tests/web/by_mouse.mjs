// The first minute with a mouse, and a whole game: choosing, being refused, taking back.
import assert from 'node:assert/strict';
import { choose, openTable, playToTheEnd, turn } from './house.mjs';

const lines = (page) => page.$$eval('.log li', (all) => all.length);

export default async function ({ story, server }) {
  await story('one click from home to a game against bots', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.goto(server.address);
    await page.click('text=Zagraj teraz z botami');
    await turn(page);
    assert.match(await page.textContent('.sentence'), /twoja kolej/);
  });

  await story('what is not allowed says why, and opens the rule', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await openTable(page, server);
    await turn(page);
    await page.click('[data-place^="space"]:not([data-open])', { force: true });
    await page.waitForSelector('.prompt [role=alert] strong');
    await page.click('.prompt >> text=Pokaż w zasadach');
    await page.waitForSelector('section.here h3');
  });

  await story('what is asked is explained, with its rules, until something else is asked', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await openTable(page, server);
    await turn(page);
    await page.click('.what');
    assert.match(await page.textContent('.prompt .why'), /Cesarz/);
    assert.match(await page.textContent('.prompt .why .rule'), /^eko\.setup\.10$/);
    await page.keyboard.press('?');
    await page.waitForSelector('.prompt .why', { state: 'detached' });
    await page.keyboard.press('?');
    await page.waitForSelector('.prompt .why');
    await page.click('.prompt .ask');
    await page.waitForSelector('.prompt .why', { state: 'detached' });
    await turn(page);
    await page.click('.what');
    await page.click('.prompt .why .rule');
    await page.waitForSelector('section.here h3');
  });

  await story('undo takes a move back', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await openTable(page, server);
    await turn(page);
    const before = await lines(page);
    for (let i = 0; i < 20 && (await lines(page)) <= before; i++) {
      await choose(page, i);
      await page.waitForTimeout(200);
    }
    await turn(page);
    const after = await lines(page);
    assert.ok(after > before, 'something happened');
    await page.keyboard.press('u');
    // What takes back more than one move asks first.
    await page.click('text=Tak, cofnij', { timeout: 1500 }).catch(() => null);
    await page.waitForFunction((told) => document.querySelectorAll('.log li').length < told, after);
  });

  await story('by mouse: a whole game to the end screen', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'greedy', 'greedy'] });
    await playToTheEnd(page, async (choices) => {
      await choose(page, choices * 7 + (choices >> 3));
      await page.waitForTimeout(15);
    });
    const points = await page.$$eval('.end li b', (all) => all.map((one) => Number(one.textContent)));
    assert.equal(points.length, 3);
    assert.deepEqual(points, [...points].sort((a, b) => b - a), 'the one who leads stands first');
    await page.click('.end >> text=Rematch');
    await page.waitForSelector('.end', { state: 'detached' });
    await turn(page);
  });
}

// A finished game: looked at again, and in another language.
import assert from 'node:assert/strict';
import { finishedGame, openTable, turn } from './house.mjs';

export default async function ({ story, server }) {
  await story('a finished game is replayed move by move', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await finishedGame(page, server);
    await page.goto(`${server.address}/#/table/${id}`);
    await page.click('.end >> text=Watch the game');
    await page.waitForSelector('.scrub');
    await page.click('[aria-label="Next move"]');
    await page.waitForFunction(() => /^Move 1 /.test(document.querySelector('.sentence').textContent));
    assert.ok((await page.$$('.log li')).length > 0, 'what has happened so far is told');
    await page.click('text=Back to the end');
    await page.waitForSelector('.end');
  });

  await story('the language changes in the middle of a game', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await openTable(page, server);
    await turn(page);
    assert.match(await page.textContent('.prompt'), /twoja kolej/);
    await page.click('[role=tab] >> text=Ustawienia');
    await page.click('text=English');
    await page.waitForFunction(() => /your turn/.test(document.querySelector('.sentence').textContent));
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
    assert.doesNotMatch(await page.textContent('.prompt'), /[ąćęłńóśźż]/, 'no Polish is left in the prompt');
    await page.click('text=high contrast');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'contrast');
  });
}

// The form of a new table: every option, what does not go together, what it remembers.
import assert from 'node:assert/strict';
import { call } from './house.mjs';

export default async function ({ story, server }) {
  await story('the form sets every option of Ekö, and remembers it', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.goto(`${server.address}/#/new/eko`);
    await page.click('.seats-wanted >> text=3');
    await page.selectOption('select >> nth=2', 'person');
    for (const box of await page.locator('.several input').all()) await box.check();
    await page.fill('input[type=number] >> nth=0', '1');
    await page.fill('input[type=number] >> nth=1', '2');
    await page.click('text=spokojne');
    await page.click('summary');
    await page.click('text=z minutą opóźnienia');
    await page.click('text=po czasie gra za gracza bot');
    await page.selectOption('.more select', '300');
    await page.check('.more input[type=checkbox]');
    await page.click('text=Otwórz stół');
    await page.waitForSelector('.link');
    const table = await (await call(page, server, 'GET', `/tables/${page.url().split('/').pop()}`)).json();
    const modules = ['portals', 'pyramids', 'temple_of_wind', 'storm_labyrinth', 'temple_of_moon', 'temple_of_sand', 'lighthouse'];
    assert.deepEqual([...table.options.modules].sort(), [...modules].sort());
    assert.deepEqual([table.options.pyramids, table.options.storms], [1, 2]);
    assert.deepEqual(table.chairs, ['person', 'normal', 'person']);
    assert.deepEqual([table.pace, table.watch, table.clock, table.seconds, table.listed], [1.8, 'delayed', 'hard', 300, true]);

    await page.goto(`${server.address}/#/new/eko`);
    await page.waitForSelector('fieldset');
    assert.equal(await page.locator('.several input:checked').count(), 7);
    assert.equal(await page.inputValue('select >> nth=2'), 'person');
    assert.equal(await page.inputValue('.more select'), '300');
  });

  await story('the form says what does not go together before anything is sent', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.goto(`${server.address}/#/new/eko`);
    const send = page.locator('text=Open the table');
    const trouble = async (pattern) => {
      assert.match(await page.innerText('[role=alert]'), pattern);
      assert.ok(await send.isDisabled());
    };
    await page.check('text=Lighthouse');
    await trouble(/needs the Pyramids or the Storm Labyrinth/);
    await page.check('label:has-text("Pyramids") input');
    assert.ok(await send.isEnabled());
    await page.fill('input[type=number]', '9');
    await trouble(/from 0 to 2/);
    await page.fill('input[type=number]', '2');
    await page.selectOption('select >> nth=1', 'me');
    await trouble(/one seat/);
    await page.selectOption('select >> nth=1', 'greedy');
    await page.click('summary');
    await page.check('.more input[type=checkbox]');
    await trouble(/keep it private/);
    await page.click('text=live');
    assert.ok(await send.isEnabled());
    // What only the server can judge is told in one line too.
    await page.fill('input[spellcheck=false]', 'nonsense');
    await send.click();
    await page.waitForSelector('[role=alert] >> text=The server refuses this');
  });
}

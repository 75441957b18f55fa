// What bots tell people: a hint at the table, the analysis of a finished game, and their levels in the form.
import assert from 'node:assert/strict';
import { accessible, call, finishedGame, makeTable, openTable, turn } from './house.mjs';

const ply = (page) => page.locator('.picture').getAttribute('aria-valuenow').then(Number);
const shows = (page, move) => page.waitForFunction((wanted) => new RegExp(`^Move ${wanted} of`).test(document.querySelector('.scrubber .sentence')?.textContent.trim()), move);

export default async function ({ story, server }) {
  await story('a hint is asked for, pointed at on the board, and played', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await openTable(page, server, { chairs: ['me', 'easy'] });
    await turn(page);
    await page.keyboard.press('h');
    await page.waitForSelector('.advice .idea');
    const ideas = await page.locator('.advice .idea').allInnerTexts();
    assert.ok(ideas.length >= 1 && ideas.length <= 4, `${ideas.length} ideas`);
    for (const idea of ideas) assert.match(idea, /\d+%/, 'an idea says its chance');
    assert.match(await page.innerText('.advice .why'), /next idea\. \d+% of \d+ imagined games began with it\.$/);

    // Shown on the board first, as a wish that is confirmed or taken back.
    const [label] = (await page.locator('.advice .idea').nth(1).innerText()).split('\n');
    await page.locator('.advice .idea').nth(1).click();
    await page.waitForFunction((words) => document.querySelector('.prompt .sentence').textContent.startsWith(words), label);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.advice .idea[aria-pressed=true]', { state: 'detached' });
    assert.ok(await page.isVisible('.advice'), 'the hint stays while one thinks about it');

    const { moves } = await (await call(page, server, 'GET', `/tables/${id}`)).json();
    await page.click('text=Play it');
    await page.waitForSelector('.advice', { state: 'detached' });
    assert.ok((await (await call(page, server, 'GET', `/tables/${id}`)).json()).moves > moves, 'it was played');
    await turn(page);
    await page.click('.asks-hint');
    await page.waitForSelector('.advice .idea');
    await page.keyboard.press('h');
    await page.waitForSelector('.advice', { state: 'detached' });
  });

  await story('there are no hints where somebody else plays', async (visit) => {
    const [host, friend] = [await visit({ lang: 'en' }), await visit({ lang: 'en' })];
    const id = await makeTable(host, server, { chairs: ['me', 'person'] });
    const { invitations } = await (await call(host, server, 'GET', `/tables/${id}`)).json();
    await call(friend, server, 'POST', '/guest', { name: 'Ola' });
    await call(friend, server, 'POST', `/invitations/${invitations[1]}`);
    await call(host, server, 'POST', `/tables/${id}/start`);
    for (const page of [host, friend]) {
      await page.goto(`${server.address}/#/table/${id}`);
      await page.waitForSelector('.prompt .sentence');
      await page.keyboard.press('h');
      assert.equal(await page.locator('.advice, .asks-hint').count(), 0);
    }
  });

  await story('a game against an easy bot is looked at again: its course, and what turned it', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'easy'] });
    await turn(page);
    await page.click('.deeds .button:has-text("Resign")');
    await page.click('.why >> text=Resign');
    await page.waitForSelector('.end', { timeout: 60000 });
    await page.click('.end >> text=Analysis');
    await page.waitForSelector('.picture');
    const last = Number(await page.getAttribute('.picture', 'aria-valuemax'));
    assert.equal(await ply(page), last);
    assert.match(await page.textContent('figcaption'), /: \d+% at the start, (0|100)% at the end\./);

    const moments = page.locator('.moment');
    const count = await moments.count();
    assert.ok(count >= 1 && count <= 5, `${count} turning points`);
    const words = await moments.first().innerText();
    assert.match(words, /^Move \d+\. \S[^]*: \d+% → \d+%$/);
    const move = Number(/\d+/.exec(words)[0]);
    await moments.first().click();
    await shows(page, move);
    assert.equal(await ply(page), move, 'the graph stands where the bar stands');

    const { x, y, width, height } = await page.locator('.picture').boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await shows(page, Math.round(last / 2));
    await page.locator('.picture').focus();
    await page.keyboard.press('ArrowRight');
    await shows(page, Math.round(last / 2) + 1);
    await page.keyboard.press('Home');
    await shows(page, 0);
    await page.click('[aria-label="Next move"]');
    await page.waitForFunction(() => document.querySelector('.picture').getAttribute('aria-valuenow') === '1');
  });

  await story('the form offers bots by level and says what they are like', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.goto(`${server.address}/#/new/xidit`);
    await page.waitForSelector('select');
    assert.deepEqual(await page.locator('select >> nth=1 >> option').evaluateAll((all) => all.map((one) => one.value)), ['me', 'screen', 'person', 'easy', 'normal', 'hard', 'master', 'greedy', 'random']);
    assert.equal(await page.inputValue('select >> nth=1'), 'normal');
    await page.selectOption('select >> nth=2', 'master');
    assert.match(await page.innerText('fieldset >> nth=1'), /bot średni: [^]*bot mistrzowski: /);
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }]) {
    await story(`axe: a hint and an analysis, ${look.phone ? 'dark phone' : 'light desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      await openTable(page, server, { chairs: ['me', 'easy'] });
      await turn(page);
      await (look.phone ? page.tap('.asks-hint') : page.click('.asks-hint'));
      await page.waitForSelector('.advice .idea');
      await accessible(page, 'a hint');
      await page.locator('.advice .idea').first().click();
      await accessible(page, 'a hint that is pointed at');

      const id = await finishedGame(page, server, { chairs: ['easy', 'easy', 'easy'] });
      await page.goto(`${server.address}/#/table/${id}`);
      await page.locator('.end button:has(svg)').first().click();
      await page.waitForSelector('.picture');
      await accessible(page, 'an analysis');
      await page.locator('.moment').first().click();
      await page.waitForSelector(look.phone ? '.drawer' : '.moment[aria-current]', { state: look.phone ? 'detached' : 'attached' });
    });
  }
}

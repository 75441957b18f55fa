// Worlds that outlive their games: the chronicle, the next game, and a world that is taken elsewhere and comes back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { accessible, becomeGuest, call, finishedGame, makeTable, pause } from './house.mjs';

const BOTS = { game: 'oath', chairs: ['random', 'random', 'random'] };
const world = async (page, server, id) => (await call(page, server, 'GET', `/worlds/${id}`)).json();

export default async function ({ story, server }) {
  let file = '';
  let string = '';

  const read = async (page, id) => {
    await page.goto(`${server.address}/#/world/${id}`);
    await page.waitForSelector('.chapters article');
  };
  /** A visitor in front of the chronicle that the first story wrote, brought along in its file. */
  const arrive = async (visit, look = {}) => {
    const page = await visit({ lang: 'en', ...look });
    await becomeGuest(page, server);
    const { world: id } = await (await call(page, server, 'POST', '/worlds', { text: file })).json();
    await read(page, id);
    return { page, id };
  };

  await story('world: a finished game has a chapter, a name can be given, the next game begins from it', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await finishedGame(page, server, BOTS);
    await read(page, id);
    const told = await world(page, server, id);
    file = await (await call(page, server, 'GET', `/worlds/${id}/file`)).text();
    assert.equal(await page.locator('.chapters article').count(), 1);
    assert.equal(await page.innerText('.won'), told.chapters[0].notes[0].lines[0]);
    for (const note of told.chapters[0].notes.slice(1)) assert.ok(await page.isVisible(`.chapters dt:text-is("${note.label}")`), note.label);
    await page.click('text=Name it');
    await page.fill('label:has-text("Name of the world") input', 'Isles of Mist');
    await page.click('text=Save');
    await page.waitForSelector('h1:text-is("Isles of Mist")');

    await page.click('a:has-text("Next game of this world")');
    await page.waitForFunction((id) => document.querySelector('select[aria-label=World]')?.value === id, id);
    assert.match(await page.innerText('select[aria-label=World] option:checked'), /Isles of Mist · 1 game/);
    for (const seat of await page.$$('fieldset select:not([aria-label])')) if (await seat.$('option[value=random]')) await seat.selectOption('random');
    await page.click('label:has-text("at once")');
    await page.click('button.main');
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    const table = decodeURIComponent((await page.evaluate(() => location.hash)).split('/')[2]);
    const made = await (await call(page, server, 'GET', `/tables/${table}`)).json();
    assert.equal(made.world, id);
    assert.ok(!('world' in made.options), 'what lies face down is not told');
    await page.waitForSelector('.prompt'); // the browser forgets an address that is asked for before the last one has come
    for (let i = 0; i < 600 && (await (await call(page, server, 'GET', `/tables/${table}`)).json()).status !== 'over'; i++) await pause(100);
    await page.goto(`${server.address}/#/world/${table}`);
    await page.waitForSelector('#chapter-2');
    assert.equal(await page.innerText('h1'), 'Isles of Mist');
    assert.equal(await page.locator('.chapters article').count(), 2);
  });

  await story('world: it goes out as a file and as a string', async (visit) => {
    const { page } = await arrive(visit);
    const coming = page.waitForEvent('download');
    await page.click('text=Download as a file');
    const download = await coming;
    assert.equal(download.suggestedFilename(), 'oath-world.json');
    assert.deepEqual(JSON.parse(readFileSync(await download.path(), 'utf8')), JSON.parse(file));
    await page.click('text=Save string for Tabletop Simulator');
    string = await page.inputValue('input[aria-label="Save string"]');
    assert.match(string, /^0303030002/);
    assert.equal(await page.locator('.mark').count(), 0);
    await page.click('text=Show which cards came and went');
    await page.waitForSelector('.chapters .mark');
    await page.click('text=Hide the names');
    await page.waitForFunction(() => !document.querySelector('.mark'));
  });

  await story('world: somebody else brings both in, and garbage is refused in a sentence', async (visit) => {
    const page = await visit({ lang: 'pl', phone: true });
    await page.goto(`${server.address}/#/new/oath`);
    await page.click('text=Wprowadź świat z innego miejsca');
    await page.setInputFiles('input[type=file]', { name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await page.waitForFunction(() => document.querySelector('select[aria-label=Świat]').value);
    await page.click('text=Wprowadź świat z innego miejsca');
    await page.fill('textarea', string);
    await page.click('button:text-is("Wprowadź")');
    await page.waitForFunction(() => document.querySelector('select[aria-label=Świat]').options.length === 3);
    await page.click('text=Wprowadź świat z innego miejsca');
    await page.fill('textarea', 'x'.repeat(40));
    await page.click('button:text-is("Wprowadź")');
    await page.waitForSelector('text=To nie jest świat');
    assert.equal(await page.inputValue('textarea'), 'x'.repeat(40), 'what was pasted stays to be mended');
    await page.click('text=Przeczytaj jego kronikę');
    await page.waitForSelector('text=To, co działo się we wcześniejszych grach, zapisano gdzie indziej.');
  });

  await story('world: whoever plays in it does not read what lies face down', async (visit) => {
    const { page, id } = await arrive(visit);
    await makeTable(page, server, { game: 'oath', chairs: ['me', 'random'], world: id });
    await page.reload();
    await page.waitForSelector('text=You play in this world now');
    assert.ok(!(await page.isVisible('text=Download as a file')));
    const stranger = await visit({ lang: 'en' });
    await stranger.goto(`${server.address}/#/world/nowhere`);
    await stranger.waitForSelector('text=There is no such world');
  });

  await story('world: for those who listen, by keyboard, by day and by night', async (visit) => {
    for (const look of [{ policy: false }, { policy: false, phone: true, dark: true, lang: 'pl' }]) {
      const { page } = await arrive(visit, look);
      await accessible(page, 'the chronicle');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `wider than the screen by ${wide}`);
      await page.goto(`${server.address}/#/new/oath`);
      await page.waitForSelector('select[aria-label]');
      await page.focus('summary:has-text("world"), summary:has-text("świat")');
      await page.keyboard.press('Enter');
      await page.waitForSelector('textarea');
      await accessible(page, 'the form');
    }
  });
}

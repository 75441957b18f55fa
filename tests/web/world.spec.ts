// Worlds that outlive their games: the chronicle, the next game, and a world that is taken elsewhere and comes back.
import { readFileSync } from 'node:fs';
import { expect, test, type Look, type Page, type Visit } from './fixtures';
import { accessible, ask, becomeGuest, call, finishedGame, go, isOver, makeTable } from './play';

const BOTS = { game: 'oath', chairs: ['random', 'random', 'random'] };

async function read(page: Page, id: string): Promise<void> {
  await go(page, `/world/${id}`);
  await expect(page.locator('.chapters article').first()).toBeVisible();
}

/** The world that a game of bots leaves, as a file. */
async function written(page: Page): Promise<string> {
  const id = await finishedGame(page, BOTS);
  return (await call(page, 'GET', `/worlds/${id}/file`)).text();
}

/** A visitor in front of a chronicle that was brought along in its file. */
async function arrive(visit: Visit, look: Look = {}): Promise<{ page: Page; id: string; file: string }> {
  const page = await visit({ lang: 'en', ...look });
  await becomeGuest(page);
  const file = await written(page);
  const { world } = await (await call(page, 'POST', '/worlds', { text: file })).json();
  await read(page, world);
  return { page, id: world, file };
}

test('world: a finished game has a chapter, a name can be given, the next game begins from it', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const id = await finishedGame(page, BOTS);
  await read(page, id);
  const told = await ask(page, `/worlds/${id}`);
  await expect(page.locator('.chapters article')).toHaveCount(1);
  await expect(page.locator('.won')).toHaveText(told.chapters[0].notes[0].lines[0]);
  for (const { label } of told.chapters[0].notes.slice(1)) await expect(page.locator(`.chapters dt:text-is("${label}")`)).toBeVisible();
  await page.getByText('Name it').click();
  await page.locator('label', { hasText: 'Name of the world' }).locator('input').fill('Isles of Mist');
  await page.getByText('Save', { exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Isles of Mist');

  await page.locator('a', { hasText: 'Next game of this world' }).click();
  const worlds = page.locator('select[aria-label=World]');
  await expect(worlds).toHaveValue(id);
  await expect(worlds.locator('option:checked')).toHaveText(/Isles of Mist · 1 game/);
  for (const seat of await page.locator('fieldset select:not([aria-label]):has(option[value=random])').all())
    await seat.selectOption('random');
  await page.locator('label', { hasText: 'at once' }).click();
  await page.locator('button.main').click();
  await expect(page.locator('.prompt')).toBeVisible();
  const table = decodeURIComponent(new URL(page.url()).hash.split('/')[2]);
  const made = await ask(page, `/tables/${table}`);
  expect(made.world).toBe(id);
  expect(made.options, 'what lies face down is not told').not.toHaveProperty('world');
  await isOver(page, table);
  await go(page, `/world/${table}`);
  await expect(page.locator('#chapter-2')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Isles of Mist');
  await expect(page.locator('.chapters article')).toHaveCount(2);
});

test('world: it goes out as a file and as a string, somebody else brings both in, and garbage is refused', async ({ visit }) => {
  const { page: owner, file } = await arrive(visit);
  const coming = owner.waitForEvent('download');
  await owner.getByText('Download as a file').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('oath-world.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(JSON.parse(file));
  await owner.getByText('Save string for Tabletop Simulator').click();
  await expect(owner.getByLabel('Save string')).toHaveValue(/^0303030002/);
  const string = await owner.getByLabel('Save string').inputValue();
  await expect(owner.locator('.mark')).toHaveCount(0);
  await owner.getByText('Show which cards came and went').click();
  await expect(owner.locator('.chapters .mark').first()).toBeVisible();
  await owner.getByText('Hide the names').click();
  await expect(owner.locator('.mark')).toHaveCount(0);

  const page = await visit({ lang: 'pl', phone: true });
  await go(page, '/new/oath');
  const bring = page.getByText('Wprowadź świat z innego miejsca');
  const worlds = page.locator('select[aria-label=Świat]');
  await bring.click();
  await page.locator('input[type=file]').setInputFiles({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(worlds).toHaveValue(/./);
  await bring.click();
  await page.locator('textarea').fill(string);
  await page.locator('button:text-is("Wprowadź")').click();
  await expect(worlds.locator('option')).toHaveCount(3);
  await bring.click();
  await page.locator('textarea').fill('x'.repeat(40));
  await page.locator('button:text-is("Wprowadź")').click();
  await expect(page.getByText('To nie jest świat')).toBeVisible();
  await expect(page.locator('textarea'), 'what was pasted stays to be mended').toHaveValue('x'.repeat(40));
  await page.getByText('Przeczytaj jego kronikę').click();
  await expect(page.getByText('To, co działo się we wcześniejszych grach, zapisano gdzie indziej.')).toBeVisible();
});

test('world: whoever plays in it does not read what lies face down', async ({ visit }) => {
  const { page, id } = await arrive(visit);
  await makeTable(page, { game: 'oath', chairs: ['me', 'random'], world: id });
  await page.reload();
  await expect(page.getByText('A game is being played in this world')).toBeVisible();
  await expect(page.getByText('Download as a file')).toBeHidden();
  const stranger = await visit({ lang: 'en' });
  await go(stranger, '/world/nowhere');
  await expect(stranger.getByText('There is no such world')).toBeVisible();
});

for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }] as const)
  test(`world: with a screen reader, by keyboard, ${'dark' in look ? 'dark phone' : 'light desktop'}`, async ({ visit }) => {
    const { page } = await arrive(visit, { ...look, policy: false });
    await accessible(page, 'the chronicle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'not wider than the screen').toBeLessThanOrEqual(0);
    await go(page, '/new/oath');
    await expect(page.locator('select[aria-label]').first()).toBeVisible();
    await page.locator('summary:has-text("world"), summary:has-text("świat")').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('textarea')).toBeVisible();
    await accessible(page, 'the form');
  });

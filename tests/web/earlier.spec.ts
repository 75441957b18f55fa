// Games that an upgrade finds: played on where new rules change nothing, only read where they do; and a game that has lasted too long.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test, type Look, type Page } from './fixtures';
import { accessible, ask, choose, fillSeats, go, isOver, makeTable, openTable, press, turn, whoIsAsked } from './play';
import { python, root, type Server } from './server';

const run = (...words: string[]) => promisify(execFile)(python, words, { cwd: root });

/** What was told and seen is kept, the server stops, tables become earlier ones, and the server starts again. */
async function upgrade(server: Server, changes: string[]): Promise<void> {
  await run('-P', '-m', 'krainy', 'admin', 'keep', '--data', server.data);
  await server.kill();
  await run('-m', 'tests.web.earlier', server.data, ...changes);
  await server.start();
}

const LOOKS: Look[] = [
  { lang: 'en', policy: false },
  { lang: 'pl', phone: true, dark: true, policy: false },
];

const named = (look: Look) => `${look.lang}, ${look.dark ? 'dark' : 'light'}, ${look.phone ? 'phone' : 'desktop'}`;

/** How somebody of this look reads and acts. */
const manner = (look: Look) => ({
  say: (en: string, pl: string) => (look.lang === 'pl' ? pl : en),
  /** On a phone what can be done with the game is behind the seats. */
  deed: async (page: Page, name: string) => {
    if (look.phone) await page.locator('.strip .chips').tap();
    await page
      .locator(look.phone ? '.sheet' : '.rail')
      .getByRole('button', { name })
      .click();
  },
});

test('games that an upgrade finds: one goes on, one is only read, one has lasted too long', async ({ visit, server }) => {
  const found = [];
  for (const look of LOOKS) {
    const [ala, bob] = [await visit(look), await visit({ lang: look.lang })];
    const stopped = await openTable(ala, { chairs: ['me', 'greedy'] });
    for (let i = 0; i < 6; i++) await choose(ala, i * 3 + 1);
    await turn(ala); // the bot has moved
    const moves: number = (await ask(ala, `/tables/${stopped}`)).moves;
    const renewed = await openTable(ala, { chairs: ['me', 'greedy'] });
    for (let i = 0; i < 4; i++) await choose(ala, i * 3 + 1);
    await turn(ala);
    const endless = await makeTable(ala, { chairs: ['me', 'person'], endless: true });
    await fillSeats(ala, endless, { 1: [bob, 'Bob'] });
    found.push({ look, ala, bob, stopped, moves, renewed, endless });
  }
  // One upgrade for all of them, as an operator makes it.
  const changes = found.flatMap((one) => [one.renewed, 'renewed', one.stopped, 'stopped', one.endless, 'endless']);
  await upgrade(server, changes);
  for (const { look, ala, bob, stopped, moves, renewed, endless } of found) {
    expect(ala.url(), 'where the upgrade found her').toContain(renewed);

    await test.step(`new rules leave it as it is, ${named(look)}`, () => goesOn(ala, look));

    await test.step(`new rules have stopped it, ${named(look)}`, () => isRead(ala, look, stopped, moves));

    await test.step(`it has lasted too long, ${named(look)}`, () => isEnded(ala, bob, look, endless));
  }
});

async function goesOn(page: Page, look: Look): Promise<void> {
  const { say } = manner(look);
  await page.reload();
  const line = page.getByText(say('so far nothing is different', 'dotąd nic się nie różni'));
  await expect(line).toBeVisible();
  await turn(page);
  await choose(page, 1);
  await page.locator('.offline').getByRole('button').click();
  await page.reload();
  await turn(page);
  await expect(line, 'read once').toHaveCount(0);
}

async function isRead(page: Page, look: Look, id: string, moves: number): Promise<void> {
  const { say, deed } = manner(look);
  await go(page);
  await expect(page.locator(`a[href="#/table/${id}"]`)).toContainText(say('stopped by new rules', 'zatrzymana przez nowe zasady'));
  await go(page, `/table/${id}`);
  await page.reload();
  await expect(page.locator('.prompt')).toContainText(say('it can be read but not played on', 'można ją czytać, ale nie można grać dalej'));
  await expect(page.locator('[data-open]')).toHaveCount(0);
  await accessible(page, 'a stopped table');
  // Every ply can be looked at, as it was told.
  await deed(page, say('Look back', 'Spójrz wstecz'));
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('max', String(moves));
  for (const ply of [0, 2, moves]) {
    await slider.fill(String(ply));
    await expect(page).toHaveURL(new RegExp(`/${ply}$`));
    await expect(page.locator('.why')).toHaveCount(0);
  }
  // Escape would first close the card of a place over which the mouse happens to rest.
  await page.getByRole('button', { name: say('Back to the end', 'Wróć do końca gry') }).click();
  // Whoever sits here ends it, and takes the record along.
  await page
    .locator('.prompt')
    .getByRole('button', { name: say('Resign', 'Poddaj się') })
    .click();
  await expect(page.locator('.why')).toContainText(say('its record can be kept', 'można będzie zachować jej zapis'));
  await page
    .locator('.why')
    .getByRole('button', { name: say('Resign', 'Poddaj się') })
    .click();
  await isOver(page, id);
  await expect(page.locator('.end')).toBeVisible();
  await expect(page.locator('.prompt'), 'nobody is asked any more').toContainText(say('not played on', 'nie można grać dalej'));
  const download = page.waitForEvent('download');
  await page.locator('.end').getByText(say('Download the record', 'Pobierz zapis gry')).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect([record.rules, record.moves.length]).toEqual([99, moves]);
  expect(record.account.length).toBeGreaterThan(0);
}

async function isEnded(ala: Page, bob: Page, look: Look, id: string): Promise<void> {
  const { say, deed } = manner(look);
  for (const page of [ala, bob]) await go(page, `/table/${id}`);
  for (let i = 1; (await ask(ala, `/tables/${id}`)).moves < 6; i++) {
    await expect(ala.getByRole('button', { name: say('End the endless game', 'Przerwij grę bez końca') })).toHaveCount(0);
    await choose(await whoIsAsked([ala, bob]), i);
  }
  const line = ala.getByRole('status').filter({ hasText: say('can now end it', 'może ją teraz zakończyć') });
  await expect(line).toContainText(say('has lasted 6 moves or more', 'trwa już co najmniej 6 ruchów'));
  await accessible(ala, 'a game that can be called endless');
  await press(ala, line.getByRole('button', { name: say('End the endless game', 'Przerwij grę bez końca') }));
  await expect(line, 'the question stands in its place').toHaveCount(0);
  await press(ala, ala.locator('.why').getByRole('button', { name: say('Cancel', 'Anuluj') }));
  await ala.reload();
  await expect(ala.locator('.prompt')).toBeVisible();
  await expect(line, 'read once').toHaveCount(0);
  await deed(ala, say('End the endless game', 'Przerwij grę bez końca'));
  await expect(ala.locator('.why')).toContainText(say('has lasted 6 moves or more', 'trwa już co najmniej 6 ruchów'));
  await ala
    .locator('.why')
    .getByRole('button', { name: say('End the endless game', 'Przerwij grę bez końca') })
    .click();
  for (const page of [ala, bob]) await expect(page.locator('.end h2')).toHaveText(say('Game over', 'Koniec gry'));
  expect((await ask(ala, `/tables/${id}`)).ended).toEqual({ how: 'endless', winners: [] });
}

for (const look of LOOKS)
  test(`an offer of a draw is seen on every screen, ${named(look)}`, async ({ visit }) => {
    const { say, deed } = manner(look);
    const [ala, bob] = [await visit(look), await visit(look)];
    const id = await makeTable(ala, { chairs: ['me', 'person'] });
    await fillSeats(ala, id, { 1: [bob, 'Bob'] });
    const [socket] = await Promise.all([ala.waitForEvent('websocket'), go(ala, `/table/${id}`)]);
    await expect(ala.locator('.prompt')).toBeVisible();
    await deed(ala, say('Offer a draw', 'Zaproponuj remis'));
    const offer = ala.locator('.why').getByRole('button', { name: say('Offer a draw', 'Zaproponuj remis') });
    await expect(offer).toBeVisible();
    // Somebody comes: the question stays.
    const told = socket.waitForEvent('framereceived', ({ payload }) => /"presence".*\[0,1\]/.test(String(payload)));
    await go(bob, `/table/${id}`);
    await told;
    await whoIsAsked([ala, bob]);
    await offer.click();
    await expect(bob.locator('.why')).toContainText(say('Ala offers a draw', 'Ala proponuje remis'));
    await bob.getByRole('button', { name: say('Play on', 'Gramy dalej') }).click();
    await expect(ala.locator('.why')).toContainText(say('There will be no draw', 'Remisu nie będzie'));
  });

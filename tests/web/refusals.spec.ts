// What the server refuses is told in a kind sentence: what there was too much of, what to do, and when to try again.
import { addresses, expect, test as base, type Look, type Page } from './fixtures';
import { call, finishedGame, go, makeTable, openTable, press, turn } from './play';
import { Server } from './server';

/** Start a server with these settings; a page belongs to it from now on. */
async function start(server: Server, settings: Record<string, string>, ...pages: Page[]): Promise<void> {
  Object.assign(process.env, settings);
  await server.start().finally(() => Object.keys(settings).forEach((name) => delete process.env[name]));
  for (const page of pages) addresses.set(page, server);
}

/** A server of the story's own, so that its limits trouble nobody else. */
const test = base.extend<{ small: Server }>({
  small: async ({}, use) => {
    const server = new Server(1);
    await use(server);
    await server.remove();
  },
});

const LOOKS: Look[] = [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }];
type Say = (en: string, pl: string) => string;
const saying = (look: Look): Say => (look.lang === 'pl' ? (_, pl) => pl : (en) => en);

test('limits and quotas say what there was too much of and when to try again', async ({ visit, small }) => {
  const limits = { SOCKETS_A_PERSON: '1', PERSON_TABLES: '1 3600', PERSON_CHAT: '1 3600' };
  await start(small, Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`KRAINY_LIMITS_${name}`, limit])));
  for (const look of LOOKS) {
    const say = saying(look);
    const first = await visit(look);
    addresses.set(first, small);
    const id = await openTable(first, { chairs: ['me', 'greedy'] });

    // One who may open no more tables reads why, and comes in when another is closed.
    const page = await first.context().newPage();
    addresses.set(page, small);
    await go(page, `/table/${id}`);
    const told = page.getByRole('status');
    await expect(told).toContainText(say('Close some of them. Try again in 30 seconds.', 'Spróbuj jeszcze raz za 30 sekund.'));
    await first.close();
    await page.getByRole('button', { name: say('Connect now', 'Połącz teraz') }).click();
    await turn(page);

    await page.keyboard.press('c');
    for (const line of ['one', 'two']) {
      await page.locator('.drawer input').fill(line);
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.why')).toContainText(
      say(
        'You have said a lot in a short time. Try again in 60 minutes.',
        'Dużo już powiedziano w krótkim czasie. Spróbuj jeszcze raz za 60 minut.',
      ),
    );
    await expect(page.locator('.drawer input'), 'what was written stays').toHaveValue('two');
    await go(page);
    await page.getByText(say('Play now against bots', 'Zagraj teraz z botami')).first().click();
    await expect(page.getByRole('alert')).toContainText(say('Try again in 60 minutes.', 'Spróbuj jeszcze raz za 60 minut.'));
  }
});

test('the lobby and the record of a game: what cannot be had is refused in place, what was there stays, and all comes later', async ({
  visit,
  small,
}) => {
  await start(small, {});
  const there = [];
  for (const look of LOOKS) {
    const say = saying(look);
    const end = await visit(look);
    addresses.set(end, small);
    await go(end, `/table/${await finishedGame(end)}`);
    const card = end.locator('.end');
    const link = card.getByText(say('Download the record', 'Pobierz zapis gry'));
    await expect(link).toBeVisible();

    const lobby = await visit(look);
    addresses.set(lobby, small);
    const id = await makeTable(lobby);
    await go(lobby);
    const mine = lobby.locator(`a[href="#/table/${id}"]`);
    await expect(mine).toBeVisible();
    there.push({ say, end, link, unsent: card.getByRole('alert'), lobby, mine, alert: lobby.getByRole('alert') });
  }

  await small.kill();
  for (const { say, end, link, unsent } of there) {
    await press(end, link);
    await expect(unsent).toContainText(say('The server does not answer.', 'Serwer nie odpowiada.'));
  }

  await start(small, { KRAINY_CALLS_A_SECOND: '0.01' }); // four seconds' worth is no whole call: every call is one too many
  for (const { say, end, link, unsent, lobby, mine, alert } of there) {
    await press(end, link);
    await expect(unsent).toContainText(say('Try again in', 'Spróbuj jeszcze raz za'));
    await lobby.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as when one comes back to the window
    await expect(alert).toContainText(
      say('too much at once from your network. Try again in', 'Za dużo naraz z twojej sieci. Spróbuj jeszcze raz za'),
    );
    await alert.getByRole('button').click();
    await expect(alert).toContainText(say('too much at once', 'Za dużo naraz'));
    await expect(mine, 'what was there before').toBeVisible();
  }

  await small.kill();
  await start(small, {});
  for (const { end, link, unsent, alert } of there) {
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
    const kept = end.waitForEvent('download');
    await press(end, link);
    expect((await kept).suggestedFilename()).toMatch(/\.json$/);
    await expect(unsent).toHaveCount(0);
  }
});

test('the file of a world in which a game has begun is refused in place', async ({ visit }) => {
  for (const look of LOOKS) {
    const say = saying(look);
    const page = await visit(look);
    const left = await finishedGame(page, { game: 'oath', chairs: ['random', 'random', 'random'] });
    const text = await (await call(page, 'GET', `/worlds/${left}/file`)).text();
    const { world } = await (await call(page, 'POST', '/worlds', { text })).json();
    await go(page, `/world/${world}`);
    const link = page.getByText(say('Download as a file', 'Pobierz jako plik'));
    await expect(link).toBeVisible();
    await makeTable(page, { game: 'oath', chairs: ['me', 'random'], world });
    await press(page, link);
    await expect(page.getByRole('alert')).toContainText(say('A game is being played in this world', 'W tym świecie toczy się gra'));
  }
});

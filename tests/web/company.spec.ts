// A table with a friend; results of finished games: the own profile, what others read of it, the leaderboard, and a rating beside a name.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from './fixtures';
import { accessible, ask, becomeGuest, call, go, makeTable } from './play';
import { python, root } from './server';

/** A game of two that the second one gives up at once. */
async function duel(winner: Page, loser: Page): Promise<string> {
  const id = await makeTable(winner, { chairs: ['me', 'person'], listed: true });
  const { invitations } = await ask(winner, `/tables/${id}`);
  await call(loser, 'POST', `/invitations/${invitations[1]}`);
  await call(winner, 'POST', `/tables/${id}/start`);
  await go(loser, `/table/${id}`);
  await expect(loser.locator('.prompt')).toBeVisible();
  return id;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.why').getByRole('button', { name: 'Resign' }).click();
}

test('a finished game is in the profile, others read of it unless one hides, and a rating is shown where it is wished', async ({
  visit,
}) => {
  const ala = await visit({ lang: 'en', policy: false });
  const ola = await visit({ lang: 'en' });
  await becomeGuest(ala, 'Ada');
  await becomeGuest(ola, 'Oda');
  const first = await duel(ala, ola);
  await resign(ola);
  await expect.poll(async () => (await ask(ala, '/profile/history')).games.length).toBe(1);

  await go(ala, '/me');
  await ala.getByRole('link', { name: 'My games and ratings' }).click();
  await expect(ala.locator('.won')).toHaveText('Won');
  await expect(ala.locator('tbody td').first()).toContainText('provisional');
  await ala.getByLabel('Show my rating beside my name at tables').check();
  await accessible(ala, 'the profile');

  await ala.getByRole('link', { name: 'See it as others do' }).click();
  await expect(ala.getByRole('heading', { level: 1 })).toHaveText('Ada');
  const address = ala.url();
  await go(ola, `/table/${first}`);
  await ola.reload(); // it is there already, and asked before Ada wished it
  await expect(ola.locator('.rated').first()).toHaveText(/^rating \d+ \?$/);
  await ola.goto(address);
  await expect(ola.locator('.won')).toHaveText('Won');

  await go(ola, '/best/eko/2');
  await expect(ola.getByRole('row', { name: /Ada/ })).toBeVisible();
  await go(ala, '/profile');
  await ala.getByLabel('Hide my profile').check();
  await expect(ala.getByLabel('Show my rating')).toBeDisabled();
  await ola.reload();
  await expect(ola.getByRole('row', { name: /Oda \(you\)/ })).toBeVisible();
  await expect(ola.getByRole('row', { name: /Ada/ })).toHaveCount(0);
  await ola.goto(address);
  await expect(ola.getByRole('alert')).toContainText('does not exist');
});

test('what somebody has earned is told at the end of the game and in the profile', async ({ visit, server, seed }) => {
  const args = ['-m', 'tests.web.whole_game', new URL(server.address).port, String(seed)];
  const { table, cookies } = JSON.parse(execFileSync(python, args, { cwd: root, encoding: 'utf8' }));
  const page = await visit({ lang: 'en', policy: false });
  await page.context().addCookies(Object.entries<string>(cookies).map(([name, value]) => ({ name, value, url: server.address })));
  await go(page, `/table/${table}`);
  const earned = page.locator('.end').getByRole('status');
  await expect(earned).toContainText('New achievement: ');
  await accessible(page, 'the end of a game in which something was earned');
  const [title] = await earned.locator('strong').allInnerTexts();
  await go(page, '/profile');
  await expect(page.getByText(title!.replace('New achievement: ', ''))).toBeVisible();
  await page.getByRole('button', { name: 'Polski' }).first().click();
  await expect(page.getByRole('heading', { name: 'Osiągnięcia' })).toBeVisible();
  await expect(page.getByText(title!.replace('New achievement: ', '')), 'in the words of the language').toHaveCount(0);
});

test('one button makes a table with a friend, and the address is shared, drawn as a QR code, and leads to the seat', async ({ visit }) => {
  const host = await visit({ lang: 'en' });
  await host.addInitScript(() => {
    // Chromium without a screen has no share sheet.
    Object.assign(navigator, { share: (what: ShareData) => Promise.resolve(void (document.title = String(what.url))) });
  });
  await go(host);
  await host.locator('.game').first().getByRole('button', { name: 'Play with a friend' }).click();
  const field = host.locator('.link input');
  await expect(field).toHaveValue(/#\/join\/./);
  const address = await field.inputValue();
  await host.getByRole('button', { name: 'Share' }).click();
  await expect(host).toHaveTitle(address);
  await host.getByRole('button', { name: 'QR code' }).click();
  await expect(host.getByRole('img', { name: 'QR code with the address for seat 2' })).toBeVisible();

  const friend = await visit({ lang: 'pl', phone: true });
  await friend.goto(address);
  await friend.getByLabel('Twoje imię').fill('Ola');
  await friend.getByRole('button', { name: 'Usiądź do stołu' }).tap();
  await expect(host.getByRole('button', { name: 'Start the game' })).toBeEnabled();
});

test('somebody from an earlier game is invited again, and blocked at the table: nothing they write is read from then on', async ({
  visit,
}) => {
  const ala = await visit({ lang: 'en', policy: false });
  const ola = await visit({ lang: 'en' });
  await becomeGuest(ala, 'Ava');
  await becomeGuest(ola, 'Ona');
  await duel(ala, ola);
  await resign(ola);
  await expect.poll(async () => (await ask(ala, '/profile/opponents')).length).toBe(1);

  await go(ala, '/profile');
  await ala.getByRole('button', { name: 'Invite again: Ona' }).click();
  const address = await ala.locator('.link input').inputValue();
  await expect(ala.getByRole('button', { name: 'Ona', exact: true })).toBeEnabled();
  await ola.goto(address);
  await ola.getByRole('button', { name: 'Sit down' }).click();

  const write = async (page: Page, text: string) => {
    await page.locator('.drawer form input').fill(text);
    await page.keyboard.press('Enter');
  };
  await write(ola, 'first line');
  await expect(ala.locator('.talk')).toContainText('first line');
  await ala.getByText('Block somebody at this table').click();
  await ala.getByRole('button', { name: 'Block: Ona' }).click();
  await ala.locator('.sure').getByRole('button', { name: 'Block' }).click();
  await expect(ala.locator('.talk')).not.toContainText('first line');
  await write(ala, 'my own line');
  await write(ola, 'second line');
  await expect(ola.locator('.talk')).toContainText('second line');
  await expect(ola.locator('.talk')).not.toContainText('my own line');
  await expect(ala.locator('.talk')).not.toContainText('second line');

  await go(ala, '/me');
  await accessible(ala, 'my page with a block');
  await ala.getByRole('button', { name: 'Unblock: Ona' }).click();
  await expect(ala.getByText('Blocked people')).toHaveCount(0);
});

test('two who want the same are put together, also after a reload, and who waits no longer is not', async ({ visit }) => {
  const ala = await visit({ lang: 'en', policy: false });
  const ola = await visit({ lang: 'en', phone: true });
  await go(ala);
  const card = (page: Page) => page.locator('.game').filter({ has: page.getByRole('heading', { name: 'Mysthea' }) });
  await card(ala).getByRole('button', { name: 'Quick match' }).click();
  const panel = ala.getByRole('region', { name: 'Quick match' });
  await panel.getByLabel('Your name').fill('Ida');
  await panel.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await panel.getByRole('button', { name: 'Find players' }).click();
  await expect(panel.getByRole('status')).toContainText('Nobody else is waiting yet');
  await accessible(ala, 'home while somebody waits');
  await panel.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(panel).toHaveCount(0);

  await card(ala).getByRole('button', { name: 'Quick match' }).click();
  await expect(panel.getByLabel('Your name')).toHaveValue('Ida');
  await panel.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await panel.getByRole('button', { name: 'Find players' }).click();
  await expect(panel.getByRole('status')).toBeVisible();
  await ala.reload();
  await expect(panel.getByRole('status')).toContainText('Nobody else is waiting yet');

  await go(ola);
  await card(ola).getByRole('button', { name: 'Quick match' }).tap();
  const other = ola.getByRole('region', { name: 'Quick match' });
  await other.getByLabel('Your name').fill('Ula');
  await other.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await other.getByRole('button', { name: 'Find players' }).tap();
  for (const page of [ola, ala]) await expect(page).toHaveURL(/#\/table\//);
  expect(ala.url().split('#')[1]).toBe(ola.url().split('#')[1]);
});

// Those who play end their game: by a draw that both agree to, by resigning a duel, by the rule for endless games.
import { expect, test, type Page } from './fixtures';
import { ask, choose, fillSeats, go, makeTable, openTable, whoIsAsked } from './play';

/** Two people at a running game of Ekö. */
async function together(host: Page, guest: Page, wish = {}): Promise<string> {
  const id = await makeTable(host, { chairs: ['me', 'person'], ...wish });
  await fillSeats(host, id, { 1: [guest, 'Bob'] });
  for (const page of [host, guest]) {
    await go(page, `/table/${id}`);
    await expect(page.locator('.prompt')).toBeVisible();
  }
  return id;
}

test('two people offer, decline and agree to a draw', async ({ visit }) => {
  const [ala, bob] = [await visit({ lang: 'pl' }), await visit({ lang: 'en' })];
  const id = await together(ala, bob);
  await ala.getByRole('button', { name: 'Zaproponuj remis' }).click();
  await expect(ala.locator('.why')).toContainText('gdy zgodzą się wszyscy');
  await ala.locator('.why').getByRole('button', { name: 'Zaproponuj remis' }).click();
  await expect(ala.locator('.why')).toContainText('czeka na zgodę pozostałych');
  await expect(bob.locator('.why')).toContainText('Ala offers a draw');
  await expect(bob.locator('.rail .seats')).toContainText('offers a draw');
  await bob.getByRole('button', { name: 'Play on' }).click();
  await expect(ala.locator('.why')).toContainText('Remisu nie będzie');
  await expect(ala.getByRole('button', { name: 'Zaproponuj remis' })).toHaveCount(0);
  await ala.locator('.why').getByRole('button', { name: 'Zamknij' }).click();
  const offer = ala.getByRole('button', { name: 'Zaproponuj remis' });
  for (let i = 1; !(await offer.count()); i++) await choose(await whoIsAsked([ala, bob]), i); // until Bob has played
  await offer.click();
  await ala.locator('.why').getByRole('button', { name: 'Zaproponuj remis' }).click();
  await bob.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(bob.locator('.end h2')).toHaveText('A draw');
  await expect(bob.locator('.end')).toContainText('The players have agreed to a draw.');
  await expect(bob.locator('.end .won')).toHaveCount(0);
  await expect(ala.locator('.end h2')).toHaveText('Remis');
  await expect(ala.locator('.log li').last()).toHaveText('Gracze zgodzili się na remis.');
  await expect(ala.locator('.prompt')).toContainText('Gracze zgodzili się na remis.');
  expect((await ask(ala, `/tables/${id}`)).ended).toEqual({ how: 'agreed', winners: [] });
  await go(ala);
  await expect(ala.locator(`a[href="#/table/${id}"]`)).toContainText('remis');
});

test('a duel resigned is won by the other', async ({ visit }) => {
  const [ala, bob] = [await visit({ lang: 'pl', phone: true }), await visit({ lang: 'en' })];
  await together(ala, bob);
  await bob.getByRole('button', { name: 'Resign' }).click();
  await expect(bob.locator('.why')).toContainText('The game ends at once, and you lose it.');
  await bob.locator('.why').getByRole('button', { name: 'Resign' }).click();
  await expect(bob.locator('.end h2')).toHaveText('Not this time');
  await expect(bob.locator('.end')).toContainText('resigns,');
  await expect(ala.locator('.end h2')).toHaveText('Zwycięstwo!');
  await expect(ala.locator('.end .won')).toContainText('ty');
  await expect(ala.locator('.end')).toContainText('Grę poddaje');
});

test('people at one screen agree among themselves, one person alone cannot', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page, { chairs: ['screen', 'screen'] });
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.locator('.why')).toContainText('Does everybody agree?');
  await page.locator('.why').getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.locator('.end h2')).toHaveText('A draw');
  await openTable(page);
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
});

test('everybody reads beforehand after how many moves a game may be called endless', async ({ visit }) => {
  const [host, guest] = [await visit({ lang: 'en' }), await visit({ lang: 'pl' })];
  await go(host, '/new/eko');
  await host.locator('select').nth(1).selectOption('person');
  await host.getByText('endless games').click();
  const box = host.getByLabel('An endless game can be ended');
  await expect(box).not.toBeChecked();
  await expect(host.locator('form')).toContainText('The rulebook knows no limit of turns');
  await box.check();
  await host.getByText('List the table publicly').click();
  await host.getByText('Open the table').click();
  await expect(host.locator('.hall')).toContainText('After 300 moves anybody who plays can end this game without a winner.');
  const code = (await host.locator('.link input').inputValue()).split('/join/')[1]!;
  await go(guest);
  await expect(guest.locator(`a[href="#/join/${code}"]`)).toContainText('po 300 ruchach można przerwać');
  await go(guest, `/join/${code}`);
  await expect(guest.locator('section')).toContainText('Po 300 ruchach każdy, kto gra, może zakończyć tę grę bez zwycięzcy.');
  await guest.locator('input[autocomplete=nickname]').fill('Bob');
  await guest.getByText('Usiądź').click();
  await expect(guest.locator('.hall')).toContainText('Po 300 ruchach');
  await host.getByText('Start the game').click();
  await expect(guest.locator('.rail')).toContainText('Po 300 ruchach');
  await expect(guest.getByRole('button', { name: 'Przerwij grę bez końca' })).toHaveCount(0);
});

// Slow play: clocks of days, days off, more time as a gift, and what all at a table agree on.
import { expect, test, type Page } from './fixtures';
import { choose, fillSeats, go, makeTable, whoIsAsked } from './play';

test('two people with a clock of days: days off, more time, a move taken back, the game abandoned', async ({ visit }) => {
  const [ala, bob] = [await visit({ lang: 'pl' }), await visit({ lang: 'en' })];
  const say = (page: Page, pl: string, en: string) => (page === ala ? pl : en);
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const notice = (page: Page) => page.locator('.why');

  const id = await makeTable(ala, { chairs: ['me', 'person'], clock: 'hard', seconds: 172800, holidays: 3 });
  await fillSeats(ala, id, { 1: [bob, 'Bob'] });
  for (const page of [ala, bob]) {
    await go(page, `/table/${id}`);
    await expect(page.locator('.prompt')).toBeVisible();
  }
  const first = await whoIsAsked([ala, bob]);
  const other = first === ala ? bob : ala;
  await expect(first.locator('.prompt.turn .clock')).toContainText(say(first, 'Do:', 'Until'));

  await press(first, say(first, 'Weź dni wolne', 'Take days off'));
  await notice(first)
    .getByLabel(say(first, 'Ile dni', 'Days'))
    .fill('2');
  await notice(first)
    .getByRole('button', { name: say(first, 'Biorę wolne', 'Take them') })
    .click();
  await press(other, say(other, 'Daj więcej czasu', 'Give more time'));
  await expect(first.locator('.prompt .clock .face')).toContainText(say(first, '5 dni', '5 days'));

  for (let i = 1; (await whoIsAsked([ala, bob])) === first; i++) await choose(first, i);
  const retract = say(first, 'Poproś o cofnięcie ruchu', 'Ask to take my move back');
  await press(first, retract);
  await notice(first).getByRole('button', { name: retract }).click();
  await expect(notice(first)).toContainText(say(first, 'czeka na zgodę', 'You have asked'));
  await notice(other)
    .getByRole('button', { name: say(other, 'Zgoda', 'Agree') })
    .click();
  await expect(first.locator('.prompt.turn')).toBeVisible();
  await expect(notice(other)).toHaveCount(0);

  const abandon = say(other, 'Zaproponuj przerwanie gry', 'Propose to abandon the game');
  await press(other, abandon);
  await notice(other).getByRole('button', { name: abandon }).click();
  await notice(first)
    .getByRole('button', { name: say(first, 'Zgoda', 'Agree') })
    .click();
  for (const page of [ala, bob]) await expect(page.locator('.end')).toContainText(say(page, 'bez wyniku', 'no result'));
  await expect(ala.locator('.log')).toContainText('cofa ruchy za zgodą wszystkich');
  await go(ala);
  await expect(ala.locator(`a[href="#/table/${id}"]`)).toContainText('bez wyniku');
});

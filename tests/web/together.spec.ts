// People at one table: two browsers and an invitation.
import { expect, test, type Page } from './fixtures';
import { ask, call, choose, go, lines, makeTable, whoIsAsked } from './play';

test('two people in two browsers by invitation', async ({ visit }) => {
  const host = await visit({ dark: true, lang: 'pl' });
  await go(host, '/new/eko');
  await host.locator('input[autocomplete=nickname]').fill('Ala');
  await host.locator('select').nth(1).selectOption('person');
  await host.getByText('Otwórz stół').click();
  await expect(host.locator('.link input')).toHaveValue(/#\/join\/./);
  const guest = await visit({ lang: 'en' });
  await guest.goto(await host.locator('.link input').inputValue());
  await guest.locator('input[autocomplete=nickname]').fill('Bob');
  await guest.getByText('Sit down').click();
  await expect(guest.locator('.hall .seats')).toContainText('Bob');
  await expect(guest.locator('[data-place]')).toHaveCount(0); // nobody sees a position before the start
  await host.getByText('Zacznij grę').click();
  for (let i = 0; (await lines(host)) < 5; i++) await choose(await whoIsAsked([host, guest]), i + 1);
  await expect.poll(async () => (await lines(host)) === (await lines(guest)), 'both hear the same story').toBe(true);
  await expect(host.locator('.seats').first()).toContainText('Bob');
  await expect(guest.locator('.seats').first()).toContainText('Ala');
});

test('an invitation says what it is for, and why it no longer works', async ({ visit }) => {
  const host = await visit({ lang: 'en' });
  const table = await makeTable(host, { chairs: ['me', 'person', 'person', 'greedy'] });
  const { invitations } = await ask(host, `/tables/${table}`);
  const take = async (page: Page, seat: number, name: string) => {
    await go(page, `/join/${invitations[seat]}`);
    await page.locator('input[autocomplete=nickname]').fill(name);
    await page.getByText('Sit down').click();
    await expect(page.locator('.hall')).toBeVisible();
  };
  const [bob, eve, late] = [await visit({ lang: 'en' }), await visit({ lang: 'en' }), await visit({ lang: 'en' })];
  await take(bob, 1, 'Bob');
  await go(eve, `/join/${invitations[2]}`);
  await expect(eve.locator('form')).toBeVisible();
  expect((await eve.locator('ol li').allInnerTexts()).slice(0, 3)).toEqual(['Ala', 'Bob', 'you']);
  const opens = async (code: string, sentence: string) => {
    await late.goto('about:blank');
    await go(late, `/join/${code}`);
    await expect(late.locator('h1')).toContainText(sentence);
  };
  await opens(invitations[1], 'Somebody else has taken this seat');
  await opens('nothing', 'There is no such invitation');
  await take(eve, 2, 'Eve');
  await call(host, 'POST', `/tables/${table}/start`);
  await opens(invitations[2], 'This game has already begun');
  await bob.goto('about:blank');
  await go(bob, `/join/${invitations[1]}`);
  await expect(bob.locator('.prompt')).toBeVisible(); // who sits here comes to the table
});

// A tournament: made with the form, joined by its address, played to the table of results.
import { expect, test } from './fixtures';
import { accessible, ask, becomeGuest, go } from './play';

test('a tournament is made, joined by its address, started, and ends in the table of results', async ({ visit }) => {
  const ala = await visit({ lang: 'en', policy: false });
  const ola = await visit({ lang: 'en' });
  await becomeGuest(ala, 'Ada');
  await becomeGuest(ola, 'Oda');
  await go(ala);
  await ala.getByRole('link', { name: 'Tournaments: several rounds' }).click();
  await ala.getByLabel('Name of the tournament').fill('Winter Cup');
  await ala.getByLabel('Bots that take part').fill('1');
  await ala.getByLabel('Which bots').selectOption({ label: 'random bot' });
  await accessible(ala, 'the form of a tournament');
  await ala.getByText('Round robin', { exact: true }).click();
  await ala.getByRole('button', { name: 'Create the tournament' }).press('Enter');
  await expect(ala.getByRole('heading', { level: 1 })).toHaveText('Winter Cup');

  await ola.goto(ala.url());
  await ola.getByRole('button', { name: 'Take part' }).click();
  await expect(ola.getByRole('listitem')).toHaveText(['Ada', 'random bot 1', 'Oda']);
  await ala.reload();
  await ala.getByRole('button', { name: 'Start' }).click();
  await expect(ala.getByRole('heading', { name: 'Table of results' })).toBeVisible();

  // Oda leaves: whoever should meet her wins, and Ada gives up the game against the bot.
  await ola.reload();
  await ola.getByRole('button', { name: 'Withdraw' }).click();
  await ola.getByRole('alert').getByRole('button', { name: 'Withdraw' }).click();
  await expect(ola.getByRole('row', { name: /Oda \(you\) \(withdrawn\)/ })).toBeVisible();
  const id = ala.url().split('/').pop()!;
  const told = () => ask(ala, `/tournaments/${id}`);
  await expect.poll(async () => (await told()).next !== '' || (await told()).status === 'over').toBe(true);
  if ((await told()).status !== 'over') {
    await ala.reload();
    await ala.getByRole('link', { name: 'To my table' }).click();
    await ala.getByRole('button', { name: 'Resign' }).click();
    await ala.locator('.why').getByRole('button', { name: 'Resign' }).click();
  }
  await expect.poll(async () => (await told()).status).toBe('over');
  await go(ala, `/tournament/${id}`);
  await expect(ala.getByRole('row', { name: /^2 Ada \(you\)/ })).toContainText('1');
  await expect(ala.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  await accessible(ala, 'the table of results');
});

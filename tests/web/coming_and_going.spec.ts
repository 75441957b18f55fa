// Devices that are logged out, and people who leave an open table, are asked to, or see it given up.
import { expect, test } from './fixtures';
import { accessible, ask, becomeGuest, call, fillSeats, go, makeTable, press } from './play';

for (const look of [
  { lang: 'en', dark: false, phone: false },
  { lang: 'pl', dark: true, phone: true },
] as const) {
  const english = look.lang === 'en';
  const say = (en: string, pl: string) => (english ? en : pl);
  const named = `${look.dark ? 'dark' : 'light'}, ${look.phone ? 'phone' : 'desktop'}`;

  test(`another device is listed and logged out, ${named}`, async ({ visit }) => {
    const first = await visit(look);
    const second = await visit(look);
    await becomeGuest(first, 'Ala');
    const table = await makeTable(first, { chairs: ['me', 'person'] });
    const { link } = await (await call(first, 'POST', '/guest/link')).json();
    expect((await call(second, 'POST', '/guest/return', { link })).ok()).toBe(true);
    await go(second, `/table/${table}`);
    await expect(second.locator('.card').first()).toBeVisible();

    await go(first, '/me');
    const devices = first.locator('li', { has: first.getByRole('button', { name: say('Log out', 'Wyloguj'), exact: true }) });
    await expect(devices).toHaveCount(2);
    await expect(first.getByText(say('This device', 'To urządzenie'))).toHaveCount(1);
    const other = devices.filter({ hasNotText: say('This device', 'To urządzenie') });
    await other.getByRole('button').click();
    await expect(devices).toHaveCount(1);
    await expect(second.getByText(say('This device was logged out.', 'To urządzenie zostało wylogowane.'))).toBeVisible();
    expect(await ask(second, '/guest')).toBe(null);

    await devices.getByRole('button').click();
    const sure = first.getByRole('button', { name: say('Yes, log out here too', 'Tak, wyloguj także tutaj') });
    await expect(sure, 'the question comes into sight').toBeInViewport({ ratio: 1 });
    await sure.click();
    await expect.poll(() => ask(first, '/guest')).toBe(null);
  });

  test(`people leave an open table, are asked to, and see it given up, ${named}`, async ({ visit }) => {
    const host = await visit({ ...look, policy: false });
    const guest = await visit(look);
    const late = await visit(look);
    const table = await makeTable(host, { chairs: ['me', 'person', 'person'] });
    const { invitations } = await ask(host, `/tables/${table}`);
    await fillSeats(host, table, { 1: [guest, 'Ola'] }).catch(() => null); // it cannot start yet
    await go(guest, `/table/${table}`);
    await guest.getByRole('button', { name: say('Leave this table', 'Odejdź od stołu') }).click();
    await expect(guest.getByText(say('You have left this table.', 'Nie siedzisz już przy tym stole.'))).toBeVisible();

    await go(guest, `/join/${invitations[1]}`);
    await guest.locator('form button').click();
    await go(host, `/table/${table}`);
    const kick = host.getByRole('button', { name: say('Ask to leave: Ola', 'Poproś o odejście: Ola') });
    const question = host.getByRole('alert');
    await kick.focus();
    await host.keyboard.press('Enter');
    await host.keyboard.press('Enter'); // twice is no yes
    await expect(question).toContainText(say('Ola will lose this seat and cannot sit down', 'Ola straci to miejsce i nie usiądzie już'));
    await accessible(host, 'a question before somebody is asked to leave');
    await host.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(kick, 'who says no is back where they were').toBeFocused();
    expect((await ask(host, `/tables/${table}`)).players[1].name, 'nothing happens without a yes').toBe('Ola');
    await host.keyboard.press('Enter');
    await host.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: say('Yes, ask to leave', 'Tak, poproś o odejście') })).toBeFocused();
    await host.keyboard.press('Enter');
    await expect(guest.getByText(say('The host asked you to leave', 'Gospodarz poprosił'))).toBeVisible();

    await go(late, `/join/${invitations[1]}`);
    await late.locator('input').fill('\u0410l\u0430'); // looks like Ala
    await late.locator('form button').click();
    await expect(late.getByText(say('Somebody at the table has this name', 'Ktoś przy stole nazywa się tak samo'))).toBeVisible();
    await late.locator('input').fill('Iga');
    await late.locator('form button').click();
    await expect(late.locator('.card').first()).toBeVisible();
    await expect(host.getByText('Iga').first()).toBeVisible();
    const cancel = host.getByRole('button', { name: say('Give up this table', 'Odwołaj ten stół') });
    await press(host, cancel);
    await expect(question).toContainText(say('gone for everybody', 'zniknie dla wszystkich'));
    await press(host, question.getByRole('button', { name: say('No, keep it', 'Nie, zostaw') }));
    await expect(question).toHaveCount(0);
    expect((await ask(host, `/tables/${table}`)).status, 'nothing happens without a yes').toBe('open');
    await press(host, cancel);
    await press(host, question.getByRole('button', { name: say('Yes, give it up', 'Tak, odwołaj stół') }));
    for (const page of [host, late]) {
      await expect(page.getByText(say('This table was given up.', 'Ten stół został odwołany.'))).toBeVisible();
    }
  });
}

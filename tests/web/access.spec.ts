// axe finds no serious issue on any screen. Colours depend on the theme and the layout on the width, so two looks show all of them.
import { expect, test } from './fixtures';
import { accessible, ask, finishedGame, go, makeTable, openTable, turn } from './play';

const LOOKS = [
  { lang: 'en', dark: false, phone: false },
  { lang: 'pl', dark: true, phone: true },
] as const;

test('axe: home of a server that nobody has used yet', async ({ visit, server }) => {
  await server.empty();
  for (const look of LOOKS) {
    const page = await visit({ ...look, policy: false });
    await go(page);
    await expect(page.locator('.game').first()).toBeVisible();
    await accessible(page, `home, empty, ${JSON.stringify(look)}`);
  }
});

for (const look of LOOKS) {
  const named = `${look.dark ? 'dark' : 'light'}, ${look.phone ? 'phone' : 'desktop'}`;

  test(`axe: every screen around the table, ${named}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false });
    const show = async (place: string, shown: string, where: string) => {
      await go(page, place);
      await expect(page.locator(shown).first()).toBeVisible();
      await accessible(page, where);
    };
    await show('/new/eko', 'fieldset', 'form');
    await show('/join/nobody', 'h1', 'a bad invitation');
    await show('/return/nobody', 'h1', 'a private link');
    await show('/login', 'form', 'logging in');
    await show('/letter/nobody', 'h1', 'the link of a letter');
    await show('/confirm/nobody', 'h1', 'the link to a mail address');
    await show('/about', 'h1', 'about');
    await show('/table/nobody', 'h1', 'no such table');

    const waiting = await makeTable(page, { chairs: ['me', 'person'], listed: true });
    const invited = await visit({ ...look, policy: false });
    const { invitations } = await ask(page, `/tables/${waiting}`);
    await go(invited, `/join/${invitations[1]}`);
    await expect(invited.locator('form')).toBeVisible();
    await accessible(invited, 'an invitation');
    await show(`/table/${waiting}`, '.link', 'a table that waits');
    await show('/', '.tables li', 'home, with tables');
    await show('/me', 'h3', 'me');
  });

  test(`axe: the table of a game and its end, ${named}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false });
    await go(page, `/table/${await finishedGame(page)}`);
    await expect(page.locator('.end')).toBeVisible();
    await accessible(page, 'the end');
    await page.locator('.end button').nth(-2).click(); // watch the game
    await expect(page.locator('.scrub')).toBeVisible();
    await accessible(page, 'a replay');

    await openTable(page);
    await turn(page);
    await accessible(page, 'the table');
    await page.keyboard.press('l'); // beside a wide board the story lies open, and is put away
    await accessible(page, 'the story, or no drawer');
    for (const key of ['r', 'k', 'c']) {
      await page.keyboard.press(key);
      await accessible(page, `the drawer, ${key}`, '.drawer');
    }
    await page.getByRole('tab').nth(4).click();
    await accessible(page, 'the settings at a table', '.drawer');
  });
}

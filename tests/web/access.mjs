// axe finds no serious issue on any screen, light and dark, wide and narrow.
import { accessible, call, finishedGame, makeTable, openTable, turn } from './house.mjs';

const LOOKS = [
  { lang: 'en', dark: false },
  { lang: 'pl', dark: true },
  { lang: 'en', dark: false, phone: true },
  { lang: 'pl', dark: true, phone: true },
];

export default async function ({ story, server }) {
  for (const look of LOOKS) {
    await story(`axe: every screen, ${look.dark ? 'dark' : 'light'}, ${look.phone ? 'phone' : 'desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      const go = async (where, wait) => {
        await page.goto(`${server.address}/#${where}`);
        await page.waitForSelector(wait);
        await page.waitForTimeout(250);
      };
      await go('/', '.game');
      await accessible(page, 'home, empty');
      await go('/new/eko', 'fieldset');
      await accessible(page, 'form');
      await go('/join/nobody', 'h1');
      await accessible(page, 'a bad invitation');
      await go('/return/nobody', 'h1');
      await accessible(page, 'a private link');
      await go('/about', 'h1');
      await accessible(page, 'about');
      await go('/table/nobody', 'h1');
      await accessible(page, 'no such table');

      const waiting = await makeTable(page, server, { chairs: ['me', 'person'], listed: true });
      const invited = await visit({ ...look, policy: false });
      const { invitations } = await (await call(page, server, 'GET', `/tables/${waiting}`)).json();
      await invited.goto(`${server.address}/#/join/${invitations[1]}`);
      await invited.waitForSelector('form');
      await accessible(invited, 'an invitation');
      await go(`/table/${waiting}`, '.link');
      await accessible(page, 'a table that waits');

      const over = await finishedGame(page, server, { listed: true });
      await go(`/table/${over}`, '.end');
      await accessible(page, 'the end');
      await page.click('.end button >> nth=-2'); // watch the game
      await page.waitForSelector('.scrub');
      await accessible(page, 'a replay');

      await openTable(page, server);
      await turn(page);
      await accessible(page, 'the table');
      for (const key of ['l', 'r', 'k', 'c']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(250);
        await accessible(page, `the drawer, ${key}`);
      }
      await page.click('[role=tab] >> nth=4');
      await accessible(page, 'the settings at a table');

      await go('/', '.tables li');
      await accessible(page, 'home, with tables');
      await go('/me', 'h1');
      await accessible(page, 'me');
    });
  }
}

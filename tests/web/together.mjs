// People at one table: two browsers and an invitation.
import assert from 'node:assert/strict';
import { call, choose, makeTable } from './house.mjs';

export default async function ({ story, server }) {
  await story('two people in two browsers by invitation', async (visit) => {
    const host = await visit({ dark: true, lang: 'pl' });
    await host.goto(`${server.address}/#/new/eko`);
    await host.fill('input[autocomplete=nickname]', 'Ala');
    await host.selectOption('select >> nth=1', 'person');
    await host.click('text=Otwórz stół');
    const link = await host.inputValue('.link input');
    const guest = await visit({ lang: 'en' });
    await guest.goto(link);
    await guest.fill('input[autocomplete=nickname]', 'Bob');
    await guest.click('text=Sit down');
    await guest.waitForSelector('[data-place]');
    await host.click('text=Zacznij grę');
    await Promise.race([host, guest].map((one) => one.waitForSelector('.prompt.turn')));
    const told = () => Promise.all([host, guest].map((one) => one.$$eval('.log li', (all) => all.length)));
    for (let i = 0; i < 60 && (await told())[0] < 5; i++) {
      for (const one of [host, guest]) if (await one.$('.prompt.turn')) await choose(one, i + 1);
      await host.waitForTimeout(100);
    }
    await host.waitForTimeout(300);
    const [his, hers] = await told();
    assert.ok(his >= 5 && his === hers, `both hear the same story: ${his}, ${hers}`);
    assert.match(await host.textContent('.seats'), /Bob/);
    assert.match(await guest.textContent('.seats'), /Ala/);
  });

  await story('an invitation says what it is for, and why it no longer works', async (visit) => {
    const host = await visit({ lang: 'en' });
    const table = await makeTable(host, server, { chairs: ['me', 'person', 'person', 'greedy'] });
    const { invitations } = await (await call(host, server, 'GET', `/tables/${table}`)).json();
    const take = async (page, seat, name) => {
      await page.goto(`${server.address}/#/join/${invitations[seat]}`);
      await page.fill('input[autocomplete=nickname]', name);
      await page.click('text=Sit down');
      await page.waitForSelector('.prompt');
    };
    const [bob, eve, late] = [await visit({ lang: 'en' }), await visit({ lang: 'en' }), await visit({ lang: 'en' })];
    await take(bob, 1, 'Bob');
    await eve.goto(`${server.address}/#/join/${invitations[2]}`);
    await eve.waitForSelector('form');
    assert.deepEqual((await eve.locator('ol li').allInnerTexts()).slice(0, 3), ['Ala', 'Bob', 'you']);
    const opens = async (code, sentence) => {
      await late.goto('about:blank');
      await late.goto(`${server.address}/#/join/${code}`);
      await late.waitForSelector(`h1 >> text=${sentence}`);
    };
    await opens(invitations[1], 'Somebody else has taken this seat');
    await opens('nothing', 'There is no such invitation');
    await take(eve, 2, 'Eve');
    await call(host, server, 'POST', `/tables/${table}/start`);
    await opens(invitations[2], 'This game has already begun');
    await bob.goto('about:blank');
    await bob.goto(`${server.address}/#/join/${invitations[1]}`);
    await bob.waitForSelector('.prompt'); // who sits here comes to the table
  });
}

// A guest's name, and the private address that leads to the same tables from another device.
import assert from 'node:assert/strict';
import { becomeGuest, call, makeTable } from './house.mjs';

const whoIs = async (page, server) => (await (await call(page, server, 'GET', '/guest')).json()).name;

export default async function ({ story, server }) {
  await story('a name is given and changed', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await page.goto(`${server.address}/#/me`);
    await page.fill('input', 'Żaneta');
    await page.click('text=Zapisz');
    await page.waitForSelector('text=Zapisane.');
    await page.fill('input', 'Zuzanna');
    await page.click('text=Zapisz');
    await page.waitForSelector('text=Zapisane.');
    assert.equal(await whoIs(page, server), 'Zuzanna');
  });

  await story('the same person on another device, by a private address that no server hears of', async (visit) => {
    const first = await visit({ lang: 'en' });
    await becomeGuest(first, server, 'Ala');
    await makeTable(first, server, { chairs: ['me', 'person'] });
    await first.goto(`${server.address}/#/me`);
    await first.click('text=Make a private address');
    const link = await first.inputValue('[aria-label="Private address"]');
    await first.click('text=Copy');
    assert.equal(await first.evaluate(() => navigator.clipboard.readText()), link);

    const second = await visit({ lang: 'en', phone: true });
    await becomeGuest(second, server, 'Bob');
    const secret = link.split('/').pop();
    const heard = [];
    second.on('request', (request) => heard.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await second.goto(link);
    await second.waitForSelector('text=Here you are Bob now');
    assert.ok(!second.url().includes(secret), 'the address bar has forgotten it');
    await second.tap('text=Cancel');
    await second.waitForSelector('.game');
    assert.equal(await whoIs(second, server), 'Bob', 'nothing happens without a yes');
    await second.goto('about:blank');
    await second.goto(link);
    await second.tap('text=Yes, it is mine');
    await second.waitForSelector('text=Welcome back, Ala!');
    await second.tap('text=To the tables');
    await second.waitForSelector('.tables li');
    assert.equal(await whoIs(second, server), 'Ala');
    assert.ok(heard.length > 3 && heard.every((line) => !line.includes(secret)), 'neither an address nor a Referer has it');

    await first.click('text=Make a new one');
    await first.waitForFunction((old) => document.querySelector('[aria-label="Private address"]').value !== old, link);
    const third = await visit({ lang: 'en' });
    await third.goto(link);
    await third.click('text=Yes, it is mine');
    await third.waitForSelector('text=This address no longer works');
  });
}

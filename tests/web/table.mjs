// At the table: looking back, clocks, pauses, one screen for two, confirming, cards of places, sound, files, fairness, offline.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { accessible, call, choose, finishedGame, makeTable, openTable, turn } from './house.mjs';

const sentence = (page) => page.textContent('.prompt .sentence');
const lines = (page) => page.$$eval('.log li', (all) => all.length);

/** Some choices of a seat, until the log has so many lines; on a phone, where the log is not in sight, so many choices. */
async function playOn(page, until) {
  for (let i = 0; page.touching ? i < until : i < 200 && (await lines(page)) < until; i++) {
    await turn(page);
    await choose(page, i * 5 + 1);
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('Escape');
  await turn(page);
}

/** Two people at one table, each with a browser; the one who is asked comes first. */
async function pair(visit, server, wish = {}, looks = [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }]) {
  const host = await visit(looks[0]);
  const guest = await visit(looks[1]);
  const id = await makeTable(host, server, { chairs: ['me', 'person'], ...wish });
  const { invitations } = await (await call(host, server, 'GET', `/tables/${id}`)).json();
  await call(guest, server, 'POST', '/guest', { name: 'Ola' });
  await call(guest, server, 'POST', `/invitations/${invitations[1]}`);
  await call(host, server, 'POST', `/tables/${id}/start`);
  for (const one of [host, guest]) await one.goto(`${server.address}/#/table/${id}`);
  await Promise.race([host, guest].map((one) => one.waitForSelector('.prompt.turn')));
  return { id, host, guest, asked: (await host.$('.prompt.turn')) ? host : guest };
}

export default async function ({ story, server }) {
  await story('a running game is looked back at, and says that this is not now', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    await playOn(page, 14);
    const now = await lines(page);
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('[');
    await page.waitForSelector('.scrubber');
    assert.match(await sentence(page), /not live/);
    assert.ok(await page.isVisible('.ribbon'));
    assert.equal(await page.$('[data-open]'), null, 'nothing can be chosen in the past');
    const [, ply] = /\/(\d+)$/.exec(page.url());
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL((url) => url.hash.endsWith(`/${ply - 1}`));
    await page.fill('.scrub', '2');
    await page.waitForURL((url) => url.hash.endsWith('/2'));
    assert.ok((await lines(page)) < now, 'the story ends where one looks');
    await page.click('text=Back to the game');
    await turn(page);
    assert.equal(await lines(page), now);
    await page.click('.log li:nth-child(6) .line');
    await page.waitForSelector('.scrubber');
    await page.keyboard.press('Escape');
    await turn(page);
  });

  await story('the game goes on while somebody looks back: a note says so, and nobody is thrown out', async (visit) => {
    const { asked, host, guest } = await pair(visit, server, {}, [{ lang: 'en' }, { lang: 'en' }]);
    const other = asked === host ? guest : host;
    const move = async (one) => {
      const before = await lines(one);
      for (let i = 0; i < 40 && (await lines(one)) === before; i++) {
        await choose(one, i + 2);
        await one.waitForTimeout(120);
      }
    };
    await move(asked);
    await other.waitForSelector('.prompt.turn');
    await asked.evaluate(() => document.activeElement?.blur());
    await asked.keyboard.press('[');
    await asked.waitForSelector('.scrubber');
    await move(other);
    await asked.waitForSelector('text=The game has gone on by 1 move.');
    assert.ok(await asked.isVisible('.ribbon'), 'still looking back');
    await asked.click('text=Back to the game');
    await asked.waitForSelector('.ribbon', { state: 'detached' });
  });

  await story('a finished game runs by itself, has an address for every move, and can be played on from any', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await finishedGame(page, server);
    await page.goto(`${server.address}/#/table/${id}/5`);
    await page.waitForFunction(() => /^Move 5 /.test(document.querySelector('.sentence')?.textContent ?? ''));
    await page.click('[aria-label="Speed: 1×"]');
    await page.click('[aria-label="Speed: 2×"]');
    await page.click('[aria-label="Play"]');
    await page.waitForFunction(() => /^Move [89] /.test(document.querySelector('.sentence').textContent));
    await page.click('[aria-label="Stop"]');
    await page.click('[aria-label="Copy the address of this move"]');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, page.url());
    const told = await lines(page);
    await page.click('text=Play from here');
    await page.waitForURL((url) => url.hash.startsWith('#/table/') && !url.hash.includes(id));
    await turn(page);
    assert.ok((await lines(page)) >= told, 'the new game begins with what had happened');
    assert.ok(await page.isVisible('.practice'), 'and is marked as practice');
  });

  await story('a soft clock counts down and nudges; the game can be paused and resumed', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { clock: 'soft', seconds: 10 });
    await turn(page);
    const face = () => page.textContent('.seat.asked .face');
    const first = await face();
    await page.waitForFunction((was) => document.querySelector('.seat.asked .face').textContent !== was, first);
    assert.match(first, /^0:(10|0\d)$/);
    await page.waitForSelector('.clock.late', { timeout: 20000 });
    await turn(page); // and it is still the person's own turn
    await page.click('text=Pause the game');
    await page.waitForSelector('.pause');
    assert.equal(await page.$('[data-open]'), null, 'nobody moves in a pause');
    await page.click('.pause >> text=Resume the game');
    await turn(page);
  });

  await story('a hard clock lets a bot step in, and its person takes the seat back', async (visit) => {
    const { asked, host } = await pair(visit, server, { clock: 'hard', seconds: 20 });
    const back = asked === host ? 'Take my seat back' : 'Wracam do gry';
    assert.match(await asked.textContent('.prompt'), asked === host ? /Then a bot plays for you/ : /Potem zagra za ciebie bot/);
    await asked.waitForSelector(`text=${back}`, { timeout: 40000 });
    assert.equal(await asked.$('.prompt.turn'), null, 'the bot chooses now');
    await asked.click(`text=${back}`);
    await asked.waitForSelector(`text=${back}`, { state: 'detached' });
  });

  await story('a pause is agreed on: asked, refused, asked again, agreed', async (visit) => {
    const { host, guest } = await pair(visit, server);
    await host.click('text=Ask for a pause');
    await guest.waitForSelector('text=Ala prosi o przerwę.');
    await guest.click('text=Gramy dalej');
    await host.waitForSelector('text=Ask for a pause');
    await host.click('text=Ask for a pause');
    await host.waitForSelector('text=Your wish for a pause waits');
    await guest.click('text=Zgoda na przerwę');
    await Promise.all([host, guest].map((one) => one.waitForSelector('.pause')));
    await guest.click('.pause >> text=Wznów grę');
    await host.waitForSelector('.pause', { state: 'detached' });
  });

  await story('two people at one screen: the view follows the seat that is asked, and moves are confirmed', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'screen'] });
    const moved = new Set();
    for (let i = 0; i < 120 && moved.size < 2; i++) {
      await turn(page);
      const before = await lines(page);
      await choose(page, i * 3 + 1);
      await page.waitForTimeout(80);
      if (await page.$('.prompt >> text=Is that your move?')) {
        assert.equal(await lines(page), before, 'nothing happens before it is confirmed');
        await page.keyboard.press('Escape');
        assert.equal(await page.$('.prompt >> text=Is that your move?'), null, 'there is a way back');
        const seat = await page.textContent('.seat.asked strong');
        for (let j = 0; j < 9 && !(await page.$('.prompt >> text=Is that your move?')); j++) await choose(page, j);
        if (!(await page.$('.prompt >> text=Is that your move?'))) continue;
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press('Enter');
        await page.waitForFunction((told) => document.querySelectorAll('.log li').length > told, before);
        moved.add(seat);
      }
    }
    assert.equal(moved.size, 2, 'both have moved on the same screen');
  });

  await story('a game with secrets covers the board between the turns at one screen', async (visit) => {
    const page = await visit({ lang: 'en', dark: true, policy: false });
    // No game with secrets is on the list yet: this one says that it has some.
    await page.route('**/api/games', async (route) => {
      const games = await (await route.fetch()).json();
      await route.fulfill({ json: games.map((game) => ({ ...game, secrets: true })) });
    });
    const id = await makeTable(page, server, { chairs: ['me', 'screen'] });
    await page.goto(`${server.address}/#/table/${id}`);
    for (let turns = 0; turns < 2; turns++) {
      const title = await (await page.waitForSelector('.cover h1')).textContent();
      assert.match(title, /^Pass the screen to /);
      assert.equal(await page.$('[data-place]'), null, 'there is nothing to see');
      if (!turns) await accessible(page, 'the cover');
      await page.click('text=It is me, show the board');
      await turn(page);
      assert.ok(title.endsWith(await page.textContent('.seat.asked strong')));
      for (let i = 0; i < 60 && !(await page.$('.cover')); i++) {
        await choose(page, i);
        await page.waitForTimeout(80);
      }
    }
  });

  await story('a place tells about itself: hover, `i`, long press; the card opens the rule', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    await turn(page);
    await page.hover('[data-place="space:3"]', { force: true });
    await page.waitForSelector('.card h3');
    await page.mouse.move(5, 500);
    await page.waitForSelector('.card h3', { state: 'detached' });
    await page.focus('[data-place="space:3"]');
    await page.keyboard.press('i');
    await page.click('.card >> text=Show in the rules');
    await page.waitForSelector('section.here');

    const phone = await visit({ lang: 'pl', phone: true });
    await openTable(phone, server);
    await turn(phone);
    const told = await lines(phone).catch(() => 0);
    const { x, y, width, height } = await (await phone.$('[data-place="space:3"]')).boundingBox();
    const finger = await phone.context().newCDPSession(phone);
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await phone.waitForSelector('.card.pinned');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await phone.waitForTimeout(200);
    assert.ok(await phone.isVisible('.card.pinned'), 'it stays when the finger is lifted');
    assert.equal(await phone.$('.why'), null, 'a long press does not choose');
    assert.equal(await lines(phone).catch(() => 0), told);
  });

  await story('pinch makes the board larger, a double tap makes it fit again', async (visit) => {
    const page = await visit({ lang: 'en', phone: true });
    await openTable(page, server, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
    await turn(page);
    const wide = () => page.$eval('.stage svg', (svg) => svg.viewBox.baseVal.width);
    const fits = await wide();
    const fingers = await page.context().newCDPSession(page);
    const touch = (type, ...points) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [170, 350], [220, 350]);
    for (let i = 1; i <= 8; i++) await touch('touchMove', [170 - i * 10, 350], [220 + i * 10, 350]);
    await touch('touchEnd');
    const large = await wide();
    assert.ok(large < fits * 0.6, `${large} of ${fits}`);
    assert.equal(await page.$('[aria-pressed=true][data-place]'), null, 'a pinch chooses nothing');
    // Sent in one go: taps that come late are not a double tap.
    await Promise.all([touch('touchStart', [200, 690]), touch('touchEnd'), touch('touchStart', [200, 690]), touch('touchEnd')]);
    await page.waitForFunction((fit) => Math.abs(document.querySelector('.stage svg').viewBox.baseVal.width - fit) < 1, fits);
  });

  await story('chat, the story that lights the board, the bare map, the turn in the title', async (visit) => {
    const { host, guest, asked } = await pair(visit, server, {}, [{ lang: 'en' }, { lang: 'en' }]);
    assert.match(await asked.title(), /Your move!/);
    await host.keyboard.press('c');
    await host.fill('[aria-label="Write a message"]', 'hello <b>there</b>');
    await host.click('text=Send');
    await guest.waitForSelector('.tab .unread');
    await guest.keyboard.press('c');
    await guest.waitForSelector('.talk >> text=hello <b>there</b>');
    for (const one of [host, guest]) await one.click('[role=tab] >> text=Story');
    const before = await lines(asked);
    for (let i = 0; i < 30 && (await lines(asked)) === before; i++) {
      await choose(asked, i);
      await asked.waitForTimeout(120);
    }
    await asked.hover('.log li:last-child .line');
    await asked.waitForSelector('path.lit', { state: 'attached' });
    const pieces = await asked.$$eval('.stack', (all) => all.length);
    assert.ok(pieces > 10);
    await asked.keyboard.press('m');
    await asked.waitForFunction(() => !document.querySelector('.board .stack'));
    await asked.keyboard.press('m');
    await asked.waitForSelector('.board .stack');
  });

  await story('settings stay: pace, sound, confirming', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    await turn(page);
    await page.click('[role=tab] >> text=Settings');
    const on = (word) => page.$eval(`.settings button:text-is("${word}")`, (button) => button.getAttribute('aria-pressed'));
    assert.equal(await on('off'), 'true', 'silent until wanted');
    for (const word of ['calm', 'on', 'always']) await page.click(`.settings button:text-is("${word}")`);
    await page.reload();
    await turn(page);
    await page.click('[role=tab] >> text=Settings');
    for (const word of ['calm', 'on', 'always']) assert.equal(await on(word), 'true', word);
    for (let i = 0; i < 12 && !(await page.$('.prompt >> text=Is that your move?')); i++) await choose(page, i);
    await page.waitForSelector('.prompt >> text=Is that your move?');
  });

  await story('others’ moves come one after another, and any key skips ahead', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
    await turn(page);
    await page.evaluate(() => localStorage.setItem('krainy.pace', 'slow'));
    await page.reload();
    await turn(page);
    for (let i = 0; i < 40 && (await page.$('.prompt.turn')); i++) {
      await choose(page, i * 3 + 1);
      await page.waitForTimeout(120);
    }
    await page.waitForTimeout(1200); // the bots have long moved
    assert.equal(await page.$('.prompt.turn'), null, 'they are still being shown');
    await page.keyboard.press('x');
    await page.waitForSelector('.prompt.turn, .end', { timeout: 2500 });
  });

  await story('files: a report at any time, the record after the end, and the proof of fair chance', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    await turn(page);
    await page.click('[role=tab] >> text=Settings');
    const [report] = await Promise.all([page.waitForEvent('download'), page.click('text=Report a problem')]);
    const told = JSON.parse(readFileSync(await report.path(), 'utf8'));
    assert.equal(told.seat, 0);
    assert.ok(told.version && !told.record, 'the record is kept secret until the end');
    const seal = await page.textContent('.fair code');
    assert.match(seal, /^[0-9a-f]{64}$/);

    const id = await finishedGame(page, server);
    await page.goto(`${server.address}/#/table/${id}`);
    await page.waitForSelector('.end');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('.end >> text=Download the record')]);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
    await page.click('.end summary');
    const [commitment, , salt] = await page.$$eval('.end .fair code', (all) => all.map((one) => one.textContent));
    assert.equal(record.commitment, commitment);
    assert.equal(record.salt, salt);
    const answer = await page.evaluate(async () => {
      const [seal, seed, salt] = [...document.querySelectorAll('.end .fair code')].map((one) => one.textContent);
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${salt}`));
      return seal === [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    });
    assert.ok(answer, 'the seal fits');
    await page.click('.end .reason');
    await page.waitForSelector('section.here');
  });

  await story('notices are asked for, and come when the page is not in sight', async (visit) => {
    const page = await visit({ lang: 'en' });
    await page.addInitScript(() => {
      window.notices = [];
      window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (window.Notification.permission = 'granted');
        constructor(title) {
          window.notices.push(title);
        }
      };
    });
    await openTable(page, server, { pace: 1 });
    await turn(page);
    await page.click('[role=tab] >> text=Settings');
    await page.click('text=Tell me when it is my turn');
    await page.waitForSelector('text=Notices are on.');
    for (let i = 0; i < 40 && (await page.$('.prompt.turn')); i++) {
      await choose(page, i * 3 + 1);
      await page.waitForTimeout(100);
    }
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await page.waitForFunction(() => window.notices.includes('Ekö: Your move!'));
  });

  await story('what may be old is dim, and says so', async (visit) => {
    const page = await visit({ lang: 'en' });
    await openTable(page, server);
    await turn(page);
    await server.kill();
    await page.waitForSelector('.offline');
    assert.equal(await page.$eval('.stage', (stage) => Number(getComputedStyle(stage).opacity) < 0.6), true);
    assert.equal(await page.$('.prompt.turn'), null);
    const late = await visit({ lang: 'en' });
    await server.start();
    await page.waitForSelector('.offline', { state: 'detached', timeout: 30000 });
    await turn(page);
    await late.goto(`${server.address}/#/table/nobody`);
    await late.waitForSelector('text=There is no such table');
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }]) {
    await story(`axe at the table: looking back, a card, a pause, confirming, ${look.dark ? 'dark' : 'light'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      await page.addInitScript(() => localStorage.setItem('krainy.confirm', 'always'));
      await openTable(page, server, { clock: 'hard', seconds: 600 });
      await playOn(page, 8);
      await page.focus('[data-place="space:3"]');
      await page.keyboard.press('i');
      await page.waitForSelector('.card.pinned');
      await accessible(page, 'the card of a place');
      await page.keyboard.press('Escape');
      for (let i = 0; i < 12 && !(await page.$('.prompt .main.ask')); i++) await choose(page, i);
      await accessible(page, 'a move to be confirmed');
      await page.keyboard.press('Escape');
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press('[');
      await page.waitForSelector('.scrubber');
      await accessible(page, 'looking back');
      await page.keyboard.press('Escape');
      if (look.phone) await page.click('.chips');
      await page.waitForTimeout(200);
      await accessible(page, 'the seats');
      await page.click(look.lang === 'pl' ? 'text=Zrób przerwę >> visible=true' : 'text=Pause the game >> visible=true');
      await page.waitForSelector('.pause');
      await accessible(page, 'a pause');
    });
  }
}

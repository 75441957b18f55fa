// At the table: looking back, clocks, pauses, one screen for two, confirming, cards of places, sound, files, fairness, offline.
import { readFileSync } from 'node:fs';
import { expect, test, type Look, type Page, type Visit } from './fixtures';
import { accessible, ask, choose, fillSeats, finishedGame, go, lines, makeTable, openTable, press, turn, whoIsAsked, OPEN } from './play';

const question = (page: Page) => page.locator('.prompt').getByText('Is that your move?');
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Choose until the log has so many lines; where the log is not in sight, so many times. */
async function playOn(page: Page, until: number): Promise<void> {
  const logged = (await page.locator('.log').count()) > 0;
  for (let i = 0; logged ? (await lines(page)) < until : i < until; i++) await choose(page, i * 5 + 1);
  await turn(page);
  await page.keyboard.press('Escape');
}

/** Choose until the log has one line more. */
async function move(page: Page): Promise<void> {
  const before = await lines(page);
  for (let i = 2; (await lines(page)) === before; i++) await choose(page, i);
}

/** Two people at one table, each with a browser. */
async function pair(visit: Visit, looks: [Look, Look] = [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }]) {
  const [host, guest] = [await visit(looks[0]), await visit(looks[1])];
  const id = await makeTable(host, { chairs: ['me', 'person'] });
  await fillSeats(host, id, { 1: [guest, 'Ola'] });
  for (const page of [host, guest]) await go(page, `/table/${id}`);
  const asked = await whoIsAsked([host, guest]);
  return { host, guest, asked, other: asked === host ? guest : host };
}

test('a running game is looked back at, and says that this is not now', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await playOn(page, 14);
  const now = await lines(page);
  await blur(page);
  await page.keyboard.press('[');
  await expect(page.locator('.prompt .sentence')).toContainText('not live');
  await expect(page.locator('.ribbon')).toBeVisible();
  await expect(page.locator('[data-open]'), 'nothing can be chosen in the past').toHaveCount(0);
  await expect(page).toHaveURL(/\/\d+$/);
  const ply = Number(/\/(\d+)$/.exec(page.url())![1]);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/${ply - 1}$`));
  await page.locator('.scrub').fill('2');
  await expect(page).toHaveURL(/\/2$/);
  await expect.poll(() => lines(page), 'the story ends where one looks').toBeLessThan(now);
  await page.getByText('Back to the game').click();
  await turn(page);
  await expect(page.locator('.log li')).toHaveCount(now);
  await page.locator('.log li:nth-child(6) .line').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.scrubber')).toBeVisible();
  await page.keyboard.press('Escape');
  await turn(page);
});

test('the game goes on while somebody looks back: a note says so, and nobody is thrown out', async ({ visit }) => {
  const { asked, other } = await pair(visit, [{ lang: 'en' }, { lang: 'en' }]);
  await move(asked);
  await turn(other);
  await blur(asked);
  await asked.keyboard.press('[');
  await expect(asked.locator('.scrubber')).toBeVisible();
  await move(other);
  await expect(asked.getByText('The game has gone on by 1 move.')).toBeVisible();
  await expect(asked.locator('.ribbon'), 'still looking back').toBeVisible();
  await asked.getByText('Back to the game').click();
  await expect(asked.locator('.ribbon')).toBeHidden();
});

test('a finished game runs by itself, has an address for every move, and can be played on from any', async ({ visit }) => {
  const page = await visit({ lang: 'en', motion: true });
  const id = await finishedGame(page);
  await go(page, `/table/${id}/5`);
  const sentence = page.locator('.sentence');
  await expect(sentence).toHaveText(/^\s*Move 5 /);
  await page.getByLabel('Speed: 1×').click();
  await page.getByLabel('Speed: 2×').click();
  await page.getByLabel('Play', { exact: true }).click();
  await expect(sentence).not.toHaveText(/^\s*Move [5-7] /);
  await page.getByLabel('Stop').click();
  await page.getByLabel('Copy the address of this move').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const told = await lines(page);
  await page.getByText('Play from here').click();
  await page.waitForURL((url) => url.hash.startsWith('#/table/') && !url.hash.includes(id));
  await turn(page);
  await expect.poll(() => lines(page), 'the new game begins with what had happened').toBeGreaterThanOrEqual(told);
  await expect(page.locator('.practice'), 'and is marked as practice').toBeVisible();
});

test('whoever leaves the table is not brought back by what happens there at the same moment', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  const id = await finishedGame(page);
  await go(page, `/table/${id}/5`);
  await expect(page.locator('.sentence')).toHaveText(/^\s*Move 5 /);
  await page.evaluate(() => {
    location.hash = '#/about'; // the table hears of it a moment later; before, it leaves move 5, which its address names
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.locator('.sentence')).toBeHidden();
  await expect(page).toHaveURL(/#\/about$/);
});

test('a soft clock counts down and nudges; the game can be paused and resumed', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page, { clock: 'soft', seconds: 600 });
  await turn(page);
  const face = page.locator('.rail .seat.asked .face');
  await expect(face).toHaveText(/^(10:00|\d:\d\d)$/);
  await expect(face).not.toHaveText(await face.innerText());
  await openTable(page, { clock: 'soft', seconds: 5 });
  await expect(page.locator('.rail .clock.late')).toBeVisible();
  await turn(page); // and it is still the person's own turn
  await page.getByText('Pause the game').click();
  await expect(page.locator('.pause')).toBeVisible();
  await expect(page.locator('[data-open]'), 'nobody moves in a pause').toHaveCount(0);
  await page.locator('.pause').getByText('Resume the game').click();
  await turn(page);
});

test('a hard clock lets a bot step in, and its person takes the seat back', async ({ visit }) => {
  for (const { lang, says, back } of [
    { lang: 'en', says: 'Then a bot plays for you', back: 'Take my seat back' },
    { lang: 'pl', says: 'Potem zagra za ciebie bot', back: 'Wracam do gry' },
  ] as const) {
    const page = await visit({ lang, phone: lang === 'pl' });
    await openTable(page, { clock: 'hard', seconds: 600 });
    await expect(page.locator('.prompt.turn')).toContainText(says);
    // The bot that steps in waits ten seconds before each move, so that the game is not over before anybody looks.
    await openTable(page, { clock: 'hard', seconds: 10, pace: 10 });
    await expect(page.getByText(back)).toBeVisible();
    await expect(page.locator('.prompt.turn'), 'the bot chooses now').toHaveCount(0);
    await page.getByText(back).click();
    await expect(page.getByText(back)).toBeHidden();
  }
});

test('a pause is agreed on: asked, refused, asked again, agreed', async ({ visit }) => {
  const { host, guest } = await pair(visit);
  await host.getByText('Ask for a pause').click();
  await expect(guest.getByText('Ala prosi o przerwę.')).toBeVisible();
  await guest.getByText('Gramy dalej').click();
  await host.getByText('Ask for a pause').click();
  await expect(host.getByText('Your wish for a pause waits')).toBeVisible();
  await guest.getByText('Zgoda na przerwę').click();
  for (const page of [host, guest]) await expect(page.locator('.pause')).toBeVisible();
  await guest.locator('.pause').getByText('Wznów grę').click();
  await expect(host.locator('.pause')).toBeHidden();
});

test('two people at one screen: the view follows the seat that is asked, and moves are confirmed', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page, { chairs: ['me', 'screen'] });
  /** Choose until the move has to be confirmed. */
  const untilQuestion = async () => {
    for (let i = 1; ; i += 3) {
      const before = await lines(page);
      await choose(page, i);
      if (!(await question(page).isVisible())) continue;
      expect(await lines(page), 'nothing happens before it is confirmed').toBe(before);
      return before;
    }
  };
  const moved = new Set<string>();
  while (moved.size < 2) {
    await untilQuestion();
    await page.keyboard.press('Escape');
    await expect(question(page), 'there is a way back').toBeHidden();
    const before = await untilQuestion();
    const seat = await page.locator('.rail .seat.asked strong').innerText();
    await blur(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => lines(page)).toBeGreaterThan(before);
    moved.add(seat);
  }
});

test('a game with secrets covers the board between the turns at one screen', async ({ visit }) => {
  const page = await visit({ lang: 'en', dark: true, policy: false });
  // Ekö has no secrets: this one says that it has some.
  await page.route('**/api/games', async (route) => {
    const games: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: games.map((game) => ({ ...game, secrets: true })) });
  });
  await go(page, `/table/${await makeTable(page, { chairs: ['me', 'screen'], names: ['', 'Ola'] })}`);
  const cover = page.locator('.cover');
  for (let turns = 0; turns < 2; turns++) {
    await expect(cover.locator('h1')).toHaveText(/^Pass the screen to .+ \((Ala|Ola)\)$/);
    const title = await cover.locator('h1').innerText();
    await expect(page.locator('[data-place]'), 'there is nothing to see').toHaveCount(0);
    if (!turns) await accessible(page, 'the cover');
    await page.getByText('It is me, show the board').click();
    await turn(page);
    const [colour, person] = await page
      .locator('.rail .seat.asked .who')
      .evaluate((who) => [...who.children].map((one) => one.textContent!.trim()));
    expect(title.endsWith(`${colour} (${person})`)).toBe(true);
    await expect(page.locator('.prompt .you')).toHaveText(`${person}, your turn`);
    for (let i = 0; !(await cover.count()); i++) await choose(page, i);
  }
});

test('a place tells about itself: hover and `i`; the card opens the rule', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await turn(page);
  const card = page.locator('.card h3');
  await page.locator('[data-place="space:3"]').hover();
  await expect(card).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(card).toBeHidden();
  await page.locator('[data-place="space:3"]').focus();
  await page.keyboard.press('i');
  await page.locator('.card').getByText('Show in the rules').click();
  await expect(page.locator('section.here')).toBeVisible();
});

test('a place tells about itself: a long press, which does not choose', async ({ visit }) => {
  const page = await visit({ lang: 'pl', phone: true });
  const id = await openTable(page);
  await turn(page);
  const { moves } = await ask(page, `/tables/${id}`);
  const { x, y, width, height } = (await page.locator('[data-place="space:3"]').boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await expect(page.locator('.card.pinned')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(page.locator('.card.pinned'), 'it stays when the finger is lifted').toBeVisible();
  await expect(page.locator('.why'), 'a long press does not choose').toHaveCount(0);
  expect((await ask(page, `/tables/${id}`)).moves).toBe(moves);
});

test('pinch makes the board larger, a double tap makes it fit again', async ({ visit }) => {
  const page = await visit({ lang: 'en', phone: true });
  await openTable(page, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
  await turn(page);
  const wide = () =>
    page
      .locator('.stage svg')
      .first()
      .evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  const fits = await wide();
  const fingers = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  let moment = 0;
  /** Fingers with times of their own, 20 ms apart: a slow machine must not make two taps of a double tap. */
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp: began + 0.02 * moment++,
    });
  await touch('touchStart', [170, 350], [220, 350]);
  for (let i = 1; i <= 8; i++) await touch('touchMove', [170 - i * 10, 350], [220 + i * 10, 350]);
  await touch('touchEnd');
  await expect.poll(wide).toBeLessThan(fits * 0.6);
  await expect(page.locator('[aria-pressed=true][data-place]'), 'a pinch chooses nothing').toHaveCount(0);
  for (let tap = 0; tap < 2; tap++) {
    await touch('touchStart', [310, 300]);
    await touch('touchEnd');
  }
  await expect.poll(async () => Math.abs((await wide()) - fits)).toBeLessThan(1);
});

test('chat, the story that lights the board, the bare map, the turn in the title', async ({ visit }) => {
  const { host, guest, asked } = await pair(visit, [{ lang: 'en' }, { lang: 'en' }]);
  await expect(asked).toHaveTitle(/Your move!/);
  await host.keyboard.press('c');
  await host.getByLabel('Write a message').fill('hello <b>there</b>');
  await host.getByText('Send').click();
  await expect(guest.locator('.tab .unread')).toBeVisible();
  await guest.keyboard.press('c');
  await expect(guest.locator('.talk').getByText('hello <b>there</b>')).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('tab', { name: 'Story' }).click();
  await move(asked);
  await asked.locator('.log li:last-child .line').focus();
  await expect(asked.locator('path.lit').first()).toBeAttached();
  const stacks = asked.locator('.board .stack');
  expect(await stacks.count()).toBeGreaterThan(10);
  await asked.keyboard.press('m');
  await expect(stacks).toHaveCount(0);
  await asked.keyboard.press('m');
  await expect(stacks).not.toHaveCount(0);
});

test('settings stay: pace, sound, confirming', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await turn(page);
  const settings = page.getByRole('tab', { name: 'Settings' });
  const button = (about: string, word: string) =>
    page.getByRole('group', { name: about, exact: true }).getByRole('button', { name: word, exact: true });
  const chosen = [
    button('Pace at which others’ moves are shown', 'calm'),
    button('Confirm my moves', 'always'),
    button('Coach', 'on'),
    button('Sound', 'on'),
  ];
  await settings.click();
  await expect(button('Sound', 'off'), 'silent until wanted').toHaveAttribute('aria-pressed', 'true');
  for (const one of chosen) await one.click();
  await page.reload();
  await turn(page);
  await settings.click();
  for (const one of chosen) await expect(one).toHaveAttribute('aria-pressed', 'true');
  for (let i = 0; !(await question(page).isVisible()); i++) await choose(page, i);
});

test('the drawer is as wide as its place, whatever it shows', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  const widths = new Set<number>();
  for (const name of ['Story', 'Rules', 'Cards', 'Chat', 'Settings']) {
    await page.getByRole('tab', { name }).click();
    widths.add((await page.locator('.drawer').boundingBox())!.width);
  }
  expect([...widths]).toEqual([350]);
});

test('the cheapest route through storms is taken unasked; undo asks, and so does who wants to be asked', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { confirm: 'never' } });
  await openTable(page, { options: { modules: ['storm_labyrinth'] }, chairs: ['me', 'screen'] });
  const unasked = page.locator('.unasked');
  const routes = page.locator('.prompt .button.ask', { hasText: /costs nothing|through the storm/ });
  const asked = async () => (await routes.count()) > 1;
  let met = false;
  for (let i = 0; !(await unasked.isVisible()); i++) {
    await choose(page, i);
    met ||= await asked();
  }
  expect(met, 'nobody was asked for a route').toBe(false);
  await expect(unasked).toHaveText(/^Chosen for you: (take the way|go through).* Undo to decide otherwise\.$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(asked).toBe(true);
  await expect(unasked).toBeHidden();
  await routes.nth(1).click();
  await expect(routes).toHaveCount(0);
  await expect(unasked, 'this was a choice of the person').toBeHidden();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.locator('.settings button', { hasText: 'everything' }).click();
  for (let i = 0; !(await asked()); i++) await choose(page, i);
  await expect(unasked).toBeHidden();
});

test('a question with one answer is answered against bots, unless its person wants to be asked', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { confirm: 'never' } });
  const single: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    const read = (pattern: RegExp, payload: string | Buffer) => pattern.exec(String(payload))?.slice(1) ?? [];
    socket.on('framereceived', ({ payload }) => single.push(...read(/"actions":\[\{"action":(\d+)[^{}]*\}\]/, payload)));
    socket.on('framesent', ({ payload }) => sent.push(...read(/"type":"move".*"action":(\d+)/, payload)));
  });
  await openTable(page, { chairs: ['me', 'random'] });
  for (let i = 0; !single.length; i++) await choose(page, i);
  await expect.poll(() => sent, 'nobody clicked it').toContain(single[0]);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.locator('.settings button', { hasText: 'everything' }).click();
  for (let i = 0; single.length < 2; i++) await choose(page, i);
  await expect(page.locator(OPEN)).toHaveCount(1);
  await press(page, page.locator(OPEN));
  await expect.poll(() => sent).toContain(single[1]);
});

test('others’ moves come one after another, and any key skips ahead', async ({ visit }) => {
  const page = await visit({ lang: 'en', motion: true, settings: { pace: 'slow' } });
  await page.clock.install();
  const id = await openTable(page, { chairs: ['me', 'greedy', 'greedy', 'greedy'] });
  await turn(page);
  // From here on no time goes by on the page: what is shown stays until somebody goes on.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (let i = 1; await page.locator('.prompt.turn').count(); i += 3) await choose(page, i);
  await expect.poll(async () => (await ask(page, `/tables/${id}`)).asked, 'the bots have moved').toEqual([0]);
  await expect(page.locator('.playing'), 'they are still being shown').toBeVisible();
  await expect(page.locator('.prompt.turn')).toHaveCount(0);
  await page.keyboard.press('x');
  await turn(page);
});

test('files: a report at any time, the record after the end, and the proof of fair chance', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByText('Report a problem').click()]);
  const told = JSON.parse(readFileSync(await report.path(), 'utf8'));
  expect(told.seat).toBe(0);
  expect(told.version).toBeTruthy();
  expect(told.record, 'the record is kept secret until the end').toBeFalsy();
  await expect(page.locator('.fair code')).toHaveText(/^[0-9a-f]{64}$/);

  await go(page, `/table/${await finishedGame(page)}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.end').getByText('Download the record').click()]);
  const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
  await page.locator('.end summary').click();
  const shown = await page.locator('.end .fair code').allTextContents();
  expect([record.commitment, record.salt]).toEqual([shown[0], shown[2]]);
  const fits = await page.evaluate(async ([seal, seed, salt]) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${salt}`));
    return seal === [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, shown);
  expect(fits, 'the seal fits').toBe(true);
  await page.locator('.end .reason').click();
  await expect(page.locator('section.here')).toBeVisible();
});

test('notices are asked for, and come when the page is not in sight', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await page.addInitScript(() => {
    const notices: string[] = [];
    class Notice {
      static permission = 'default';
      static requestPermission = async () => (Notice.permission = 'granted');
      constructor(title: string) {
        notices.push(title);
      }
    }
    Object.assign(window, { Notification: Notice, notices });
  });
  const notices = () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  await openTable(page);
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('Tell me when it is my turn').click();
  await expect(page.getByText('Notices are on.')).toBeVisible();
  await page.getByRole('tab', { name: 'Story' }).click();
  await move(page);
  await turn(page);
  expect(await notices(), 'none while one looks').toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  for (let i = 1; !(await notices()).length; i += 3) await choose(page, i);
  expect(await notices()).toContain('Ekö: Your move!');
});

test('what may be old is dim, and says so', async ({ visit, server }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await turn(page);
  await server.kill();
  await expect(page.locator('.offline')).toBeVisible();
  const stage = page.locator('.stage').first();
  await expect.poll(() => stage.evaluate((one) => Number(getComputedStyle(one).opacity))).toBeLessThan(0.6);
  await expect(page.locator('.prompt.turn')).toHaveCount(0);
  const late = await visit({ lang: 'en' });
  await server.start();
  await expect(page.locator('.offline')).toBeHidden();
  await turn(page);
  await go(late, '/table/nobody');
  await expect(late.getByText('There is no such table')).toBeVisible();
});

for (const look of [{ lang: 'en' }, { lang: 'pl', dark: true, phone: true }] as const) {
  const phone = 'phone' in look;

  test(`axe at the table: looking back, a card, a pause, confirming, ${phone ? 'dark phone' : 'light desktop'}`, async ({ visit }) => {
    const page = await visit({ ...look, policy: false, settings: { confirm: 'always' } });

    await openTable(page, { clock: 'hard', seconds: 3600 });
    await playOn(page, 8);
    await page.locator('[data-place="space:3"]').focus();
    await page.keyboard.press('i');
    await expect(page.locator('.card.pinned')).toBeVisible();
    await accessible(page, 'the card of a place', '.card.pinned');
    await page.keyboard.press('Escape');
    for (let i = 0; !(await page.locator('.prompt .main.ask').count()); i++) await choose(page, i);
    await accessible(page, 'a move to be confirmed', '.prompt');
    await page.keyboard.press('Escape');
    await blur(page);
    await page.keyboard.press('[');
    await expect(page.locator('.scrubber')).toBeVisible();
    await accessible(page, 'looking back');
    await page.keyboard.press('Escape');
    if (phone) await page.locator('.chips').click();
    await accessible(page, 'the seats', phone ? '.sheet' : '.rail');
    await page
      .getByText(look.lang === 'pl' ? 'Zrób przerwę' : 'Pause the game')
      .filter({ visible: true })
      .click();
    await expect(page.locator('.pause')).toBeVisible();
    await accessible(page, 'a pause', '.pause');
  });
}

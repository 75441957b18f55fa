// Oath in the browser: the walkthrough round of the rulebook by clicking, as four people in four windows; a whole game against bots, its
// Chronicle and the next game of its world; a turn by keyboard; cards and sites by finger; and nothing that stands in the way of those who listen.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { accessible, call, makeTable } from './house.mjs';

/** The visitor at a new table. */
async function sit(page, server, wish = {}) {
  await call(page, server, 'POST', '/guest', { name: 'Ala' });
  const id = await makeTable(page, server, { game: 'oath', chairs: ['me', 'random', 'random', 'random'], options: { start: 'learning' }, ...wish });
  await page.goto(`${server.address}/#/table/${id}`);
  await page.waitForSelector('.prompt');
  return id;
}

/** Skip what is shown until the visitor is asked, or the game is over. */
async function untilAsked(page) {
  await page.waitForFunction(() => {
    document.querySelector('.playing button:last-child')?.click();
    return document.querySelector('.end') || (document.querySelector('.prompt.turn') && !document.querySelector('.prompt .ask:disabled'));
  }, null, { timeout: 60000, polling: 30 });
}

/** What the page says now: a choice has arrived when it says something else. */
const saying = (page) => page.evaluate(() => ['.log', '.sentence', '.tool', '.own'].map((one) => document.querySelector(one)?.textContent ?? '').join());

/** Do something that is a choice, confirm it where people are asked to, and wait until it has arrived. */
async function arrive(page, doing) {
  const before = await saying(page);
  await doing();
  for (let i = 0; i < 400; i++) {
    await page.evaluate(() => document.querySelector('.prompt .button.main.ask:not(:disabled)')?.click());
    if ((await saying(page)) !== before && !(await page.$('.prompt .button.ask:disabled')) && !(await page.$('.prompt .button.main.ask'))) return page.waitForFunction(() => !document.querySelector('.playing button:last-child')?.click() && !document.querySelector('.playing'));
    await page.waitForTimeout(25);
  }
  throw new Error(`nothing comes of it: ${await page.textContent('.sentence')}`);
}

/** The ways of a hand: an action and one of its choices, a card that is read first, a button, a place on the map. */
const hand = (page) => ({
  act: async (verb, says) => {
    await untilAsked(page);
    await page.click(`[data-verb=${verb}]`);
    await arrive(page, () => page.click(`.tool [data-open]:has-text("${says}") >> nth=0`));
  },
  card: async (name) => {
    await untilAsked(page);
    await page.click(`.tool .pick.can:has(strong:text-is("${name}"))`);
    await page.waitForSelector(`.held strong:text-is("${name}")`);
    await arrive(page, () => page.click('.held .take'));
  },
  button: async (says) => {
    await untilAsked(page);
    await arrive(page, () => page.click(`.prompt .button.ask:has-text("${says}")`));
  },
  place: async (place, verb = '') => {
    await untilAsked(page);
    if (verb) await page.click(`[data-verb=${verb}]`);
    // Forced, because a glowing place breathes: it never stands still.
    await arrive(page, () => page.locator(`[data-place="${place}"][data-open]`).first().click({ force: true, position: { x: 20, y: 8 } }));
  },
  choice: async (says) => {
    await untilAsked(page);
    await arrive(page, () => page.click(`.tool .choice:has-text("${says}")`));
  },
  number: async (n) => {
    await untilAsked(page);
    await arrive(page, () => page.click(`.tool .number:text-is("${n}")`));
  },
});

/** What is read in a window becomes this: others' moves may still be on their way there. */
async function becomes(page, read, wanted) {
  for (let i = 0; i < 100 && !isDeepStrictEqual(await read(page), wanted); i++) {
    await page.evaluate(() => document.querySelector('.playing button:last-child')?.click());
    await page.waitForTimeout(100);
  }
  assert.deepEqual(await read(page), wanted);
}

/** Wait until somebody's page says so, aloud or in letters; what is still being shown there is skipped. */
async function sees(page, selector, says) {
  const heard = ({ selector, source, flags }) => {
    document.querySelector('.playing button:last-child')?.click();
    const one = document.querySelector(selector);
    return one && [one.getAttribute('aria-label') ?? '', one.textContent].some((text) => new RegExp(source, flags).test(text));
  };
  await page.waitForFunction(heard, { selector, source: says.source, flags: says.flags }).catch(async () => {
    throw new Error(`${selector} should say ${says}: ${await page.evaluate((found) => document.querySelector(found)?.ariaLabel ?? document.querySelector(found)?.textContent, selector)}`);
  });
}

/** What lies on the own board, read from the page. */
async function mine(page) {
  await page.evaluate(() => document.querySelector('.playing button:last-child')?.click());
  const said = await page.$$eval('.own .supply, .own .facts > span', (all) => all.map((one) => one.getAttribute('aria-label')));
  const number = (what) => Number(said.find((one) => one.startsWith(what)).match(/: (\d+)/)[1]);
  return { supply: number('Supply'), favor: number('favor'), secrets: number('secrets'), warbands: number('warbands:') };
}
const bank = async (page, suit) => Number(await page.textContent(`[data-place="suit:${['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'].indexOf(suit)}"] b`));

/** Rule until a round, or until the game is over: in every turn two of the large actions, wherever they lead; and then the Chronicle. Tells what was written there. */
async function rule(page, until = 9) {
  const CHRONICLE = { Swear: 'swears the oath', Invitations: 'may invite Citizens', Build: 'may build an edifice', ChooseSuit: 'chooses the suit of the new cards' };
  const ACTIONS = ['search', 'muster', 'travel', 'campaign', 'recover', 'use'];
  const written = {};
  let acted = 0;
  for (let number = 0; number < 400; number++) {
    await untilAsked(page);
    if ((await page.$('.end')) || Number(await page.textContent('.rounds .now')) >= until) return written;
    const possible = [];
    for (const verb of ACTIONS) if (await page.$(`[data-verb=${verb}]:not(:disabled)`)) possible.push(verb);
    const acting = await page.$('.verbs');
    if (acting && (acted === 2 || !possible.length)) {
      acted = 0;
      await hand(page).button('End the Act phase');
      continue;
    }
    if (acting) await page.click(`[data-verb=${possible[number % possible.length]}]`);
    acted += acting ? 1 : 0;
    const sentence = await page.textContent('.prompt .sentence');
    const question = Object.keys(CHRONICLE).find((one) => sentence.includes(CHRONICLE[one]));
    const found = await page.$$('.tool .choice, .tool .number, .tool .pick.can, .at-site.aim');
    const open = found.length ? found : await page.$$('.prompt .line .button.ask');
    const one = open[question ? open.length - 1 : (number * 7) % open.length];
    if (question) written[question] = (await one.textContent()).trim();
    const card = await one.evaluate((node) => node.matches('.pick'));
    await arrive(page, async () => {
      await one.click({ force: true });
      if (card) await page.click('.held .take');
    });
  }
  throw new Error(`no end: ${await page.textContent('.sentence')}`);
}

/** One choice of somebody who wants the game to go on. */
async function goOn(page, number) {
  const verbs = await page.$$('.tool [data-verb]:not(:disabled)');
  if (verbs.length && number % 3) {
    await verbs[(number * 5) % verbs.length].click();
    const open = await page.$$('.tool [data-place^="do:"], .at-site.aim');
    if (open.length) return open[(number * 7) % open.length].click({ force: true, timeout: 2000 });
  }
  const end = await page.$('.prompt .button.ask:has-text("End the Act phase")');
  if (end) return end.click();
  const all = await page.$$('.tool [data-open], .prompt .line .button.ask');
  await all[(number * 7) % Math.max(1, all.length)]?.click({ force: true, timeout: 2000 });
  const take = await page.$('.held .take:not(:disabled)');
  if (take) await take.click({ timeout: 2000 });
}

export default async function ({ story, server }) {
  /** The table of the walkthrough and who sits at it. */
  const kept = {};
  const four = async (visit) => [await visit({ lang: 'en' }), await visit({ lang: 'en' }), await visit({ lang: 'en' }), await visit({ lang: 'en' })];

  await story('the walkthrough round of the rulebook, four people in four windows: Purple and Red', async (visit) => {
    const pages = await four(visit);
    const [purple, red, , yellow] = pages;
    const id = await makeTable(purple, server, { game: 'oath', chairs: ['me', 'person', 'person', 'person'], options: { start: 'learning' } });
    // The seed of the dice that the rulebook throws: 2 swords, 3 hollow ones, 2 skulls; a shield and two doublings.
    await server.seed(id, 859);
    const { invitations } = await (await call(purple, server, 'GET', `/tables/${id}`)).json();
    for (const [seat, name] of [[1, 'Bob'], [2, 'Ewa'], [3, 'Jan']]) {
      await call(pages[seat], server, 'POST', '/guest', { name });
      await pages[seat].goto(`${server.address}/#/join/${invitations[seat]}`);
      await pages[seat].click('text=Sit down');
      await pages[seat].waitForSelector('.prompt');
    }
    await call(purple, server, 'POST', `/tables/${id}/start`);
    await purple.goto(`${server.address}/#/table/${id}`);
    await untilAsked(purple);

    let one = hand(purple);
    assert.deepEqual(await mine(purple), { supply: 7, favor: 2, secrets: 1, warbands: 3 });
    await one.act('search', 'the world deck');
    await one.card('Garrison');
    // What one has drawn, nobody else can read.
    assert.ok(!(await red.textContent('body')).includes('Garrison'));
    await one.card('Faithful Friend');
    await one.choice('Plains');
    assert.deepEqual(await mine(purple), { supply: 5, favor: 3, secrets: 1, warbands: 3 });
    assert.equal(await bank(purple, 'order'), 2);
    await one.act('trade', 'Garrison” for favor');
    assert.deepEqual([(await mine(purple)).favor, await bank(purple, 'order')], [4, 1]);
    await one.act('search', 'the world deck');
    await one.card('Errand Boy');
    await one.card('The Old Oak');
    await one.button('To the advisers, face up');
    assert.equal((await mine(purple)).supply, 2);
    await one.place('site:1', 'travel');
    await sees(purple, '[data-place="site:1"]', /^Lush Coast/);
    await one.act('uncover', 'Forest Paths');
    await one.choice('Lush Coast');
    assert.deepEqual([(await mine(purple)).favor, await bank(purple, 'beast')], [5, 2]);
    await one.act('trade', 'Forest Paths” for secrets');
    assert.deepEqual(await mine(purple), { supply: 0, favor: 3, secrets: 1, warbands: 3 });
    await one.button('End the Act phase');
    assert.deepEqual([await mine(purple), await bank(purple, 'beast')], [{ supply: 5, favor: 3, secrets: 2, warbands: 3 }, 4]);

    one = hand(red);
    await one.act('search', 'the pile of the Provinces');
    await one.card('The Old Oak');
    await red.waitForSelector('.tool .pick.can');
    await one.card(await red.textContent('.tool .pick.can strong'));
    await one.choice('Mountain');
    assert.deepEqual([(await mine(red)).supply, (await mine(red)).favor, await bank(red, 'beast')], [5, 2, 3]);
    await one.act('uncover', 'Animal Playmates');
    await one.button('To the advisers, face up');
    await one.act('with', 'The Old Oak');
    await one.act('trade', 'The Old Oak” for secrets');
    assert.deepEqual(await mine(red), { supply: 4, favor: 0, secrets: 3, warbands: 3 });
    await one.act('search', 'the world deck');
    await sees(red, '.visions', /Visions Drawn: 1;/);
    await one.card('Alchemist');
    await one.button('To the advisers, face up');
    await one.act('use', 'Alchemist');
    for (const suit of [5, 1, 0, 2]) await one.place(`suit:${suit}`);
    assert.deepEqual([(await mine(red)).favor, (await mine(red)).secrets], [4, 1]);
    await one.act('recover', 'People’s Favor');
    await one.number(2);
    await one.place('suit:4');
    assert.equal(await bank(red, 'beast'), 4);
    await sees(yellow, '[data-place="banner:0"]', /Red holds it, 2 on it/);
    await one.button('End the Act phase');
    assert.deepEqual([(await mine(red)).supply, (await mine(red)).secrets], [7, 2]);
    Object.assign(kept, { id, cookies: await Promise.all(pages.map((page) => page.context().cookies())) });
  });

  await story('the walkthrough round at the same table: Blue and Yellow', async (visit) => {
    assert.ok(kept.id, 'Purple and Red have played');
    const pages = await four(visit);
    const [purple, red, blue, yellow] = pages;
    for (const [seat, page] of pages.entries()) {
      await page.context().addCookies(kept.cookies[seat]);
      await page.goto(`${server.address}/#/table/${kept.id}`);
      await page.waitForSelector('.prompt');
    }
    let one = hand(blue);
    await one.act('use', 'Taming Charm');
    await one.card('The Old Oak');
    assert.equal((await mine(blue)).favor, 3);
    await one.act('search', 'the world deck');
    assert.equal((await mine(blue)).supply, 4);
    await one.card('Vision of Sanctuary');
    await one.card('Roving Terror');
    await one.button('To the advisers, face down');
    await one.act('uncover', 'Naysayers');
    await one.button('To the advisers, face up');
    await one.act('peek', 'Mountain');
    await sees(blue, '[data-place="relic:2-0"]', /Ivory Eye/);
    assert.ok(!/Ivory Eye/.test(await red.getAttribute('[data-place="relic:2-0"]', 'aria-label')), 'what one peeks at, only one knows');
    await one.act('recover', 'relic');
    assert.deepEqual([(await mine(blue)).supply, (await mine(blue)).favor], [3, 1]);
    await one.place('site:4', 'travel');
    await sees(blue, '[data-place="site:4"]', /^Salt Flats.*Favor: 2.*Secrets: 1/s);
    await one.button('End the Act phase');
    assert.equal((await mine(blue)).supply, 7);

    one = hand(yellow);
    await one.act('muster', 'Elders');
    await one.act('uncover', 'A Small Favor');
    await one.button('To the advisers, face up');
    assert.deepEqual([(await mine(yellow)).warbands, (await mine(yellow)).supply], [9, 6]);
    assert.ok(await yellow.isDisabled('[data-verb=muster]'));
    await one.act('campaign', 'Purple');
    await one.place('site:2');
    await one.button('These are all targets');
    await one.number(9);
    // The Chancellor answers with a battle plan; all see the scene.
    await untilAsked(purple);
    for (const page of pages) await page.waitForSelector('.campaign:not(.slim) .side.attack');
    await sees(red, '.campaign:not(.slim)', /Mountain.*Rocky Coast|Rocky Coast.*Mountain/s);
    await sees(red, '.campaign .side.defense .pool', /3 dice/);
    await sees(red, '.campaign .side.attack .pool', /8 dice/);
    await hand(purple).card('Longbows');
    await hand(yellow).button('Sacrifice what is missing');
    for (const page of pages) await sees(page, '.log', /Defense: shields 1, doublings 2, in all 4\..*Attack: swords 2, hollow swords 3, skulls 2\..*Yellow sacrifices 2 warbands\..*Yellow wins the campaign\./s);
    for (const site of [2, 5]) await hand(purple).place(`site:${site}`);
    await one.number(1);
    await one.number(2);
    await becomes(purple, async (page) => (await mine(page)).warbands, 5);
    assert.deepEqual([(await mine(yellow)).warbands, (await mine(yellow)).supply], [2, 4]);
    await sees(red, '[data-place="site:2"]', /ruled by Yellow.*warbands: 1/is);
    await sees(red, '[data-place="site:5"]', /ruled by Yellow.*warbands: 2/is);
    await sees(red, '.keeper', /Oathkeeper: Yellow/);
    await one.act('search', 'the world deck');
    await one.card('Tents');
    await one.card('Bear Traps');
    await one.choice('Rocky Coast');
    assert.deepEqual([(await mine(yellow)).supply, (await mine(yellow)).favor], [1, 1]);
    await one.act('with', 'Tents');
    await one.place('site:6', 'travel');
    await sees(blue, '[data-place="site:6"]', /^Wastes.*face-down relics: 1/is);
    assert.equal((await mine(yellow)).supply, 1);
    await one.button('End the Act phase');
    await untilAsked(purple);
    for (const page of pages) await sees(page, '.rounds', /Round 2 of 8/);
    // What the rulebook counts after the first round, all 36 favor: 12 are in the box, 2 on Salt Flats, 2 on the banner.
    await becomes(red, (page) => Promise.all(['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'].map((suit) => bank(page, suit))), [2, 2, 0, 3, 4, 3]);
    for (const [seat, favor] of [3, 2, 1, 0].entries()) await becomes(pages[seat], async (page) => (await mine(page)).favor, favor);
    assert.equal((await mine(yellow)).supply, 7);
  });

  /** The game against bots and who plays it. */
  const played = {};
  const again = async (visit) => {
    assert.ok(played.cookies, 'the story before this one was told to its end');
    const page = await visit({ lang: 'en' });
    await page.context().addCookies(played.cookies);
    await page.goto(`${server.address}/#/table/${played.id}`);
    return page;
  };

  await story('a whole game against bots, by clicking: the first rounds', async (visit) => {
    const page = await visit({ lang: 'en' });
    const id = await makeTable(page, server, { game: 'oath', chairs: ['me', 'random', 'random', 'random'], options: { start: 'learning' } });
    // Bots and dice of this seed let Purple win, who writes the Chronicle then.
    await server.seed(id, 1);
    await page.goto(`${server.address}/#/table/${id}`);
    await rule(page, 4);
    await sees(page, '.rounds', /Round 4 of 8/);
    Object.assign(played, { id, cookies: await page.context().cookies() });
  });

  await story('a whole game against bots, by clicking: to its end and the Chronicle', async (visit) => {
    const page = await again(visit);
    const written = await rule(page);
    assert.equal(await page.locator('.end li').count(), 4);
    assert.match(await page.textContent('.end'), /Purple wins and will write the Chronicle/, 'if the rules have changed so that a bot wins now, another seed is needed');
    assert.deepEqual(['Swear', 'Build', 'ChooseSuit'].filter((question) => !written[question]), [], 'what the Chronicle asked');
    const oath = written.Swear.replace('Swear: ', '');
    await sees(page, '.drawer .log', new RegExp(`swears: ${oath}`));
    Object.assign(played, { oath });
  });

  await story('the world after the game: its chronicle, and its next game, by clicking', async (visit) => {
    const page = await again(visit);
    assert.ok(played.oath, 'the Chronicle was written');
    await page.click('.end >> text=Chronicle of the world');
    await page.waitForSelector('#chapter-1 .won:has-text("Purple wins as the Chancellor")');
    await sees(page, '#chapter-1', /Built/);
    for (const where of ['#chapter-1', '.today']) await sees(page, where, new RegExp(played.oath));
    await page.goBack();
    await page.click('.end .button.main:text-is("Next game of this world")');
    await page.waitForFunction((before) => !document.querySelector('.end') && document.querySelector('.standing') && !location.hash.includes(before), played.id);
    const next = decodeURIComponent((await page.evaluate(() => location.hash)).split('/')[2]);
    assert.equal((await (await call(page, server, 'GET', `/tables/${next}`)).json()).world, played.id);
    await sees(page, '.keeper', new RegExp(played.oath));
    await sees(page, '.rounds', /Round 1 of 8/);
    await untilAsked(page);
    assert.ok(await page.$('.prompt.turn'), 'it goes on');
  });

  await story('a card is read before it is chosen; a site, a board of another one and the Reliquary tell about themselves', async (visit) => {
    const page = await visit({ lang: 'en' });
    await sit(page, server);
    await untilAsked(page);
    await page.locator('.at-card[data-place="card:4"]').click({ force: true });
    await page.waitForSelector('.held .face.large:has-text("attack die")');
    assert.deepEqual((await page.locator('.held .take').allInnerTexts()).map((text) => text.split(' ')[0]), ['Muster', 'Trade', 'Trade']);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.held', { state: 'detached' });
    await page.hover('.court .pill >> nth=0');
    await page.waitForSelector('.card:not(.pinned) >> text=A face-down adviser of Red');
    await page.mouse.move(0, 0);
    await page.click('[data-place="space:1"]');
    await page.waitForSelector('.held >> text=Decadent');
    await page.keyboard.press('Escape');
    // Who wins and why is always there, and what is not possible says why.
    assert.match(await page.textContent('.threat'), /Purple wins for the Empire after round 5 if the end die shows 6 and the title/);
    await page.click('[data-place="banner:1"]');
    await page.waitForSelector('.why');
    // The other language has the other words, on cards too.
    await page.click('.drawer .tab >> nth=4');
    await page.click('.drawer >> text=Polski');
    await page.waitForSelector('.threat >> text=Fioletowy wygra dla Imperium');
  });

  await story('the Prince plays, and what we completed of him is marked', async (visit) => {
    const page = await visit({ lang: 'en' });
    await sit(page, server, { chairs: ['me'], options: { start: 'first' } });
    await page.waitForSelector('.court .prince');
    assert.match(await page.getAttribute('.court .prince', 'title'), /completed by us/);
  });

  await story('a turn by keyboard alone: a search, a card, a journey, the end of the turn', async (visit) => {
    const page = await visit({ lang: 'pl' });
    await sit(page, server);
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForTimeout(120);
    };
    const reach = async (selector, most = 80) => {
      for (let i = 0; i < most && !(await page.$(`${selector}:focus`)); i++) await press('n');
      assert.ok(await page.$(`${selector}:focus`), `${selector} is reached`);
    };
    await untilAsked(page);
    await reach('[data-verb=search]');
    await press('Enter');
    await reach('.choice');
    await press('Enter');
    await page.waitForSelector('.tool .pick.can');
    await reach('.tool .pick.can');
    await press('Enter');
    await page.waitForSelector('.held .take');
    await press('Enter');
    await page.waitForSelector('.sentence >> text=/odrzuc|kolejno/i');
    await reach('.tool .pick.can');
    await press('Enter', 'Enter');
    await page.waitForSelector('.sentence >> text=/zagrywa/i');
    await press('1');
    await page.waitForSelector('.verbs');
    await reach('[data-verb=travel]');
    await press('Enter');
    await reach('.at-site.aim');
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /można wybrać$/);
    await press('Enter');
    await page.waitForFunction(() => / 4\/7|: [0-4]\/7/.test(document.querySelector('.own .supply').getAttribute('aria-label')));
    await untilAsked(page);
    await press('1');
    await page.waitForFunction(() => !document.querySelector('.verbs'));
  });

  await story('on a phone: sites and cards by finger, texts large enough, boards of the others on demand', async (visit) => {
    const page = await visit({ lang: 'pl', phone: true });
    await sit(page, server);
    await untilAsked(page);
    await page.waitForTimeout(300);
    const small = await page.$$eval('.standing b, .standing p, .own b, .prompt .sentence, .tool .button, .stage text', (all) =>
      all.filter((one) => one.textContent.trim() && one.getBoundingClientRect().width).map((one) => [one.textContent, one.closest('svg') ? parseFloat(one.getAttribute('font-size')) * one.closest('svg').getScreenCTM().a : parseFloat(getComputedStyle(one).fontSize)]).filter(([, size]) => size < 12.9));
    assert.deepEqual(small, [], 'nothing that has to be read is tiny');
    const narrow = await page.$$eval('.standing button, .tool button, .fold, .own .brief, .own .good', (all) => all.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]).filter(([, { width, height }]) => Math.min(width, height) < 40).map(([text, { width, height }]) => `${text} ${width}×${height}`));
    assert.deepEqual(narrow, [], 'a finger finds all of it');
    await page.tap('[data-place="card:4"].at-card', { force: true });
    await page.waitForSelector('.held .face.large');
    await page.tap('.held .buttons .button >> nth=-1');
    await page.tap('.fold');
    await page.waitForSelector('.court .pill');
    await page.tap('.fold');
    await page.tap('[data-verb=travel]');
    await page.waitForSelector('.at-site.aim .price');
  });

  for (const look of [{ lang: 'en', dark: false }, { lang: 'pl', dark: true, phone: true }])
    await story(`axe: a turn, cards drawn, a card held up, ${look.dark ? 'dark, phone' : 'light, desktop'}`, async (visit) => {
      const page = await visit({ ...look, policy: false });
      await sit(page, server);
      await untilAsked(page);
      await page.waitForTimeout(400);
      await accessible(page, 'a turn');
      await page.click('[data-verb=search]');
      await page.click('.tool .choice >> nth=0');
      await page.waitForSelector('.tool .pick.can');
      await page.waitForTimeout(300);
      await accessible(page, 'cards drawn');
      await page.click('.tool .pick.can >> nth=0');
      await page.waitForSelector('.held .take');
      await page.waitForTimeout(300);
      await accessible(page, 'a card held up');
    });

  await story('axe: a campaign and an offer', async (visit) => {
    const page = await visit({ lang: 'en', policy: false });
    const left = new Set(['.campaign', '.deal']);
    for (let game = 0; game < 4 && left.size; game++) {
      await sit(page, server, { chairs: ['random', 'me', 'random', 'random'], options: { start: 'first' } });
      for (let number = 0; number < 160 && left.size && !(await page.$('.end')); number++) {
        await untilAsked(page);
        for (const what of [...left])
          if (await page.$(what)) {
            await page.waitForTimeout(900);
            await accessible(page, what);
            left.delete(what);
          }
        const campaign = left.has('.campaign') && (await page.$('[data-verb=campaign]:not(:disabled)'));
        if (campaign) {
          await campaign.click();
          await page.click('.tool .choice >> nth=0').catch(() => null);
        } else await goOn(page, number).catch(() => null);
        await page.waitForTimeout(15);
      }
    }
    assert.deepEqual([...left], []);
  });
}

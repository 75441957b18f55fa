// The walkthrough round of Oath's rulebook by clicking, as four people in four windows.
import { expect, test, type Page } from './fixtures';
import { ask, becomeGuest, call, go, makeTable, standing } from './play';
import { hand, has, sees, SUITS } from './oath_hand';

// The seed of the dice that the rulebook throws: 2 swords, 3 hollow ones, 2 skulls; a shield and two doublings.
test.use({ seed: 859 });

test('the walkthrough round of the rulebook, four people in four windows', async ({ visit }) => {
  const pages: Page[] = [];
  // The rulebook tells also what the page would choose by itself: the order in which cards are discarded.
  for (let seat = 0; seat < 4; seat++) pages.push(await visit({ lang: 'en', settings: { pace: 'fast', questions: 'all' } }));
  const [purple, red, blue, yellow] = pages;
  const id = await makeTable(purple, { game: 'oath', chairs: ['me', 'person', 'person', 'person'], options: { start: 'learning' } });
  const { invitations } = await ask(purple, `/tables/${id}`);
  for (const [seat, name] of [
    [1, 'Bob'],
    [2, 'Ewa'],
    [3, 'Jan'],
  ] as const) {
    await becomeGuest(pages[seat], name);
    await go(pages[seat], `/join/${invitations[seat]}`);
    await pages[seat].getByText('Sit down').click();
    await expect(pages[seat].getByText('Leave this table')).toBeVisible();
    if (seat > 1) await go(pages[seat], '/about'); // Blue and Yellow come when it is nearly their turn
  }
  await call(purple, 'POST', `/tables/${id}/start`);
  await go(purple, `/table/${id}`);
  await standing(purple);

  await test.step('Purple', async () => {
    const one = hand(purple);
    await has(purple, { supply: 7, favor: 2, secrets: 1, warbands: 3 });
    await one.act('search', 'the world deck');
    await one.card('Garrison');
    // What one has drawn, nobody else can read, although the others' pages have come as far.
    await expect(red.locator('.prompt')).toHaveAttribute('data-ply', (await purple.locator('.prompt').getAttribute('data-ply'))!);
    await expect(red.locator('body')).not.toContainText('Garrison');
    await one.card('Faithful Friend');
    await one.choice('Plains');
    await has(purple, { supply: 5, favor: 3, secrets: 1, warbands: 3 }, { order: 2 });
    await one.act('trade', 'Garrison” for favor');
    await has(purple, { favor: 4 }, { order: 1 });
    await one.act('search', 'the world deck');
    await one.card('Errand Boy');
    await one.card('The Old Oak');
    await one.button('To the advisers, face up');
    await has(purple, { supply: 2 });
    await one.place('site:1', 'travel');
    await sees(purple, '[data-place="site:1"]', /^Lush Coast/);
    await one.act('uncover', 'Forest Paths');
    await one.choice('Lush Coast');
    await has(purple, { favor: 5 }, { beast: 2 });
    await one.act('trade', 'Forest Paths” for secrets');
    await has(purple, { supply: 0, favor: 3, secrets: 1, warbands: 3 });
    await one.button('End the turn');
    await has(purple, { supply: 5, favor: 3, secrets: 2, warbands: 3 }, { beast: 4 });
  });

  await test.step('Red', async () => {
    const one = hand(red);
    await one.act('search', 'the pile of the Provinces');
    await one.card('The Old Oak');
    await one.card((await red.locator('.tool .pick.can strong').first().textContent())!);
    await one.choice('Mountain');
    await has(red, { supply: 5, favor: 2 }, { beast: 3 });
    await one.act('uncover', 'Animal Playmates');
    await one.button('To the advisers, face up');
    await one.act('with', 'The Old Oak');
    await one.act('trade', 'The Old Oak” for secrets');
    await has(red, { supply: 4, favor: 0, secrets: 3, warbands: 3 });
    await one.act('search', 'the world deck');
    await sees(red, '.visions', /Visions Drawn: 1;/);
    await one.card('Alchemist');
    await one.button('To the advisers, face up');
    await one.act('use', 'Alchemist');
    for (const suit of [5, 1, 0, 2]) await one.place(`suit:${suit}`);
    await has(red, { favor: 4, secrets: 1 });
    await one.act('recover', 'People’s Favor');
    await one.number(2);
    await one.place('suit:4');
    await has(red, {}, { beast: 4 });
    await sees(purple, '[data-place="banner:0"]', /Red holds it, 2 on it/);
    await one.button('End the turn');
    await has(red, { supply: 7, secrets: 2 });
  });

  await test.step('Blue and Yellow come, and everybody comes back later', async () => {
    for (const page of [blue, yellow]) await go(page, `/table/${id}`);
    for (const page of pages) await page.reload();
    for (const page of pages) await expect(page.locator('.prompt')).toBeVisible();
  });

  await test.step('Blue', async () => {
    const one = hand(blue);
    await one.act('use', 'Taming Charm');
    await one.card('The Old Oak');
    await has(blue, { favor: 3 });
    await one.act('search', 'the world deck');
    await has(blue, { supply: 4 });
    await one.card('Vision of Sanctuary');
    await one.card('Roving Terror');
    await one.button('To the advisers, face down');
    await one.act('uncover', 'Naysayers');
    await one.button('To the advisers, face up');
    await one.act('peek', 'Mountain');
    await sees(blue, '[data-place="relic:2-0"]', /Ivory Eye/);
    await expect(red.locator('.prompt')).toHaveAttribute('data-ply', (await blue.locator('.prompt').getAttribute('data-ply'))!);
    const known = await red.locator('[data-place="relic:2-0"]').first().getAttribute('aria-label');
    expect(known, 'what one peeks at, only one knows').not.toContain('Ivory Eye');
    await one.act('recover', 'relic');
    await has(blue, { supply: 3, favor: 1 });
    await one.place('site:4', 'travel');
    await sees(blue, '[data-place="site:4"]', /^Salt Flats.*Favor: 2.*Secrets: 1/s);
    await one.button('End the turn');
    await has(blue, { supply: 7 });
  });

  await test.step('Yellow', async () => {
    const one = hand(yellow);
    await one.act('muster', 'Elders');
    await one.act('uncover', 'A Small Favor');
    await one.button('To the advisers, face up');
    await has(yellow, { warbands: 9, supply: 6 });
    await expect(yellow.locator('[data-verb=muster]')).toBeDisabled();
    await one.act('campaign', 'Purple');
    await one.place('site:2');
    await one.button('These are all targets');
    await one.number(9);
    // The Chancellor answers with a battle plan; all see the scene.
    await standing(purple);
    for (const page of pages) await expect(page.locator('.campaign:not(.slim) .side.attack')).toBeVisible();
    await sees(red, '.campaign:not(.slim)', /Mountain.*Rocky Coast|Rocky Coast.*Mountain/s);
    await sees(red, '.campaign .side.defense .pool', /3 dice/);
    await sees(red, '.campaign .side.attack .pool', /8 dice/);
    await hand(purple).card('Longbows');
    await one.button('Sacrifice what is missing');
    const told = [
      'The defense rolls 1 shield and doubles it 2 times: 4 in all.',
      'The attack rolls 2 swords, 3 hollow swords and 2 skulls.',
      'Yellow sacrifices 2 warbands.',
      'Yellow wins the campaign.',
    ];
    for (const page of pages) for (const line of told) await expect(page.locator('.log')).toContainText(line);
    for (const site of [2, 5]) await hand(purple).place(`site:${site}`);
    await one.number(1);
    await one.number(2);
    await has(purple, { warbands: 5 });
    await has(yellow, { warbands: 2, supply: 4 });
    await sees(red, '[data-place="site:2"]', /ruled by Yellow.*warbands: 1/is);
    await sees(red, '[data-place="site:5"]', /ruled by Yellow.*warbands: 2/is);
    await sees(red, '.keeper', /Oathkeeper: Yellow/);
    await one.act('search', 'the world deck');
    await one.card('Tents');
    await one.card('Bear Traps');
    await one.choice('Rocky Coast');
    await has(yellow, { supply: 1, favor: 1 });
    await one.act('with', 'Tents');
    await one.place('site:6', 'travel');
    await sees(blue, '[data-place="site:6"]', /^Wastes.*face-down relics: 1/is);
    await has(yellow, { supply: 1 });
    await one.button('End the turn');
  });

  await standing(purple);
  for (const page of pages) await sees(page, '.rounds', /Round 2 of 8/);
  // What the rulebook counts after the first round, all 36 favor: 12 are in the box, 2 on Salt Flats, 2 on the banner.
  await has(red, {}, Object.fromEntries(SUITS.map((suit, i) => [suit, [2, 2, 0, 3, 4, 3][i]])));
  for (const [seat, favor] of [3, 2, 1, 0].entries()) await has(pages[seat], { favor });
  await has(yellow, { supply: 7 });
});

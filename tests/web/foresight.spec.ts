// Before it is taken, every option tells what it does; and one line says how to win now.
import { expect, test, type Page } from './fixtures';
import { accessible, openTable, press, turn } from './play';

const slip = (page: Page) => page.locator('[data-foretold]');
/** A place of Ekö's board by the name that is drawn on it. */
const hex = (page: Page, name: string) => page.locator(`[data-place][aria-label^="${name}: "]`);

/** A table of Ekö whose person has the first action: the Emperor stays where it is. */
async function firstAction(page: Page): Promise<void> {
  await openTable(page);
  await turn(page);
  await press(page, page.locator('.prompt .ask').first());
  await expect(page.locator('.sentence')).toContainText(/move or build|ruch albo budowę/);
}

test('a button tells what it does while the mouse is over it', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await openTable(page);
  await turn(page);
  await expect(slip(page)).toHaveCount(0);
  await page.locator('.prompt .ask').first().hover();
  const line = slip(page).locator('p').first();
  await expect(line).toContainText('Light Blue');
  const told = (await line.textContent())!.trim();
  await page.locator('.title, .house').first().hover();
  await expect(slip(page)).toHaveCount(0);
  await page.locator('.prompt .ask').first().click();
  await expect(page.locator('.log li').filter({ hasText: told })).toHaveCount(1);
});

test('the whole path on the board tells what it does, by the mouse and by the keyboard', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await firstAction(page);
  await page.locator('[data-open]').first().click();
  const ends = page.locator('[data-open]');
  await ends.first().focus();
  const line = slip(page).locator('p').first();
  let told = '';
  await expect.poll(async () => (told = (await line.textContent())!.trim())).toMatch(/^Light Blue .*\./);
  await expect(slip(page)).toHaveAttribute('role', 'status');
  await accessible(page, 'an option that is looked at', '.outlook');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log li').filter({ hasText: told })).toHaveCount(1);
});

test('what it costs and brings is told with its sign', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await firstAction(page);
  // The stack of one on G1 builds a camp on the mountain G2: that it could is seen before it is chosen.
  await hex(page, 'G1').hover();
  await expect(hex(page, 'G2')).toHaveAttribute('data-near', '');
  await expect(hex(page, 'C6')).not.toHaveAttribute('data-near');
  await hex(page, 'G1').click();
  await hex(page, 'G2').hover();
  await expect(slip(page).locator('.gain')).toContainText(['punkty +1', 'rezerwa +1']);
  await expect(slip(page).locator('.loss')).toContainText(['dyski na planszy −1']);
  await expect(slip(page).locator('.dear')).toHaveCount(0);
});

/** The Emperor, alone on C7, is about to be spent for a camp on the capital C6: the page asks, and nothing has happened yet. */
async function isAsked(page: Page): Promise<void> {
  await press(page, hex(page, 'C6'));
  await expect(page.locator('.prompt .ask.main')).toContainText('Confirm');
  await expect(slip(page).locator('.dear')).toContainText('Emperor on the board −1');
  await press(page, page.locator('.prompt').getByText('Back'));
  await expect(slip(page)).toHaveCount(0);
  await expect(page.locator('.log li')).not.toContainText(['camp']);
}

test('nobody spends the Emperor by one click', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await firstAction(page);
  await press(page, hex(page, 'C7'));
  await hex(page, 'C6').hover();
  await expect(slip(page).locator('.dear')).toContainText('Emperor on the board −1');
  await isAsked(page);
});

test('nobody spends the Emperor by one touch', async ({ visit }) => {
  const page = await visit({ lang: 'en', phone: true });
  await firstAction(page);
  await press(page, hex(page, 'C7'));
  await expect(slip(page)).toHaveCount(0);
  await isAsked(page);
});

test('by touch, what costs something is shown first; the second tap does it', async ({ visit }) => {
  const page = await visit({ lang: 'en', phone: true });
  await firstAction(page);
  await press(page, hex(page, 'G1'));
  await press(page, hex(page, 'G2'));
  await expect(slip(page).locator('.loss')).toContainText(['discs on the board −1']);
  await expect(page.locator('.prompt .ask.main')).toContainText('Confirm');
  await press(page, hex(page, 'G2'));
  await expect(hex(page, 'G2')).toHaveAttribute('aria-label', /camp/);
});

test('the player aid lies one key or two taps away, and leads to the rules', async ({ visit }) => {
  for (const phone of [false, true]) {
    const page = await visit({ lang: 'en', phone, policy: false });
    await openTable(page, { game: phone ? 'oath' : 'mysthea' });
    await turn(page);
    const aid = page.locator('dialog.aid');
    if (phone) {
      await press(page, page.locator('.goals .now').locator('visible=true'));
      await press(page, page.locator('.goals').locator('visible=true').getByText('Player aid'));
    } else await page.keyboard.press('p');
    await expect(aid.locator('.now')).toContainText(
      await page
        .locator('.sentence')
        .innerText()
        .then((said) => said.replace(/^your turn/i, '').trim()),
    );
    await expect(aid.locator('.parts')).toContainText(phone ? 'draw' : '1, 3, 5 energy', { ignoreCase: true });
    await accessible(page, 'the player aid', 'dialog.aid');
    await page.keyboard.press('Escape');
    await expect(aid).toHaveCount(0);
    await page.keyboard.press('p');
    await press(page, aid.getByRole('button', { name: /^Open the rule: (Travel|Development)/ }));
    await expect(aid).toHaveCount(0);
    await expect(page.locator('section.here h3')).toBeVisible();
  }
});

test('the goal is always there, opens to all goals, and leads to its rule', async ({ visit }) => {
  for (const phone of [false, true]) {
    const page = await visit({ lang: 'pl', phone });
    await openTable(page);
    await turn(page);
    const goals = page.locator('.goals').locator('visible=true');
    await expect(goals).toContainText('Masz 0 z 12 punktów, ale jeszcze żadnej stolicy.');
    await press(page, goals.locator('.now'));
    await expect(goals.locator('li').first()).toContainText('ma 0 z 12 punktów');
    await accessible(page, 'goals', '.goals');
    await press(page, goals.getByText('Otwórz zasadę'));
    await expect(page.locator('section.here h3')).toContainText('Dwanaście punktów');
  }
});

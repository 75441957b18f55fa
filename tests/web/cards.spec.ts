// The cards and other components of a game: search, filters, both languages, an address for every card, the keyboard.
import { expect, test, type Look, type Page, type Visit } from './fixtures';
import { accessible, go, openTable, turn } from './play';

const names = (page: Page) => page.locator('.browser li h3');
const large = (page: Page) => page.locator('dialog[open] h3');
const kind = (page: Page, title: string) => page.locator('.kinds button', { hasText: title }).click();

async function open(visit: Visit, address: string, look: Look = {}): Promise<Page> {
  const page = await visit({ lang: 'en', ...look });
  await go(page, `/cards/${address}`);
  await expect(page.locator('.browser li').first()).toBeVisible();
  return page;
}

test('cards: kinds, words and filters narrow what is shown', async ({ visit }) => {
  const page = await open(visit, 'mysthea');
  await expect(names(page)).toHaveCount(146);
  await kind(page, 'Command cards');
  await expect(names(page)).toHaveCount(80);
  await page.locator('[aria-label=Type] button', { hasText: 'goal' }).click();
  await page.locator('[aria-label=Era] button', { hasText: 'III' }).click();
  await expect(names(page)).toHaveCount(5);
  await page.locator('[aria-label=Type] button', { hasText: 'tactic' }).click();
  await expect(names(page), 'another value of one fact adds').toHaveCount(10);
  await page.locator('input[type=search]').fill('golems');
  await expect(page.locator('.browser li').filter({ hasNotText: /golem/i })).toHaveCount(0);
  await expect(page.locator('.browser li')).not.toHaveCount(0);
  await page.locator('input[type=search]').fill('xyzzy');
  await expect(page.getByText('There is nothing like that here')).toBeVisible();
  await page.getByText('Clear').click();
  await expect(names(page), 'the kind stays').toHaveCount(80);
});

test('cards: the language changes under the same filters, and names are found in both', async ({ visit }) => {
  const page = await open(visit, 'eko', { lang: 'pl' });
  const search = page.locator('input[type=search]');
  await search.fill('zamek');
  await expect(names(page), 'a mountain carries one').toHaveText(['Góra', 'Zamek']);
  await search.fill('castle');
  await expect(names(page)).toHaveText(['Zamek']);
  await kind(page, 'Kafle');
  await search.fill('');
  await page.locator('[aria-label=Rewers] button', { hasText: 'czerwony' }).click();
  await expect(names(page)).toHaveText(['Kafel K', 'Kafel L', 'Kafel M']);
  await page.locator('header').getByText('English').click();
  await expect(names(page)).toHaveText(['Tile K', 'Tile L', 'Tile M']);
});

test('cards: an address leads to one card, and says so when there is none', async ({ visit }) => {
  const page = await open(visit, 'mysthea/C027', { lang: 'pl' });
  await expect(large(page)).toHaveText('Cel „Lekcja wojny”');
  await page.locator('dialog summary').first().click();
  await expect(page.locator('dialog details').first(), 'the rule is told').toHaveText(/mysthea\.card\.2[^]+\./);
  await page.locator('dialog').getByText('Skopiuj adres karty').click();
  await expect(page.getByText('Skopiowane')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#\/cards\/mysthea\/C027$/);
  await go(page, '/cards/mysthea/A06');
  await expect(large(page)).toHaveText('Wyspa Monolitu');
  await go(page, '/cards/mysthea/C999');
  await expect(page.getByText('Nie ma tu karty „C999”.')).toBeVisible();
  await go(page, '/cards/chess');
  await expect(page.locator('h1', { hasText: 'Nie ma takiej gry.' })).toBeVisible();
});

test('cards: what is reconstructed has a sign, and the reason is told', async ({ visit }) => {
  const page = await open(visit, 'mysthea');
  await page.getByText('Reconstructed only').click();
  await expect(names(page)).toHaveText(['IV', 'V']);
  await page.locator('.browser li a').first().click();
  await expect(page.locator('dialog dd:has(.drawn)')).toHaveText(/6\s*\(reconstructed\)/);
  await expect(page.locator('dialog .note')).toContainText('The rulebook gives the energy of artefacts I to III');
  await go(page, '/cards/xidit/region-SW');
  await expect(page.locator('dialog').getByText('The name is ours')).toBeVisible();
});

test('cards: everything by keyboard', async ({ visit }) => {
  const page = await open(visit, 'mysthea');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('/');
  await page.keyboard.type('EN1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Encounter 10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused, 'one row down').toMatch(/^Encounter 1[3-9]$/);
  const below = Number((await focused()).slice(-2));
  await page.keyboard.press('Enter');
  await expect(large(page)).toHaveText(`Encounter ${below}`);
  await expect(page).toHaveURL(new RegExp(`EN${below}$`));
  await page.keyboard.press('ArrowLeft');
  const before = `Encounter ${below - 1}`;
  await expect(large(page)).toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect.poll(focused).toBe(before);
  await expect(page).toHaveURL(/#\/cards\/mysthea$/);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.locator('input[type=search]')).toHaveValue('');
});

test('cards: from home, and beside a table without leaving it', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page);
  await expect(page.locator('.lists [role=status]')).toHaveCount(0); // what comes late would move the link
  await page.locator('.game').first().getByText('Cards and components').click();
  await expect(page.locator('h1', { hasText: 'cards and components' })).toBeVisible();
  const table = await openTable(page);
  await turn(page);
  const before = await page.locator('.prompt').innerText();
  await page.keyboard.press('k');
  await page.locator('.drawer .browser li a').first().click();
  await expect(large(page)).toHaveText('Tile A');
  await page.keyboard.press('ArrowRight');
  await expect(large(page)).toHaveText('Tile B');
  expect(page.url(), 'the address is still that of the table').toMatch(new RegExp(`${table}$`));
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveText(before, { useInnerText: true });
});

for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }] as const) {
  const phone = 'phone' in look;

  test(`cards: axe, ${phone ? 'phone, dark' : 'desktop, light'}`, async ({ visit }) => {
    const page = await open(visit, 'mysthea', { ...look, policy: false });
    await accessible(page, 'all components');
    await page.locator('.kinds button').nth(1).click();
    if (phone) await page.locator('.filters summary').click();
    await accessible(page, 'one kind with its filters');
    for (const address of ['mysthea/EN17', 'mysthea/artefact-IV', 'eko/tile-S', 'xidit/set45-10']) {
      await go(page, `/cards/${address}`);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(large(page)).toBeVisible();
      await accessible(page, address, 'dialog[open]');
    }
  });
}

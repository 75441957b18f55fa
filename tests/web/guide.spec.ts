// Who sits down at a game for the first time is shown five things on the table, once. Each game says where they are, in both layouts;
// how the guide is told once, called again and read aloud is the same for all games.
import { expect, test, type Page } from './fixtures';
import { accessible, openTable, turn } from './play';

const TABLES = [
  { game: 'xidit', chairs: ['me', 'random', 'random'] },
  { game: 'mysthea', chairs: ['me', 'random'] },
  { game: 'oath', chairs: ['me', 'random', 'random'] },
  { game: 'runewars', chairs: ['me', 'random'] },
  { game: 'eko', chairs: ['me', 'random'] },
];

/** Read the five steps: each points at something, and is on the screen itself. */
async function read(page: Page, game: string): Promise<void> {
  const guide = page.locator('.guide');
  await expect(guide, game).toBeVisible();
  const told = new Set<string>();
  for (let step = 1; step <= 5; step++) {
    const where = `${game}, step ${step}`;
    await expect(guide.locator('.count'), where).toContainText(`${step}/5`);
    told.add(await guide.locator('.text').innerText());
    const ring = (await page.locator('.pointer').boundingBox())!;
    const card = (await guide.boundingBox())!;
    expect(Math.min(ring.width, ring.height), `${where} points at something`).toBeGreaterThan(12);
    expect(Math.min(card.x, card.y), `${where} is on the screen`).toBeGreaterThanOrEqual(0);
    expect(card.x + card.width, `${where} is on the screen`).toBeLessThanOrEqual(page.viewportSize()!.width);
    await guide.locator('.main').click();
  }
  expect(told.size, game).toBe(5);
  await expect(guide, game).toHaveCount(0);
}

for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }] as const) {
  const phone = 'phone' in look;

  test(`the first steps of every game, once, and again when asked for, ${phone ? 'phone, Polish' : 'desktop, English'}`, async ({
    visit,
  }) => {
    const page = await visit({ ...look, newcomer: true, policy: false });
    for (const table of TABLES) {
      await openTable(page, table);
      await turn(page);
      await read(page, table.game);
    }
    const guide = page.locator('.guide');
    await page.reload();
    await turn(page);
    await expect(guide, 'once is enough').toHaveCount(0);
    if (phone) await page.locator('.chips').click();
    const again = look.lang === 'pl' ? 'Pierwsze kroki' : 'First steps';
    await page
      .locator(phone ? '.sheet' : '.deeds')
      .getByText(again)
      .click();
    await expect(guide).toBeVisible();
    await accessible(page, 'the guide');
    await page.keyboard.press('ArrowRight');
    await expect(guide.locator('.count')).toContainText('2/5');
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
  });
}

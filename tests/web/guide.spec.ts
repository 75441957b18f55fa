// Who sits down at a game for the first time is shown five things on the table, once.
import { expect, test } from './fixtures';
import { accessible, openTable, turn } from './play';

const TABLES = [
  { game: 'eko', chairs: ['me', 'random'] },
  { game: 'xidit', chairs: ['me', 'random', 'random'] },
  { game: 'mysthea', chairs: ['me', 'random'] },
  { game: 'oath', chairs: ['me', 'random', 'random'] },
  { game: 'runewars', chairs: ['me', 'random'] },
];

for (const table of TABLES)
  for (const look of [{ lang: 'en' }, { lang: 'pl', phone: true, dark: true }] as const) {
    const phone = 'phone' in look;

    test(`the first steps of ${table.game}, ${phone ? 'phone, Polish' : 'desktop, English'}`, async ({ visit }) => {
      const page = await visit({ ...look, newcomer: true, policy: false });
      await openTable(page, table);
      await turn(page);
      const guide = page.locator('.guide');
      await expect(guide).toBeVisible();
      await accessible(page, 'the guide');
      const told = new Set<string>();
      for (let step = 1; step <= 5; step++) {
        await expect(guide.locator('.count')).toContainText(`${step}/5`);
        told.add(await guide.locator('.text').innerText());
        const ring = (await page.locator('.pointer').boundingBox())!;
        const card = (await guide.boundingBox())!;
        expect(Math.min(ring.width, ring.height), `step ${step} points at something`).toBeGreaterThan(12);
        expect(Math.min(card.x, card.y), `step ${step} is on the screen`).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width, `step ${step} is on the screen`).toBeLessThanOrEqual(page.viewportSize()!.width);
        await guide.locator('.main').click();
      }
      expect(told.size).toBe(5);
      await expect(guide).toHaveCount(0);
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
      await page.keyboard.press('ArrowRight');
      await expect(guide.locator('.count')).toContainText('2/5');
      await page.keyboard.press('Escape');
      await expect(guide).toHaveCount(0);
    });
  }

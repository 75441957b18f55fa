// A finished game: looked at again, and in another language.
import { expect, test } from './fixtures';
import { ask, call, finishedGame, go, openTable, turn } from './play';

test('a finished game is replayed move by move', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  await go(page, `/table/${await finishedGame(page)}`);
  await page.locator('.end').getByText('Watch the game').click();
  await expect(page.locator('.scrub')).toBeVisible();
  await page.getByLabel('Next move').click();
  await expect(page.locator('.sentence')).toHaveText(/^\s*Move 1 /);
  await expect(page.locator('.log li').first(), 'what has happened so far is told').toBeVisible();
  await page.getByText('Back to the end').click();
  await expect(page.locator('.end')).toBeVisible();
});

test('the language changes in the middle of a game', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await openTable(page);
  await turn(page);
  await expect(page.locator('.prompt')).toContainText('twoja kolej');
  await page.getByRole('tab', { name: 'Ustawienia' }).click();
  await page.getByText('English').click();
  await expect(page.locator('.sentence')).toContainText('your turn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.prompt'), 'no Polish is left in the prompt').not.toHaveText(/[ąćęłńóśźż]/);
  await page.getByText('high contrast').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('a choice of a finished game becomes a puzzle, which is solved and kept', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  const over = await finishedGame(page);
  const { moves } = await ask(page, `/tables/${over}`);
  // The same game, with a seat of one's own.
  const { table } = await (await call(page, 'POST', `/tables/${over}/fork`, { ply: moves, seat: 0 })).json();
  await go(page, `/table/${table}/20`);
  const make = page.getByRole('button', { name: 'Make a puzzle' });
  for (let ply = 21; !(await page.locator('.teacher').count()); ply++) {
    await page.getByLabel('Next move').click();
    await expect(page.locator('.sentence')).toHaveText(new RegExp(`^\\s*Move ${ply} `));
    if (!(await make.count())) continue; // somebody else chose there
    await make.click();
    await expect(page.locator('.teacher, .why').first()).toBeVisible();
    for (const refusal of await page.locator('.why').all()) await refusal.getByRole('button', { name: 'Close' }).click();
  }
  await expect(page.locator('.teacher')).toContainText('Find the best move; several may be right.');
  await expect(page.getByRole('link', { name: 'To the game' })).toHaveAttribute('href', new RegExp(`#/table/${table}/`));
  await page.keyboard.press('h');
  await expect(page.locator('.said.hint')).toContainText('Look here: ');
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(page.locator('.teacher.finished')).toContainText('Right!');
  await page.locator('.ends .main').click();
  const own = page.locator('.own li');
  await expect(own).toHaveText(/Puzzle: move/);
  await own.getByRole('button').click();
  await expect(own).toHaveCount(0);
});

// Lessons and puzzles in the browser: to their end by clicking their model lines, what is said to wrong tries, what is kept.
//
// Every lesson is played over the net by tests/server/test_lessons.py. Here as many of each game are clicked as it takes to make every kind
// of choice that its lessons ask for, its first lesson and its first puzzle among them; KRAINY_LESSONS=all clicks all 86 of them.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from './fixtures';
import { accessible, go, POLLING } from './play';
import { python, root } from './server';

interface Choice {
  action: number;
  block: string;
  targets: string[];
}
interface Line {
  game: string;
  lesson: string;
  steps: number;
  choices: Choice[];
}

/** The model lines, from the engine: the page never has them. */
const LINES: Line[] = JSON.parse(
  execFileSync(python, ['-m', 'tests.web.lesson_lines'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 24 }),
);
const GAMES = [...new Set(LINES.map((line) => line.game))];
/** A site of Oath is touched at its edge: cards lie on its middle. */
const EDGE = { x: 20, y: 8 };

/** Where to click on the way to an action after so many picks, the best first: what does it, what it points at next, the tool for it. */
function ways({ action, block, targets }: Choice, picked: number): string[] {
  const next = targets[picked] ?? '';
  const [kind, number] = next.split(':');
  const open = (place: string) => `[data-place="${place}"][data-open]`;
  const found = [`[data-action="${action}"]`, open(`do:${action}`), open(`deed:${action}`)];
  if (kind === 'order') found.push(`.pad .order:nth-child(${Number(number) + 1})`);
  if (kind === 'unit' && targets[1]) found.push(open(`figure:${number}-${targets[1].split(':')[1]}`));
  if (block === 'show') found.push(`.census:has(output[data-n="${number}"]) .main`, '.census .button:first-child');
  if (next) found.push(open(next), `[data-targets~="${next}"][data-open]`);
  return [...found, open(`verb:${block}`), open(`verb:${block.split('-')[0]}`)];
}

interface Standing {
  ply: string;
  /** What tells that a click has arrived: another position, a further pick, a card held up, another tool. */
  sign: string;
  /** The first way that is there and can be clicked; nothing if there is none. */
  way: string;
}

/** How far a choice has come, once that differs from an earlier sign; null while nothing is asked yet, or something is being shown. */
function standing({ before, all }: { before: string; all: string[][] }): Standing | null {
  document.querySelector<HTMLElement>('.playing button:last-child')?.click(); // skip what others do
  const prompt = document.querySelector<HTMLElement>('.prompt');
  if (!prompt || 'busy' in prompt.dataset || document.querySelector('.playing')) return null;
  const shown = [...document.querySelectorAll('.held, .tool, .census output')].map((one) => one.textContent);
  const pressed = [...document.querySelectorAll('.prompt [aria-pressed=true]')].map((one) => one.textContent);
  const { ply = '', step = '' } = prompt.dataset;
  const sign = [ply, step, ...shown, ...pressed].join('|');
  if (sign === before || (!before && !prompt.matches('.turn'))) return null;
  const picked = step.split(' ').filter((one) => one.includes(':')).length;
  const there = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0 && !one.matches(':disabled');
  return { ply, sign, way: all[picked]?.find((way) => [...document.querySelectorAll(way)].some(there)) ?? '' };
}

/** Take an action as a person does, by one click or several. */
async function take(page: Page, choice: Choice): Promise<void> {
  const all = [...choice.targets, ''].map((_, picked) => ways(choice, picked));
  const stands = async (before: string) => (await (await page.waitForFunction(standing, { before, all }, POLLING)).jsonValue())!;
  const first = await stands('');
  for (let now = first; now.ply === first.ply; now = await stands(now.sign)) {
    expect(now.way, `a way to ${JSON.stringify(choice)} from ${now.sign}`).toBeTruthy();
    const one = page.locator(now.way).locator('visible=true').first();
    await one.click(now.way.includes('"site:') ? { position: EDGE } : {});
  }
}

/** Lessons that together have every kind of choice of their game: the richest first, until nothing is left. */
function telling(lines: Line[]): Line[] {
  if (process.env.KRAINY_LESSONS === 'all') return lines;
  const kinds = (line: Line) => line.choices.map(({ block, targets }) => `${block} ${targets.length}`);
  const first = (kind: string) => lines.find((line) => line.lesson.startsWith(kind))!;
  const chosen = new Set([first('lesson-'), first('puzzle-')]);
  const seen = new Set([...chosen].flatMap(kinds));
  const fresh = (line: Line) => new Set(kinds(line).filter((kind) => !seen.has(kind))).size;
  for (;;) {
    const next = lines.reduce((best, line) => (fresh(line) > fresh(best) ? line : best));
    if (!fresh(next)) return lines.filter((line) => chosen.has(line));
    chosen.add(next);
    for (const kind of kinds(next)) seen.add(kind);
  }
}

for (const game of GAMES) {
  test(`lessons and puzzles of ${game} to their end, by clicking`, async ({ visit }) => {
    const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
    const lines = telling(LINES.filter((line) => line.game === game));
    expect(lines.length).toBeGreaterThan(2);
    await go(page, `/learn/${game}`);
    for (const { lesson, choices } of lines) {
      await page.locator(`a[href="#/learn/${game}/${lesson}"]`).first().click();
      for (const choice of choices) await test.step(`${lesson}: ${choice.block} ${choice.targets}`, () => take(page, choice));
      await expect(page.locator('.teacher.finished'), lesson).toBeVisible();
      await page.locator('.leave').click();
    }
    await expect(page.locator('li a.done')).toHaveCount(lines.length);
  });
}

const hex = (page: Page, name: string) => page.locator(`[data-place][aria-label*=" ${name}"], [data-place][aria-label^="${name}"]`).first();
const said = (page: Page, kind: string) => page.locator(`.teacher .said.${kind}`);
const steps = (page: Page) => page.locator('.teacher .steps .past');

test('a wrong try is answered and taken back, a hint shows the way, a step is skipped', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  await go(page, '/learn/eko/lesson-walk');
  await hex(page, 'C4').click();
  await hex(page, 'E3').click();
  await expect(said(page, 'refused')).toContainText('Mountains are for buildings.');
  await page.locator('.teacher').getByRole('button', { name: 'rule' }).click();
  await expect(page.locator('.drawer section.here')).toBeVisible();
  await page.locator('.drawer .close').click();
  await hex(page, 'D4').click();
  await expect(said(page, 'missed')).toContainText('No stack of two yet.');
  await expect(page.locator('.prompt.turn')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.locator('.prompt.turn')).toBeVisible();
  await expect(said(page, 'missed')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(said(page, 'hint')).toContainText('Try this: ');
  await expect(page.locator('.ring').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('.teacher.finished')).toBeVisible();
  await expect(page.locator('.ends .main'), 'Enter goes on').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lesson-sizes$/);
});

test('by keyboard, and an attempt goes on after the server was away', async ({ visit, server }) => {
  const page = await visit({ lang: 'pl', settings: { pace: 'fast' } });
  await go(page, '/learn/eko/lesson-walk');
  for (const place of ['stack:2', 'stack:6']) {
    await page.locator(`[data-targets~="${place}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await expect(steps(page)).toHaveCount(1);
  await server.kill();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('Brak połączenia');
  await server.start();
  await page.getByRole('button', { name: 'Połącz teraz' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(steps(page), 'as it was').toHaveCount(1);
  await page.reload();
  await expect(steps(page), 'and after a reload').toHaveCount(1);
  await page.keyboard.press('u');
  await expect(steps(page)).toHaveCount(0);
});

test('a puzzle counts for the streak when it is solved without a miss', async ({ visit }) => {
  const page = await visit({ lang: 'en', settings: { pace: 'fast' } });
  const solve = async (puzzle: string) => {
    for (const choice of LINES.find((line) => line.game === 'eko' && line.lesson === puzzle)!.choices) await take(page, choice);
    await expect(page.locator('.teacher.finished')).toBeVisible();
  };
  await go(page, '/learn/eko/puzzle-equal');
  await solve('puzzle-equal');
  await page.locator('.ends .main').click();
  await solve('puzzle-small');
  await expect(page.locator('.teacher')).toContainText('2 puzzles in a row without a miss.');
  await page.locator('.ends .main').click();
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(page.locator('.teacher.finished')).toBeVisible();
  await page.locator('.leave').click();
  await expect(page.locator('li a.done'), 'what was shown is not solved').toHaveCount(2);
  await expect(page.locator('.streak')).toHaveText(/No streak at the moment\. +Your best: 2\./);
});

test('who has not played a game learns first; a first game leads to a table', async ({ visit }) => {
  const page = await visit({ lang: 'en', newcomer: true, settings: { pace: 'fast' } });
  await go(page);
  const eko = page.locator('.game', { hasText: 'Ekö' });
  await expect(eko.locator('.buttons > *').nth(0)).toHaveText('Learn');
  await expect(eko.locator('.buttons > *').nth(1)).toHaveText('Play now against bots');
  await eko.getByRole('link', { name: 'Learn' }).click();
  await page.locator('a[href$="/lesson-game"]').click();
  for (const choice of LINES.find((line) => line.game === 'eko' && line.lesson === 'lesson-game')!.choices) await take(page, choice);
  await page.locator('.ends .main').click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('.guide')).toBeVisible();
  await go(page);
  await expect(eko.locator('.buttons > *').nth(0)).toHaveText('Play now against bots');
  await expect(eko.getByRole('link', { name: 'Lessons and puzzles' })).toBeVisible();
});

for (const look of [
  { lang: 'en', dark: false, phone: false },
  { lang: 'pl', dark: true, phone: true },
] as const) {
  test(`axe: the lessons of a game, and a lesson from its beginning to its end, ${look.phone ? 'phone, dark' : 'desktop, light'}`, async ({
    visit,
  }) => {
    const page = await visit({ ...look, policy: false, settings: { pace: 'fast' } });
    await go(page, '/learn/eko');
    await expect(page.locator('.lists')).toBeVisible();
    await accessible(page, 'the list');
    for (const game of GAMES) {
      const { lesson, choices } = LINES.find((line) => line.game === game)!;
      await go(page, `/learn/${game}/${lesson}`);
      await expect(page.locator('.prompt.turn')).toBeVisible();
      await accessible(page, `a lesson of ${game}`);
      if (game !== 'eko') continue;
      await page.locator('.asks-hint').click();
      await expect(said(page, 'hint')).toBeVisible();
      await accessible(page, 'a hint', '.teacher');
      for (const choice of choices) await take(page, choice);
      await expect(page.locator('.teacher.finished')).toBeVisible();
      await accessible(page, 'the end of a lesson', '.teacher');
    }
  });
}

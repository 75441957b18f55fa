// One more language, made up from English by tests/pseudo.py in a copy of the sources: the page offers it, and says nothing in English.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, expect, test, type Page } from './fixtures';
import { go, openTable, turn } from './play';
import { python, root, Server } from './server';

const NAME = 'Ƥşḗŭḓǿ';
/** What is no language: names of the project, of languages, people and keys, and what people write to one another. */
const NAMES = ['Krainy', 'Polski', 'English', 'Ala', 'Esc', 'Enter'];

let folder = '';
let server: Server;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'krainy-language-'));
  execFileSync(python, ['-m', 'tests.pseudo', folder], { cwd: root });
  execFileSync(join(root, 'web/node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: join(folder, 'web') });
  server = new Server(1, { PYTHONPATH: join(folder, 'src'), KRAINY_CACHE: join(folder, 'cache'), KRAINY_PURE: '1' });
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

/** Every English word, or key, that the page shows or reads aloud. */
function english(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const said = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof HTMLOptionElement && element.lang) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    }
    return said.filter((text) => (text.match(/[A-Za-z]{3,}/g) ?? []).some((word) => !names.includes(word)));
  }, NAMES);
}

test('a language that is added to the list is offered, and spoken at home, in a form and at a table', async ({ visit }) => {
  const page = await visit({ lang: 'en' });
  addresses.set(page, server);
  await go(page);
  const choice = page.locator('header select');
  await expect(choice.locator('option')).toHaveText(['Polski', 'English', NAME]);
  await choice.selectOption(NAME);
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
  await expect(page.locator('.game')).toHaveCount(5);
  expect(await english(page)).toEqual([]);
  await page.locator('header button[aria-expanded]').click();
  await expect(page.locator('.settings')).toBeVisible();
  expect(await english(page), 'in the settings').toEqual([]);
  await go(page, '/new/xidit');
  await expect(page.locator('form')).toBeVisible();
  expect(await english(page), 'in the form').toEqual([]);
  await openTable(page, { game: 'oath', chairs: ['me', 'greedy', 'greedy'] });
  await turn(page);
  await expect(page.locator('.board .stage')).toBeVisible();
  expect(await english(page)).toEqual([]);
});

// Takes the pictures of the README: `node tests/web/pictures.mjs [name …]` writes docs/pictures/*.webp.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeGuest, call, choose, finishedGame, launch, root, Server, turn, visitor } from './house.mjs';

const folder = join(root, 'docs/pictures');
const LARGEST = 200_000;
/** How far into a game that bots have played: late enough for stacks, towers and prisoners. */
const MIDDLE = 0.6;

const PICTURES = [
  { name: 'home', at: home, lang: 'en', size: { width: 1440, height: 900 } },
  { name: 'desktop', lang: 'en', size: { width: 1440, height: 900 }, chairs: 3 },
  { name: 'polish', lang: 'pl', size: { width: 1440, height: 900 }, chairs: 4, options: { modules: ['pyramids', 'portals'] } },
  { name: 'dark', lang: 'en', dark: true, size: { width: 1440, height: 900 }, chairs: 2 },
  { name: 'phone', lang: 'en', phone: true, chairs: 3 },
  { name: 'xidit', game: 'xidit', lang: 'en', size: { width: 1440, height: 900 }, chairs: 4, options: { length: 'short' } },
  { name: 'mysthea', game: 'mysthea', lang: 'en', size: { width: 1440, height: 900 }, chairs: 3 },
  { name: 'oath', game: 'oath', lang: 'en', size: { width: 1440, height: 900 }, chairs: 4 },
  { name: 'runewars', game: 'runewars', lang: 'en', size: { width: 1440, height: 900 }, chairs: 3 },
  { name: 'world', at: world, game: 'oath', lang: 'en', size: { width: 1440, height: 900 }, chairs: 3 },
  { name: 'analysis', at: analysis, game: 'mysthea', lang: 'en', size: { width: 1440, height: 900 }, chairs: 3 },
];

const wanted = process.argv.slice(2);
const server = await new Server().start();
const browser = await launch();
mkdirSync(folder, { recursive: true });
try {
  for (const { name, at = middle, game = 'eko', chairs = 2, options = {}, ...look } of PICTURES.filter((picture) => !wanted.length || wanted.includes(picture.name))) {
    const page = await visitor(browser, look);
    await becomeGuest(page, server, 'Ala');
    await at(page, { game, chairs: Array(chairs).fill('greedy'), options });
    await keep(page, name);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.remove();
}

/** As WebP, which the browser itself can write: a third of the size. */
async function keep(page, name) {
  const shot = (await page.screenshot()).toString('base64');
  const blank = await browser.newPage();
  const picture = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
  }, shot);
  await blank.close();
  const bytes = Buffer.from(picture, 'base64');
  writeFileSync(join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp  ${Math.round(bytes.length / 1000)} KB`);
  if (bytes.length > LARGEST) process.exitCode = 1;
}

/** The first page, with all games. */
async function home(page) {
  await page.goto(server.address);
  await page.waitForSelector('h1');
  await page.waitForTimeout(900);
}

/** A position of a game that bots have played, a choice half made, so that the picture shows what glows. */
async function middle(page, wish) {
  const { played, last } = await finished(page, wish);
  const forked = await call(page, server, 'POST', `/tables/${played}/fork`, { ply: Math.round(last * MIDDLE), seat: 0 });
  await page.goto(`${server.address}/#/table/${(await forked.json()).table}`);
  await turn(page);
  await page.waitForTimeout(600);
  await choose(page, 3);
  await page.waitForTimeout(900);
}

/** What a game has left to the next one, in its chronicle. */
async function world(page, wish) {
  const { played } = await finished(page, wish);
  await page.goto(`${server.address}/#/world/${played}`);
  await page.waitForSelector('.chapters article');
  await page.waitForTimeout(900);
}

/** A finished game, its chances move by move. */
async function analysis(page, wish) {
  const { played } = await finished(page, wish);
  await page.goto(`${server.address}/#/table/${played}`);
  await page.click('.end >> text=Analysis');
  await page.waitForSelector('.moment', { timeout: 120000 });
  await page.locator('.moment').first().click();
  await page.waitForTimeout(900);
}

async function finished(page, wish) {
  const played = await finishedGame(page, server, wish);
  const { last } = await (await call(page, server, 'GET', `/tables/${played}/replay?ply=0`)).json();
  return { played, last };
}

// Runs the browser stories: `node tests/web/stories.mjs [--report FILE] [story file …]`, all of them if none is named.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, root, Server, visitor } from './house.mjs';

/** Files that are told at the same time: a story mostly waits. */
const LANES = 2;
const LONGEST_STORY = 180_000;
const NO_STORIES = ['house.mjs', 'stories.mjs', 'pictures.mjs'];

const words = process.argv.slice(2);
const at = words.indexOf('--report');
const report = at < 0 ? '' : resolve(words.splice(at, 2)[1]);
const here = join(root, 'tests/web');
const files = words.length ? words.map((file) => resolve(file)) : all();

/** The longest first, so that no lane goes on alone at the end. */
function all() {
  const found = readdirSync(here).filter((file) => file.endsWith('.mjs') && !NO_STORIES.includes(file));
  return found.map((file) => join(here, file)).sort((a, b) => statSync(b).size - statSync(a).size);
}

const shots = join(root, 'build/stories');
rmSync(shots, { recursive: true, force: true });
mkdirSync(shots, { recursive: true });

const told = [];
const browser = await launch();

async function tellFile(file) {
  const server = new Server();
  const story = (name, run) => tell(name, basename(file), run);
  try {
    await server.start();
    const { default: tellAll } = await import(pathToFileURL(file));
    await tellAll({ story, server, browser, shots });
  } catch (error) {
    await tell(basename(file), basename(file), () => Promise.reject(error));
  } finally {
    await server.remove();
  }
}

/** One story: it passes or fails alone, and the ones after it are told all the same. */
async function tell(name, file, run) {
  const began = Date.now();
  const pages = [];
  const visit = async (look) => {
    const page = await visitor(browser, look);
    pages.push(page);
    return page;
  };
  let wrong = '';
  try {
    await inTime(run(visit));
    wrong = pages.flatMap((page) => page.wrong).join('\n');
  } catch (error) {
    wrong = [String(error?.stack ?? error), ...pages.flatMap((page) => page.wrong)].join('\n');
  }
  for (const [i, page] of pages.entries()) {
    const picture = join(shots, `${name.replace(/\W+/g, '-')}-${i + 1}.png`);
    if (wrong) await page.screenshot({ path: picture, timeout: 5000 }).catch(() => null);
    await page.context().close().catch(() => null);
  }
  const seconds = (Date.now() - began) / 1000;
  told.push({ name, file, wrong, seconds });
  console.log(`${wrong ? 'FAILED' : 'ok'}  ${name}  (${seconds.toFixed(1)} s)${wrong ? `\n${wrong}` : ''}`);
}

function inTime(promise) {
  let timer;
  const late = new Promise((_, refuse) => (timer = setTimeout(() => refuse(new Error('the story takes too long')), LONGEST_STORY)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const left = [...files];
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let file = left.shift(); file; file = left.shift()) await tellFile(file);
  }),
);
await browser.close();

const failed = told.filter((one) => one.wrong).length;
if (report) {
  const escape = (text) => text.replace(/[<>&"]|[^\t\n\r -\uFFFD]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? '');
  const cases = told.map((one) => `<testcase classname="${escape(one.file)}" name="${escape(one.name)}" time="${one.seconds}">${one.wrong ? `<failure>${escape(one.wrong)}</failure>` : ''}</testcase>`);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `<testsuite name="stories" tests="${told.length}" failures="${failed}" errors="0" skipped="0">${cases.join('')}</testsuite>\n`);
}
console.log(`${told.length - failed} stories ok, ${failed} wrong${failed ? ': pictures are in build/stories/' : ''}`);
process.exitCode = failed || !told.length ? 1 : 0;

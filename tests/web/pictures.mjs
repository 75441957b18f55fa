// Takes the pictures of the README: `node tests/web/pictures.mjs [name …]` writes docs/pictures/*.webp.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const playwright = join(here, '../../web/node_modules/@playwright/test/cli.js');
const names = process.argv.slice(2);
const only = names.length ? ['--grep', `picture: (${names.join('|')})$`] : [];
const run = spawnSync(process.execPath, [playwright, 'test', '--config', join(here, 'pictures.config.ts'), ...only], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;

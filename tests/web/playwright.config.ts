// How the browser stories run: `npm --prefix web run stories [-- file …]`. CONTRIBUTING.md tells how to write one.
import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './server';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'build/stories'),
  fullyParallel: true,
  // One more than there are cores, because a story waits now and then.
  workers: availableParallelism() + 1,
  // A story that fails is told again for its trace, with pictures of every step; the run fails also if it passes then.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // A story that passes never waits for these limits. They are long, so that a busy machine fails nothing.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  use: {
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    launchOptions: {
      // Debian's Chromium, never one that Playwright downloads; without the parts that only a window needs, if that is there.
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  reporter: [['list'], ['junit', { outputFile: join(root, 'build/reports/stories.xml') }]],
});

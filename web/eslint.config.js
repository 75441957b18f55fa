// How the page and its stories are linted: `npm --prefix web run lint`, which runs in the project's top folder.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import playwright from 'eslint-plugin-playwright';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SCRIPTS = ['**/*.{js,mjs,ts,svelte}'];
const MAX_LEN = ['error', { code: 140 }];

/** Reads a file as lines only. */
const lines = {
  meta: { name: 'lines', version: '1' },
  parse: (text) => ({
    type: 'Program',
    body: [],
    tokens: [],
    comments: [],
    range: [0, text.length],
    loc: { start: { line: 1, column: 0 }, end: { line: text.split('\n').length, column: 0 } },
  }),
};

export default defineConfig(
  // What svelte-check keeps from one run to the next.
  { ignores: ['web/.svelte-check/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: SCRIPTS,
    extends: [js.configs.recommended, ts.configs.recommended, svelte.configs.recommended, prettier, svelte.configs.prettier],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': MAX_LEN,
      // A name that begins with _ says that only the place counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets are filled where they are made, and replaced as a whole where the page watches them.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is how a space at the edge of a block is kept.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // There is no linter for these: only the length of their lines is checked.
    files: ['**/*.{css,html}'],
    languageOptions: { parser: lines },
    rules: { 'max-len': MAX_LEN },
  },
  {
    files: ['tests/web/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-force-option': 'error',
      'playwright/no-wait-for-timeout': 'error',
      // These helpers assert.
      'playwright/expect-expect': ['error', { assertFunctionNames: ['accessible', 'keep', 'playToTheEnd'] }],
      // A story plays a game: what it does next depends on what the game asks.
      'playwright/no-conditional-in-test': 'off',
    },
  },
);

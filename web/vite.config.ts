// How the page is built: relative addresses, everything in files of its own, so that a strict content policy holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fluent } from './fluent';

const server = process.env.KRAINY_SERVER ?? 'http://127.0.0.1:8000';

/** Lets browsers fetch what main.ts imports, with its styles, together with main.ts and not after it. */
function preload(name: string): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, chunk: entry }) {
        const found = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === name);
        if (found?.type !== 'chunk') return;
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        });
        const scripts = [found.fileName, ...found.imports].filter((file) => file !== entry?.fileName);
        return [
          ...scripts.map((file) => link('modulepreload', file)),
          ...[...(found.viteMetadata?.importedCss ?? [])].map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), fluent(), preload('start')],
  build: {
    outDir: '../src/krainy/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words.setup.ts'],
    environment: 'node',
    // One set of modules for all files of a worker: loading them anew for each took three quarters of the time.
    pool: 'threads',
    isolate: false,
    // The limits are long, so that a busy machine fails nothing; a test that passes never waits for them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

// How the pictures of the README are taken: see pictures.mjs.
import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

export default defineConfig(stories, { testMatch: 'pictures.ts', workers: 1, reporter: 'list', use: { trace: 'off', screenshot: 'off' } });

import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config.ts';

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.bench.ts',
  retries: 0,
  workers: 1, // two browsers would slow each other down
  reporter: './tables.ts',
});

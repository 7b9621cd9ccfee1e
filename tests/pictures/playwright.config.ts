import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

/** Takes pictures of every view for people to look at. Nothing is compared, so the suite leaves it out. */
export default defineConfig(e2e, {
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: './test-results',
  globalTeardown: './support/contents.ts',
  retries: 0,
  reporter: 'list',
  // Nothing moves, so that no score is counting up while its picture is taken.
  use: { screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } },
});

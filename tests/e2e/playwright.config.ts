import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  // A whole game takes one or two minutes; a busy machine may take many times that.
  timeout: 900_000,
  retries: 2, // a busy machine may fail a test now and then; the report calls such a test flaky
  expect: { timeout: 60_000 },
  workers: 2, // each has servers of its own
  forbidOnly: process.env.CI !== undefined,
  // Short where nobody watches, so that the beginning of the output says what failed.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CRISSCROSS_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import type { Page } from '@playwright/test';

/** How long a message stays that no other one follows (web-client/src/state/toasts.svelte.ts). */
const staying = 7000;

/** From its next load on, such a message of the page stays until it is dismissed, for tests that look at it for long. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((usual) => {
    const start = window.setTimeout.bind(window);
    const hour = 3_600_000;
    Object.assign(window, { setTimeout: (act: () => void, after?: number) => start(act, after === usual ? hour : after) });
  }, staying);
}

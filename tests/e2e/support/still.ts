import type { Page } from '@playwright/test';

/** Waits until nothing moves or changes its colour, except what never ends, and the last change is painted. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; ++frames) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

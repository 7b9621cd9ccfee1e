import { expect, type Page } from '@playwright/test';

/** What loads, moves or changes its colour, after two frames; nothing that never ends or follows a scroll bar. */
async function unrest(): Promise<string[]> {
  const frame = () => new Promise<boolean>((seen) => requestAnimationFrame(() => seen(true)));
  const late = new Promise<boolean>((over) => setTimeout(() => over(false), 5_000));
  if (!(await Promise.race([frame().then(frame), late]))) return ['no frame for five seconds'];
  if (document.fonts.status === 'loading') return ['a typeface loads'];
  return document
    .getAnimations()
    .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity)
    .map(({ effect, playState }) => `${playState}: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 200)}`);
}

/** Waits until nothing moves or changes its colour any more, and the last change is painted. */
export const still = (page: Page) => expect.poll(() => page.evaluate(unrest), 'nothing loads or moves').toEqual([]);

import type { Page } from '@playwright/test';
import type { Player } from './player.ts';

/** What a page has played and moved since it was loaded, and how it made the phone vibrate; `durations`, in milliseconds, has only what takes time. */
export type Recorded = { contexts: number; pitches: number[]; vibrations: (number | Iterable<number>)[]; delays: number[]; durations: number[]; changed: string[] };

/** From its next load on, the page notes what it plays and what it animates. */
export async function recordIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Recorded = { contexts: 0, pitches: [], vibrations: [], delays: [], durations: [], changed: [] };
    Object.assign(window, { record });
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        ++record.contexts;
      }
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      record.pitches.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
    navigator.vibrate = (pattern) => record.vibrations.push(pattern) > 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, frames, options) {
      if (Array.isArray(frames) && this.closest('[data-cell], [data-rack]')) {
        record.changed.push(...frames.flatMap((frame) => Object.keys(frame)));
        const duration = Number(typeof options === 'object' ? options.duration : options);
        if (duration > 0) record.durations.push(duration);
        if (typeof options === 'object' && options.delay !== undefined) record.delays.push(options.delay);
      }
      return animate.call(this, frames, options);
    };
  });
}

export const recordOf = (page: Page): Promise<Recorded> => page.evaluate(() => (window as unknown as { record: Recorded }).record);

/** From now on, the page notes what it plays and moves as if it had just been loaded. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { record } = window as unknown as { record: Recorded };
    for (const list of [record.pitches, record.vibrations, record.delays, record.durations, record.changed]) list.length = 0;
  });

/** How often a page has played a sound of this pitch. */
export const heard = async ({ page }: Player, pitch: number): Promise<number> => (await recordOf(page)).pitches.filter((other) => other === pitch).length;

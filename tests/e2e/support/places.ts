import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';

export const laptop = { width: 1366, height: 768 };
export const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
export const phoneOnItsSide = { width: 844, height: 390 };
export const tablet = { width: 1080, height: 810 };
export type Box = { x: number; y: number; width: number; height: number };

export const rack = (page: Page) => page.locator('[data-rack]');
export const actions = (page: Page) => page.getByRole('group', { name: 'Actions' });
export const grid = (page: Page) => page.getByRole('grid');

/** Until the page has drawn what has changed, and what follows from its new size. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

/** Where something is once it lies still, to the nearest pixel. */
export async function boxOf(place: Locator): Promise<Box> {
  const read = async () => {
    await twoFrames(place.page());
    return place.first().boundingBox();
  };
  let box = await read();
  await expect(async () => {
    const before = box;
    box = await read();
    expect(box).toEqual(before);
  }).toPass({ timeout: 20_000 });
  const { x, y, width, height } = box!;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Notes where the board and the rack are in windows of some sizes; `stay` expects them to be there still, or the board alone. */
export async function places({ page }: Player, sizes = [laptop, ...phones]): Promise<{ stay: (when: string, what?: 'all' | 'board') => Promise<void> }> {
  const look = async (what = 'all') => {
    const found = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      const board = await boxOf(grid(page));
      found.push(what === 'board' ? { size, board } : { size, board, rack: (await boxOf(rack(page))).y });
    }
    return found;
  };
  const before = await look();
  return { stay: async (when, what) => expect(before, `nothing moves when ${when}`).toMatchObject(await look(what)) };
}

/** Whether all of a text is seen, where it may have no more lines than fit. */
export const isWhole = (text: Locator) =>
  text.evaluate((node) => node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1);

const partsIn = {
  en: { messages: 'Messages', players: 'Players', board: 'Board', actions: 'Actions' },
  de: { messages: 'Meldungen', players: 'Mitspieler', board: 'Brett', actions: 'Aktionen' },
};

/** Waits for a message. Expects it to cover neither the scores nor the board, the rack, the actions or the form of the chat. */
export async function expectClear(page: Page, text: string, language: keyof typeof partsIn = 'en'): Promise<void> {
  // In one look, because a message soon goes.
  const covered = await page.waitForFunction(([wanted, parts]) => {
    const [message, ...others] = document.querySelectorAll(`[aria-label="${parts.messages}"] p`);
    if (!message?.textContent?.includes(wanted) || message.getAnimations().length) return null;
    const a = message.getBoundingClientRect();
    const places = [parts.players, parts.board, parts.actions].map((label) => `[aria-label="${label}"]`).concat('[data-rack]');
    if (document.querySelector('[role="log"]')) places.push('.chat form', '[role="tablist"]');
    const isCovered = (selector: string) => {
      const b = document.querySelector(selector)!.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    return [...places.filter(isCovered), ...others.map(() => 'a second message')];
  }, [text, partsIn[language]] as const);
  expect(await covered.jsonValue()).toEqual([]);
}

export async function middleOf(place: Locator, beside = 0): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return [x + width / 2 + beside, y + height / 2 + beside];
}

import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { laptop, phones } from '../../e2e/support/places.ts';
import { still } from '../../e2e/support/still.ts';

export const folder = resolve(__dirname, '../taken');
export const sizes = [laptop, ...phones];
export const looks = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark-contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;
export type LookName = keyof typeof looks;
/** The looks in PICTURE_LOOKS, such as `light,dark-contrast`. */
const wanted = (process.env.PICTURE_LOOKS ?? 'light,dark,contrast').split(',') as LookName[];

type Options = {
  /** Even what is below the edge of the window. */
  whole?: boolean;
  /** All of the dialog that is open, in a window that is as high as it. */
  tall?: boolean;
  /** What must be done again at each size, such as opening a sheet that only phones have. */
  prepare?: (page: Page) => Promise<void>;
};

export const fileOf = (view: string, width: number, look: LookName) => `${view}-${width}-${look}.png`;

/** The fingers that a page has been given last only as long as the session that gave them. */
const sessions = new WeakMap<Page, CDPSession>();

/** A phone has fingers and no mouse. */
async function setDevice(page: Page, size: { width: number; height: number }): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size !== laptop });
  await page.setViewportSize(size);
}

/** Makes the window so high that the last dialog need not scroll. How high that is depends on the window. */
async function enlarge(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height: 5000 });
  await still(page);
  const needed = await page.locator('dialog[open]').last().evaluate((dialog) => dialog.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, needed + 40) });
}

/** Takes a view at each size in each look, and leaves the page as it was. */
export async function take(page: Page, view: string, { whole = false, tall = false, prepare }: Options = {}): Promise<void> {
  for (const size of sizes) {
    await setDevice(page, size);
    await prepare?.(page);
    if (tall) await enlarge(page, size);
    for (const look of wanted) {
      await page.emulateMedia(looks[look]);
      await still(page);
      await page.screenshot({ path: resolve(folder, fileOf(view, size.width, look)), fullPage: whole });
    }
  }
  await setDevice(page, laptop);
  await page.emulateMedia(looks.light);
}

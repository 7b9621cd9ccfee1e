import { here, lockOf } from './shown_pages.ts';

/** Whether a tab of this browser shows one of these pages. */
export async function isShown(...pages: string[]): Promise<boolean> {
  if (pages.some((page) => here.has(page))) return true;
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  return pages.some((page) => held.some(({ name }) => name === lockOf(page)));
}

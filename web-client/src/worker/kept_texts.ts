import type { CallTexts } from '../calls/call_texts.ts';

/** The texts that the page has kept for the worker (calls/call_texts.ts); null if it has kept none. `base` is the address of the start page, with its last slash. */
export async function keptTexts(base: string, caches: CacheStorage): Promise<CallTexts | null> {
  const kept = await (await caches.open('crisscross calls')).match(`${base}calls.json`);
  return kept ? ((await kept.json()) as CallTexts) : null;
}

/** What a call says; `{by}`, `{players}` and `{room}` stand for what the notice has. */
export type CallText = { title: string; body: string };
/** The texts of the calls, by what calls. */
export type CallTexts = Record<string, CallText>;

/**
 * Keeps the texts in the player's language where the worker finds them (worker/kept_texts.ts): it has no languages of its own, and shares no
 * script with the page. `base` is the address of the start page, with its last slash.
 */
export async function keepTexts(texts: CallTexts, base: string, caches: CacheStorage): Promise<void> {
  const cache = await caches.open('crisscross calls');
  await cache.put(`${base}calls.json`, new Response(JSON.stringify(texts)));
}

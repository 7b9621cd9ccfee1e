/** What a call says; `{by}`, `{players}` and `{room}` stand for what the notice has. */
export type CallText = { title: string; body: string };
/** The texts of the calls, by what calls. */
export type CallTexts = Record<string, CallText>;

/** Where the worker finds the texts in the player's language: it has no languages of its own. */
const cacheName = 'crisscross calls';
const place = (base: string) => `${base}calls.json`;

/** Keeps the texts for the worker. `base` is the address of the start page, with its last slash. */
export async function keepTexts(texts: CallTexts, base: string, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(place(base), new Response(JSON.stringify(texts)));
}

/** Null if none are kept. */
export async function keptTexts(base: string, caches: CacheStorage): Promise<CallTexts | null> {
  const kept = await (await caches.open(cacheName)).match(place(base));
  return kept ? ((await kept.json()) as CallTexts) : null;
}

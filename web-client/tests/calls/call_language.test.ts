import { beforeEach, expect, test, vi } from 'vitest';

let kept: { your_turn: { title: string } }[];
let remembered: Map<string, string>;

/** A page that has just been loaded, and its language. */
async function page() {
  vi.resetModules();
  const { keepLanguage } = await import('../../src/calls/subscription.ts');
  const { language } = await import('../../src/languages/language.svelte.ts');
  return { keepLanguage, language };
}
const titles = () => kept.map(({ your_turn }) => your_turn.title);

beforeEach(() => {
  kept = [];
  remembered = new Map([['crisscross.push', JSON.stringify({ address: 'https://push.example.org/1', at: 1 })]]);
  const cache = { put: async (_: string, texts: Response) => void kept.push(await texts.json()) };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { href: 'https://example.org/' });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => void remembered.set(key, value),
  });
});

test('a browser that gets messages keeps their texts at each start, and in another language once that is chosen', async () => {
  const { keepLanguage, language } = await page();
  await keepLanguage();
  await language.choose('fr');
  await keepLanguage();
  expect(titles()).toEqual(['Your turn', 'À toi de jouer']);
});

test.each(['null', 'false'])('a browser that gets no messages keeps no texts: %s', async (push) => {
  remembered.set('crisscross.push', push);
  await (await page()).keepLanguage();
  expect(titles()).toEqual([]);
});

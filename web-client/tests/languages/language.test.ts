import { beforeEach, expect, test, vi } from 'vitest';
import { fullKey } from '../../src/browser/storage.ts';
import { languageFor, languageOf, localeOf } from '../../src/languages/languages.ts';

let kept: Map<string, string>;
let page: { lang: string };

/** A page that has just been loaded, in a browser that wants these languages. */
async function freshPage(...wanted: string[]) {
  vi.stubGlobal('navigator', { languages: wanted });
  vi.resetModules();
  const { language } = await import('../../src/languages/language.svelte.ts');
  const { t } = await import('../../src/languages/text.ts');
  await language.begin();
  return { language, t };
}

beforeEach(() => {
  [kept, page] = [new Map(), { lang: 'en' }];
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('document', { documentElement: page });
});

test('the page speaks the first language of the browser that it has', async () => {
  expect(languageFor(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(languageFor(['ja'])).toBe('en');
  expect(languageFor([])).toBe('en');
  const { t } = await freshPage('de-AT', 'en');
  expect([t('lobby-join'), page.lang]).toEqual(['Mitspielen', 'de']);
});

test('a language that was chosen by hand holds at once, and the next time', async () => {
  const { language, t } = await freshPage('en');
  await language.choose('es');
  expect([t('ui-home'), page.lang, kept.get(fullKey('language'))]).toEqual(['Inicio', 'es', '"es"']);
  expect((await freshPage('en')).t('ui-home')).toBe('Inicio');
});

test('what is stored counts only if it is a language', () => {
  expect([languageOf('fr'), languageOf('xx'), languageOf(7), languageOf(null), languageOf('toString')]).toEqual(['fr', undefined, undefined, undefined, undefined]);
});

test('of two choices, the last one counts', async () => {
  const { language, t } = await freshPage('en');
  await Promise.all([language.choose('fr'), language.choose('de')]);
  expect([language.code, t('ui-home')]).toEqual(['de', 'Startseite']);
});

test('texts count as their language does', async () => {
  const { language, t } = await freshPage('en-US');
  const unread = () => [0, 1, 2].map((count) => t('lobby-unread', { count }));
  expect(unread()).toEqual(['0 new messages', '1 new message', '2 new messages']);
  await language.choose('fr');
  expect(unread()).toEqual(['0 nouveau message', '1 nouveau message', '2 nouveaux messages']);
});

test('numbers are written as in the region of the reader, if the browser names it', () => {
  expect([localeOf('de', ['en', 'de-CH']), localeOf('fr', ['en'])]).toEqual(['de-CH', 'fr']);
});

test('lists, durations and numbers follow the language', async () => {
  const { language } = await freshPage('en-US');
  const { spokenList, duration, number } = await import('../../src/languages/formats.ts');
  const all = () => [spokenList(['Anna', 'Ben', 'Cid']), duration(120), number(12345)];
  expect(all()).toEqual(['Anna, Ben and Cid', '2 minutes', '12,345']);
  await language.choose('de');
  expect(all()).toEqual(['Anna, Ben und Cid', '2 Minuten', '12.345']);
});

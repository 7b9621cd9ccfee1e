import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/languages/languages.ts';

const fileOf = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const others = codes.filter((code) => code !== 'en');
const attribute = (code: string) => (code === 'en' ? '<p>' : `<p lang="${code}">`);

test('without JavaScript the page says in every language that it needs it', () => {
  const [, without] = /<noscript>(.*)<\/noscript>/s.exec(fileOf('index.html'))!;
  expect(without!.match(/<p[^>]*>Crisscross .*JavaScript.*<\/p>/g)).toHaveLength(codes.length);
  expect(codes.filter((code) => !without!.includes(attribute(code)))).toEqual([]);
});

test('the installed page is described in every language, in English as in the head of the page', () => {
  const manifest = JSON.parse(fileOf('public/manifest.webmanifest')) as { description: string; description_localized: Record<string, string> };
  expect(fileOf('index.html')).toContain(`<meta name="description" content="${manifest.description}" />`);
  expect(Object.keys(manifest.description_localized).sort()).toEqual([...others].sort());
});

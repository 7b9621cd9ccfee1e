import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fullKey } from '../../src/browser/storage.ts';
import { attributesOf, type System } from '../../src/look/attributes.ts';
import { choices, lookOf, parts, type Look } from '../../src/look/choices.ts';

const script = new Function(
  ...['document', 'localStorage', 'matchMedia'],
  readFileSync(resolve(import.meta.dirname, '../../public/theme.js'), 'utf8'),
);
const usual: System = { moreContrast: false, lessMotion: false };

/** The attributes that <html> has before the first paint, with this in the storage of the browser. */
function beforePaint(stored: Record<string, string>, system = usual, under = ''): Record<string, string> {
  const dataset = {};
  const wants: Record<string, boolean> = {
    '(prefers-contrast: more)': system.moreContrast,
    '(prefers-reduced-motion: reduce)': system.lessMotion,
  };
  script(
    { documentElement: { dataset }, currentScript: { src: `https://example.org${under}/theme.js` } },
    { getItem: (key: string) => stored[key] ?? null },
    (query: string) => ({ matches: wants[query] }),
  );
  return dataset;
}

const everyLook: Look[] = parts.reduce<Partial<Look>[]>(
  (looks, part) => looks.flatMap((look) => choices[part].map((choice) => ({ ...look, [part]: choice }))),
  [{}],
) as Look[];

describe('the look', () => {
  test('is the same before the first paint as later, whatever was chosen and whatever the system asks for', () => {
    for (const moreContrast of [false, true])
      for (const lessMotion of [false, true])
        for (const look of everyLook) {
          const system = { moreContrast, lessMotion };
          expect(beforePaint({ [fullKey('look', '')]: JSON.stringify(look) }, system)).toEqual(attributesOf(look, system));
        }
  });

  test('is found again under the path of the page, and is not that of a server under another path', () => {
    const stored = { [fullKey('look', '/games')]: JSON.stringify(lookOf({ appearance: 'dark' })) };
    expect(beforePaint(stored, usual, '/games').scheme).toBe('dark');
    expect(beforePaint(stored, usual, '/other').scheme).toBe('system');
    expect(beforePaint(stored, usual).scheme).toBe('system');
  });

  test('follows the system until the player chooses', () => {
    expect(attributesOf(lookOf(null), { moreContrast: true, lessMotion: true })).toMatchObject({ scheme: 'system', contrast: 'more', motion: 'less' });
    expect(attributesOf(lookOf({ appearance: 'light' }), { ...usual, moreContrast: true })).toMatchObject({ scheme: 'light', contrast: 'standard' });
    expect(attributesOf(lookOf({ appearance: 'contrast', motion: 'less' }), usual)).toMatchObject({ scheme: 'system', contrast: 'more', motion: 'less' });
  });

  test('is as at first where the storage is empty, damaged or forbidden', () => {
    const first = attributesOf(lookOf(null), usual);
    for (const text of ['', 'null', '"dark"', '{', '[]', '7']) expect(beforePaint({ [fullKey('look', '')]: text })).toEqual(first);
    for (const stored of [null, 'dark', 7, [], { tiles: 'lead', board: 3, appearance: null }]) expect(lookOf(stored)).toEqual(lookOf(null));
  });
});

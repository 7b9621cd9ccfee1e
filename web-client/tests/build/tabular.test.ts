import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Cut = (font: Buffer, text: string, how: object) => Promise<Buffer>;
type Tabular = { tabular: (font: Buffer) => Buffer; widthsOf: (font: Buffer) => number[] };
const require = createRequire(import.meta.url);
const { default: subsetFont } = (await import(require.resolve('subset-font'))) as { default: Cut };
const { tabular, widthsOf } = (await import(resolve(import.meta.dirname, '../../build/tabular.mjs'))) as Tabular;

const fraunces = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');
const figuresOf = (weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(fraunces), '0123456789', { targetFormat: 'sfnt', variationAxes: { wght: weight } });

test('the figures of the scores are as wide as their widest, so that they stand below each other', async () => {
  const font = await figuresOf(650);
  const widths = widthsOf(font);
  expect([widths.length, new Set(widths).size > 1]).toEqual([10, true]);
  expect(new Set(widthsOf(tabular(font)))).toEqual(new Set([Math.max(...widths)]));
});

test('nothing moves the figures of the scores closer together', async () => {
  const cut = await subsetFont(tabular(await figuresOf(650)), '0123456789', { targetFormat: 'sfnt' });
  expect(cut.includes('kern')).toBe(false);
  expect((await figuresOf(650)).includes('kern')).toBe(true);
});

test('making figures tabular leaves the font that was given as it was, and the new one can be cut again', async () => {
  const font = await figuresOf(500);
  const before = Buffer.from(font);
  const again = await subsetFont(tabular(font), '07', { targetFormat: 'sfnt' });
  expect(font.equals(before)).toBe(true);
  expect(new Set(widthsOf(again)).size).toBe(1);
});

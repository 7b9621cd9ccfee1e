import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { icons, pixel } from '../../build/icons.mjs';

const folder = join(import.meta.dirname, '../../public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

/** The width, the height and the pixels of a picture whose rows are stored as differences from the row above. */
function read(name: string): { width: number; height: number; pixels: Uint8Array } {
  const file = readFileSync(join(folder, name));
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  const stride = 4 * width;
  const pixels = new Uint8Array(stride * height);
  for (let at = 0; at < pixels.length; ++at) {
    const above = at < stride ? 0 : pixels[at - stride]!;
    pixels[at] = rows[at + Math.floor(at / stride) + 1]! + above;
  }
  return { width, height, pixels };
}

describe('the icons', () => {
  for (const icon of icons)
    test(`${icon.name} is what build/icons.mjs draws`, () => {
      const { width, height, pixels } = read(`icons/${icon.name}.png`);
      expect([width, height]).toEqual([icon.size, icon.size]);
      const drawn = (at: number) => pixel(icon, Math.floor(at / width), at % width);
      const sample = Array.from({ length: 500 }, (_, index) => Math.floor((index / 500) * width * height));
      expect(sample.map((at) => [...pixels.subarray(4 * at, 4 * at + 4)])).toEqual(sample.map(drawn));
    });

  test('that systems cut to their own shape have no transparent pixel', () => {
    for (const name of ['maskable-512', 'apple-touch-icon']) {
      const { pixels } = read(`icons/${name}.png`);
      expect(pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
    }
  });
});

describe('the manifest', () => {
  test('names pictures that exist, with their true sizes', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of drawn) {
      const { width, height } = read(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has only relative addresses, so that the page may be under any path', () => {
    for (const address of [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)])
      expect(new URL(address, 'https://example.org/games/manifest.webmanifest').pathname).toMatch(/^\/games\//);
  });
});

import { expect, test } from 'vitest';
import { base, baseOf, pageAt, pathOf } from '../../src/browser/base.ts';

test('the page is under the path from which its scripts come', () => {
  expect(baseOf('https://example.org/assets/base-Ab3_x.js')).toBe('');
  expect(baseOf('https://example.org/games/assets/base-Ab3_x.js')).toBe('/games');
  expect(baseOf('https://example.org/fun/assets/assets/base-Ab3_x.js')).toBe('/fun/assets');
});

test('scripts that are not built are at the root', () => {
  expect(baseOf('http://localhost:5173/src/browser/base.ts')).toBe('');
  expect(base).toBe('');
});

test('a page has its path on the server and is found there again', () => {
  expect(pathOf('/r/ABCD2345', '')).toBe('/r/ABCD2345');
  expect(pathOf('/r/ABCD2345', '/games')).toBe('/games/r/ABCD2345');
  for (const under of ['', '/games', '/r']) for (const page of ['/', '/r/ABCD2345']) expect(pageAt(pathOf(page, under), under)).toBe(page);
});

test('a path outside of the page stays as it is', () => {
  expect(pageAt('/gamesters/', '/games')).toBe('/gamesters/');
});

import { expect, test } from 'vitest';
import { queries, written } from '../../build/media.mjs';
import { sources } from '../support/sources.ts';

test('a media query is written out where a style has its name', () => {
  expect(written('@media (--laptop) {\n  p {\n    color: var(--ink);\n  }\n}')).toBe(`@media ${queries['--laptop']} {\n  p {\n    color: var(--ink);\n  }\n}`);
  expect(written('@media not all and (--laptop) {')).toBe(`@media not all and ${queries['--laptop']} {`);
});

test('a name that no media query has stops the build', () => {
  expect(() => written('@media (--tablet) {')).toThrow('--tablet');
});

test('a media query that has a name is nowhere written out', () => {
  const repeated = [...sources].filter(([, text]) => Object.values(queries).some((query) => text.includes(query)));
  expect(repeated.map(([path]) => path)).toEqual([]);
});

import { expect, test } from 'vitest';
import { broughtBy, sources } from '../support/sources.ts';

const setTitle = [...sources].filter(([, text]) => text.includes('document.title =')).map(([path]) => path);

test('a view that gives the page its title has no part that gives it another one, which would stay once the part has gone', () => {
  expect(setTitle).toContain('views/review/Review.svelte');
  const parts = setTitle.flatMap((view) => setTitle.filter((part) => part !== view && broughtBy(view).has(part)).map((part) => `${view}: ${part}`));
  expect(parts).toEqual([]);
});

import { expect, test } from 'vitest';
import { rackShape } from '../../src/board/rack_shape.ts';

const shapes = (width: Parameters<typeof rackShape>[1]) => [1, 7, 8, 9, 12, 15, 20].map((size) => Object.values(rackShape(size, width)));

test('a rack has at most nine tiles in a row', () => {
  expect(shapes('wide')).toEqual([[1, 7], [1, 7], [1, 8], [1, 9], [2, 6], [2, 8], [3, 7]]);
});

test('on a laptop eight or nine tiles are in two rows', () => {
  expect(shapes('laptop')).toEqual([[1, 7], [1, 7], [2, 4], [2, 5], [2, 6], [2, 8], [3, 7]]);
});

test('a rack has at most seven tiles in a row on a phone', () => {
  expect(shapes('narrow')).toEqual([[1, 7], [1, 7], [2, 4], [2, 5], [2, 6], [3, 5], [3, 7]]);
});

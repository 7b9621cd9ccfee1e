import { expect, test } from 'vitest';
import { liftAt } from '../../../src/board/pointer/lift.ts';

const [size, height] = [54, 390];
const above = (y: number) => liftAt(y, size, height);

test('a tile is wholly above the finger that drags it', () => {
  expect([above(0), above(200)]).toEqual([63, 63]);
});

test('a tile reaches the lower edge of the window together with the finger', () => {
  expect([above(360), above(389), above(390)]).toEqual([15, 0.5, 0]);
});

test('a tile follows each movement of the finger downwards', () => {
  const tops = Array.from({ length: height + 1 }, (_, y) => y - above(y));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

test('a finger that has left the window holds the tile where it is', () => {
  expect(above(400)).toBe(0);
});

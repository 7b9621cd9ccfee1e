import { expect, test } from 'vitest';
import { numbersBefore } from '../../../src/state/room/earlier_games.ts';

test('the games before those that a room lists are known by their numbers, the newest first', () => {
  expect(numbersBefore([{ game: 5 }, { game: 4 }])).toEqual([3, 2, 1]);
});

test('no game comes before the first, nor before none', () => {
  expect(numbersBefore([{ game: 2 }, { game: 1 }])).toEqual([]);
  expect(numbersBefore([])).toEqual([]);
});

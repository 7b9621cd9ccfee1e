import { expect, test } from 'vitest';
import { unseen } from '../../src/state/game/unseen.ts';
import { duration, spokenList } from '../../src/languages/formats.ts';
import { points, seatKindInWords } from '../../src/words/names.ts';
import { dealt, played, rules, viewedAfter } from '../support/games.ts';

test('a seat shows the strength of its computer or the level of its player', () => {
  expect(seatKindInWords({ name: 'Robin', computer: 'casual' })).toBe('computer, casual');
  expect(seatKindInWords({ name: 'Robin', computer: 'strong', level: 'beginner' })).toBe('computer, strong');
  expect(seatKindInWords({ name: 'Ann', level: 'expert' })).toBe('expert');
  expect(seatKindInWords({ name: 'Ann' })).toBe('');
});

test('unseen tiles are all tiles except those on the board and on one’s own rack', () => {
  const { game } = viewedAfter([...dealt, played]);
  const left = new Map(unseen(rules, game!).map(({ tile, left }) => [tile, left]));
  expect(left.get('A')).toBe(8);
  expect(left.get('B')).toBe(1);
  expect(left.get('E')).toBe(11);
  expect(left.get('?')).toBe(1);
  expect([...left.values()].reduce((sum, count) => sum + count)).toBe(93);
});

test('numbers and lists read well', () => {
  expect([points(1), points(2), points(-1)]).toEqual(['1 point', '2 points', '-1 point']);
  expect([duration(1), duration(90), duration(60), duration(120)]).toEqual([
    '1 second',
    '90 seconds',
    '1 minute',
    '2 minutes',
  ]);
  expect([spokenList([]), spokenList(['A']), spokenList(['A', 'B', 'C'])]).toEqual(['', 'A', 'A, B and C']);
});

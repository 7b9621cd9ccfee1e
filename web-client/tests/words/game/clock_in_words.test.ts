import { expect, test } from 'vitest';
import { clockFigures, clockInWords, restInWords } from '../../../src/words/game/clock_in_words.ts';

const time = (left: number, overtime = 0) => ({ left, overtime });
const day = 86_400_000;

test('a clock shows days, figures, tenths, or overtime', () => {
  expect(clockFigures(time(2 * day + 5 * 3_600_000 + 59_000))).toBe('2 d 5 h');
  expect(clockFigures(time(65_000))).toBe('1:05');
  expect(clockFigures(time(9_400))).toBe('9.4');
  expect(clockFigures(time(0, 24_600))).toBe('+0:24');
});

test('a screen reader says the two largest units', () => {
  expect(clockInWords(time(2 * day + 5 * 3_600_000 + 59_000))).toBe('2 days and 5 hours left');
  expect(clockInWords(time(245_300))).toBe('4 minutes and 5 seconds left');
  expect(clockInWords(time(60_000))).toBe('1 minute left');
  expect(clockInWords(time(0))).toBe('0 seconds left');
  expect(clockInWords(time(0, 61_000))).toBe('1 minute and 1 second of overtime');
});

test('a clock that stands still by itself says why, and until when', () => {
  const until = new Date(2027, 0, 14, 7, 30).getTime();
  expect(restInWords({ why: 'night', until })).toMatch(/^night until 7:30\s?AM$/);
  expect(restInWords({ why: 'holiday', until })).toMatch(/^holiday until .*14/);
});

import { expect, test } from 'vitest';
import { dateOf, timeOn } from '../../src/languages/days.ts';

test('the time of something that was not on this day comes with its day', () => {
  const at = new Date(2026, 10, 22, 10, 32).getTime();
  const [sameDay, nextDay] = [timeOn(dateOf(at + 3_600_000), at), timeOn(dateOf(at + 24 * 3_600_000), at)];
  expect([sameDay, nextDay]).toEqual([expect.stringContaining('10:32'), expect.stringContaining('10:32')]);
  expect([sameDay.includes('22'), nextDay.includes('22'), nextDay.includes('Nov')]).toEqual([false, true, true]);
});

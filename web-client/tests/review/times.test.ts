import { expect, test } from 'vitest';
import type { ClockRules, GameEvent, Seat, ThinkTime } from '../../src/connection/protocol.ts';
import { clocksAt, thoughtBefore } from '../../src/review/times.ts';
import { dealt, entries, viewedAfter } from '../support/games.ts';

const rules: ClockRules = { kind: { type: 'game', seconds: 600, increment: 0 }, at_zero: 'lose', overtime: { points: 10, minutes: 5 } };
const set: GameEvent = { type: 'clock_set', rules };
const log = entries([...dealt.slice(0, 2), set, ...dealt.slice(2)]);
const times: ThinkTime[] = [
  { v: 7, clocks: [{ left: 600_000 }, { left: 600_000 }] },
  { v: 9, thought: 12_000, clocks: [{ left: 588_000 }, { left: 600_000 }] },
  { v: 30, thought: 1_000 },
];

test('the clocks of a moment are those after the latest version that changed whose clock runs', () => {
  expect(clocksAt(log, times, 8)?.seats).toEqual([{ left: 600_000 }, { left: 600_000 }]);
  expect(clocksAt(log, times, 12)).toEqual({ rules, at: 0, seats: [{ left: 588_000 }, { left: 600_000 }] });
});

test('there are no clocks before the first turn, and none where nobody is timed', () => {
  expect(clocksAt(log, times, 5)).toBeNull();
  expect(clocksAt(entries(dealt), [{ v: 6 }], 6)).toBeNull();
});

/** A moment with the versions `v` to `until`, in which these sit. */
const moment = (v: number, until: number, sitting: Seat[] = [{ name: 'Ann' }, { name: 'Ben' }]) => ({
  v,
  viewed: { ...viewedAfter(dealt), v: until, seats: sitting },
});

test('a move has the time to think that ended with it, or with the turn that followed it', () => {
  expect(thoughtBefore(times, moment(9, 9), 0)).toBe(12_000);
  expect(thoughtBefore(times, moment(7, 10), 0)).toBe(12_000);
  expect(thoughtBefore(times, moment(7, 8), 0)).toBeNull();
  expect(thoughtBefore(times, moment(10, 29), 0)).toBeNull();
});

test('nothing is said of less than a second, nor of computers', () => {
  expect(thoughtBefore(times, moment(30, 30), 0)).toBe(1_000);
  expect(thoughtBefore([{ v: 30, thought: 999 }], moment(30, 30), 0)).toBeNull();
  const sitting: Seat[] = [{ name: 'Robin', computer: 'strong' }, { name: 'Ben', stand_in: 'casual' }, { name: 'Ann' }];
  expect([0, 1, 2].map((seat) => thoughtBefore(times, moment(9, 9, sitting), seat))).toEqual([null, null, 12_000]);
});

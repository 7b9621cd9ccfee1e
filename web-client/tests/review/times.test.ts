import { expect, test } from 'vitest';
import type { ClockRules, RoomEvent, ThinkTime } from '../../src/connection/protocol.ts';
import { clocksAt, thoughtBefore } from '../../src/review/times.ts';
import { dealt, entries } from '../support/rooms.ts';

const rules: ClockRules = { kind: { type: 'game', seconds: 600, increment: 0 }, at_zero: 'lose', overtime: { points: 10, minutes: 5 } };
const set: RoomEvent = { type: 'clock_set', rules };
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

test('a move has the time to think that ended with it, or with the turn that followed it', () => {
  expect(thoughtBefore(times, 9, 9)).toBe(12_000);
  expect(thoughtBefore(times, 7, 10)).toBe(12_000);
  expect(thoughtBefore(times, 7, 8)).toBeNull();
  expect(thoughtBefore(times, 10, 29)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { Clocks } from '../../../src/connection/protocol.ts';
import { becomesShort, isRunning, restOf, timeOf, untilNextNote, untilStartOrStop, warningBetween } from '../../../src/state/game/clock.ts';

const at = 1_795_212_043_000;
const clocks = (more: Partial<Clocks> = {}): Clocks => ({
  rules: { kind: { type: 'game', seconds: 300, increment: 0 }, at_zero: 'lose', overtime: { points: 10, minutes: 3 } },
  at,
  seats: [{ left: 20_000 }, { left: 50_000 }],
  running: { seat: 0, from: at },
  ...more,
});
const withOvertime = (overtime: number): Clocks => {
  const { rules } = clocks();
  return clocks({ rules: { ...rules, at_zero: 'points' }, seats: [{ left: 1_000, overtime }, { left: 50_000 }] });
};

describe('the time of a player', () => {
  test('runs for the player who thinks, and for nobody else', () => {
    expect(timeOf(clocks(), 0, at + 5_000)).toEqual({ left: 15_000, overtime: 0 });
    expect(timeOf(clocks(), 1, at + 5_000)).toEqual({ left: 50_000, overtime: 0 });
  });

  test('is never negative, whatever the clocks of the two machines say', () => {
    expect(timeOf(clocks(), 0, at + 60_000)).toEqual({ left: 0, overtime: 0 });
    expect(timeOf(clocks(), 0, at - 60_000)).toEqual({ left: 20_000, overtime: 0 });
  });

  test('stands still during a pause, and at night from the moment that the server says', () => {
    expect(timeOf(clocks({ paused: true, running: undefined }), 0, at + 5_000).left).toBe(20_000);
    const night = clocks({ running: { seat: 0, from: at, until: at + 3_000 } });
    expect(timeOf(night, 0, at + 5_000).left).toBe(17_000);
    const asleep = clocks({ running: { seat: 0, from: at + 60_000 } });
    expect(timeOf(asleep, 0, at + 5_000).left).toBe(20_000);
    expect([isRunning(night, 0, at), isRunning(night, 0, at + 3_000), isRunning(asleep, 0, at)]).toEqual([true, false, false]);
  });

  test('goes on into overtime where that costs points, up to its last minute', () => {
    expect(timeOf(withOvertime(0), 0, at + 4_000)).toEqual({ left: 0, overtime: 3_000 });
    expect(timeOf(withOvertime(30_000), 0, at + 4_000)).toEqual({ left: 0, overtime: 33_000 });
    expect(timeOf(withOvertime(0), 0, at + 600_000)).toEqual({ left: 0, overtime: 180_000 });
  });
});

test('a clock that is to run, or to stop, tells how long it is until then', () => {
  const waiting = clocks({ running: { seat: 0, from: at + 5, until: at + 500 } });
  expect([at, at + 5, at + 500].map((now) => untilStartOrStop(waiting, now))).toEqual([5, 495, Infinity]);
  expect(untilStartOrStop(clocks({ running: undefined }), at)).toBe(Infinity);
});

describe('a player whose clock stands still', () => {
  const soon = at + 60_000;

  test('has their night until the clock runs again, if it is their turn', () => {
    const asleep = clocks({ running: { seat: 0, from: soon } });
    expect(restOf(asleep, 0, at)).toEqual({ why: 'night', until: soon });
    expect(restOf(asleep, 0, soon)).toBeNull();
    expect(restOf(asleep, 1, at)).toBeNull();
  });

  test('does not sleep only because the clock of this machine is behind', () => {
    expect(restOf(clocks(), 0, at - 60_000)).toBeNull();
    expect(untilNextNote(clocks(), at - 60_000)).toBeNull();
  });

  test('is on holiday, even while another player is to move, until the holiday is over', () => {
    const away = clocks({ seats: [{ left: 20_000 }, { left: 50_000, holiday_until: soon }] });
    expect(restOf(away, 1, at)).toEqual({ why: 'holiday', until: soon });
    expect(restOf(away, 1, soon)).toBeNull();
    expect(restOf(away, 0, at)).toBeNull();
  });

  test('makes the page ask again when a night or a holiday begins or ends by itself', () => {
    expect(untilNextNote(clocks(), at)).toBeNull();
    expect(untilNextNote(clocks({ running: { seat: 0, from: at, until: soon } }), at)).toBe(60_000);
    expect(untilNextNote(clocks({ running: { seat: 0, from: soon, until: soon + 5 } }), at)).toBe(60_000);
    expect(untilNextNote(clocks({ seats: [{ left: 1, holiday_until: soon }], running: undefined }), at)).toBe(60_000);
    expect(untilNextNote(clocks({ running: { seat: 0, from: at, until: soon } }), soon)).toBeNull();
  });
});

test('a warning is given once, when a running clock passes it', () => {
  expect(warningBetween(60_001, 60_000)).toBe(60_000);
  expect(warningBetween(60_000, 59_900)).toBeNull();
  expect(warningBetween(400_000, 9_000)).toBe(10_000);
});

test('a time becomes short once, at half a minute', () => {
  const { rules } = clocks();
  const at = (left: number) => ({ left, overtime: 0 });
  expect(becomesShort(rules, at(31_000), at(30_000))).toBe(true);
  expect(becomesShort(rules, at(30_000), at(29_900))).toBe(false);
  expect(becomesShort(rules, at(50_000), at(31_000))).toBe(false);
});

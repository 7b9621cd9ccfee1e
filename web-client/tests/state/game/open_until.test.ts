import { expect, test } from 'vitest';
import type { Clocks, Game, GameEvent } from '../../../src/connection/protocol.ts';
import { openUntil } from '../../../src/state/game/open_until.ts';
import { dealt, played, viewedAfter } from '../../support/games.ts';

const held = { ...played, window: 'held', until: 99_000 } as GameEvent;
const challenged: GameEvent = { type: 'challenged', challenger: 1, turn: 1, until: 120_000 };
const clocks: Clocks = { rules: { kind: { type: 'slow', days: 1, bank_days: 0, holiday_days: 0 }, at_zero: 'lose', overtime: { points: 0, minutes: 0 } }, at: 0, seats: [] };
const gameAfter = (...events: GameEvent[]): Game => viewedAfter([...dealt, ...events]).game!;

test('a window, a vote and a timed turn end when their event says, where nobody is timed', () => {
  expect(openUntil(gameAfter(held), null)).toBe(99_000);
  expect(openUntil(gameAfter(held, challenged), null)).toBe(120_000);
  expect(openUntil({ ...gameAfter(), placing_starter: { until: 5_000 } }, null)).toBe(5_000);
});

test('the clocks know better, and say nothing during a pause', () => {
  expect(openUntil(gameAfter(held), { ...clocks, until: 86_400_000 })).toBe(86_400_000);
  expect(openUntil(gameAfter(held, challenged), { ...clocks, paused: true })).toBeUndefined();
});

test('nothing ends where nothing is open', () => {
  expect(openUntil(gameAfter(), { ...clocks, until: 86_400_000 })).toBeUndefined();
});

test('an outage puts off what is open', () => {
  const outage: GameEvent = { type: 'time_forgiven', milliseconds: 60_000, why: 'outage' };
  expect(openUntil(gameAfter(held, outage), null)).toBe(159_000);
  expect(openUntil(gameAfter(held, challenged, outage), null)).toBe(180_000);
  expect(openUntil(gameAfter(held, { ...outage, why: 'lag' }), null)).toBe(99_000);
});

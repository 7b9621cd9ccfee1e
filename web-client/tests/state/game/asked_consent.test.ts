import { expect, test } from 'vitest';
import type { ClockProposal, Clocks, GameEvent } from '../../../src/connection/protocol.ts';
import { askerIn } from '../../../src/state/game/asked_consent.ts';

const pause: ClockProposal = { type: 'pause' };
const proposed = (seat: number, proposal: ClockProposal = pause): GameEvent => ({ type: 'clock_proposed', seat, proposal });
const clocksWith = (...proposals: (ClockProposal | undefined)[]) => ({ seats: proposals.map((proposal) => ({ proposal })) }) as Clocks;

test('the first to want something asks the others, and somebody who agrees asks nobody', () => {
  const wanted = (seat: number): GameEvent => ({ type: 'agreement_wanted', seat, agreement: 'end' });
  const asker = (own: number | null, seat: number, all: number[]) =>
    askerIn([wanted(seat)], own, { agreement: { agreement: 'end', wanted: all }, clocks: null });
  expect([asker(0, 1, [1]), asker(1, 1, [1]), asker(null, 1, [1]), asker(0, 2, [1, 2])]).toEqual([1, undefined, undefined, undefined]);
});

test('the first to propose something about the clocks asks the others, too', () => {
  const asker = (seat: number, clocks: Clocks, proposal: ClockProposal = pause) => askerIn([proposed(seat, proposal)], 0, { agreement: null, clocks });
  expect(asker(1, clocksWith(undefined, pause, undefined))).toBe(1);
  expect(asker(2, clocksWith(undefined, pause, pause))).toBeUndefined();
  expect(asker(2, clocksWith(undefined, pause, { type: 'resume' }), { type: 'resume' })).toBe(2);
});

test('nobody asks for what all have agreed on', () => {
  const agreed: GameEvent[] = [proposed(1), { type: 'clock_paused' }];
  expect(askerIn(agreed, 0, { agreement: null, clocks: clocksWith(undefined, undefined) })).toBeUndefined();
});

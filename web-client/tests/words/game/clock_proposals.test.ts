import { expect, it } from 'vitest';
import type { Clocks, ClockProposal } from '../../../src/connection/protocol.ts';
import { proposalsOf } from '../../../src/words/game/clock_proposals_in_words.ts';

const clocksWith = (...proposals: (ClockProposal | undefined)[]): Clocks => ({
  rules: { kind: { type: 'move', seconds: 60 }, at_zero: 'pass', overtime: { points: 10, minutes: 10 } },
  at: 0,
  seats: proposals.map((proposal) => ({ left: 0, ...(proposal ? { proposal } : {}) })),
});

it('shows what several players propose once, with the first of them', () => {
  const clocks = clocksWith(undefined, { type: 'pause' }, { type: 'pause' });
  expect(proposalsOf(clocks)).toEqual([{ seat: 1, proposal: { type: 'pause' } }]);
});

it('shows each thing that is proposed', () => {
  expect(proposalsOf(clocksWith({ type: 'pause' }, { type: 'resume' }))).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { calls } from '../../src/calls/called.ts';
import type { Asked, GameEvent } from '../../src/connection/protocol.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { played } from '../support/games.ts';

const ended = fixturesIn('events').find(({ message }) => message.type === 'ended')!.message as GameEvent;
const challenged: GameEvent = { type: 'challenged', challenger: 1, turn: 1 };
const called = (events: GameEvent[], seat: number | null, asked: Asked | null = null) => calls({ events, seat, asked, before: null });

test('a player is called by a nudge in their turn, and others are not', () => {
  const nudged: GameEvent = { type: 'nudged', seat: 1, turn: 1 };
  const call = (seat: number, asked: Asked | null) => calls({ events: [nudged], seat, asked, before: asked });
  expect([call(0, 'move'), call(1, null), call(2, null)]).toEqual([true, false, false]);
});

test('a player is called when it is their turn, by a challenge, and when the game ends', () => {
  expect([called([], 0, 'move'), called([challenged], 0), called([], 0, 'vote'), called([ended], 0)]).toEqual([true, true, true, true]);
});

test('a player is not called by what others do, or by what they did themselves', () => {
  expect([called([played], 1), called([played], 0), called([challenged], 1)]).toEqual([false, false, false]);
});

test('a watcher is never called', () => {
  expect([called([challenged], null), called([ended], null)]).toEqual([false, false]);
});

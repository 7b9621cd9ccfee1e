import { expect, test } from 'vitest';
import type { Game, GameEvent } from '../../../src/connection/protocol.ts';
import { moverOf } from '../../../src/state/game/mover.ts';
import { dealt, played, viewedAfter } from '../../support/games.ts';

const moverAfter = (...events: GameEvent[]) => moverOf(viewedAfter([...dealt, ...events]).game as Game);
const final: GameEvent = { ...played, window: 'final', until: 99_000 } as GameEvent;

test('it is the turn of the player to move', () => {
  expect(moverAfter()).toBe(0);
  expect(moverAfter(played, { type: 'turn_began', seat: 1, turn: 2 })).toBe(1);
});

test('it is nobody’s turn while the players vote', () => {
  const disputed: GameEvent = { type: 'challenged', challenger: 1, turn: 1, until: 99_000 };
  expect(moverAfter(played, { type: 'turn_began', seat: 1, turn: 2 }, disputed)).toBeNull();
});

test('it is nobody’s turn while a play waits for others to accept it, until its time is over', () => {
  const held: GameEvent[] = [{ ...played, window: 'held', until: 99_000 } as GameEvent, { type: 'turn_began', seat: 1, turn: 2 }];
  expect(moverAfter(...held)).toBeNull();
  expect(moverAfter(...held, { type: 'window_closed', turn: 1, reason: 'expired' })).toBe(1);
});

test('it is nobody’s turn while a play that ends the game may be challenged', () => {
  expect(moverAfter(final)).toBeNull();
});

test('it is nobody’s turn when the player to move has left', () => {
  expect(moverAfter({ type: 'resigned', seat: 1 })).toBe(0);
  expect(moverAfter({ type: 'resigned', seat: 0 })).toBeNull();
});

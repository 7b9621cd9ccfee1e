import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { personNow, seatOf, type SeatedPerson } from '../../../src/state/game/seated_person.ts';
import { viewedGame } from '../../../src/state/game/viewed_game.ts';
import { dealt, seats, snapshot, viewedAfter } from '../../support/games.ts';

const renamed = (seat: number, name: string): GameEvent => ({ type: 'renamed', seat, name });
const before = viewedAfter([seats('Ann'), seats('Ann', 'Ben', 'Cleo')]);
const ben: SeatedPerson = { v: before.v, seat: 1, name: 'Ben' };

/** What Ben is called after these events, once somebody looks; null if he has gone. */
const nameAfter = (...events: GameEvent[]) => personNow(viewedAfter(events, before), ben)?.name ?? null;

test('somebody with another name or another seat is still the same person', () => {
  expect(personNow(before, ben)).toBe(ben);
  expect(nameAfter(renamed(1, 'Bo'), renamed(0, 'Ben'), renamed(1, 'Bob'))).toBe('Bob');
  expect(personNow(viewedAfter([seats('Ben', 'Ann'), renamed(0, 'Bo')], before), ben)).toEqual({ v: 4, seat: 0, name: 'Bo' });
});

test('somebody who has left their seat has gone, even if another person sits there or has their name now', () => {
  expect(nameAfter(seats('Ann', 'Cleo'))).toBeNull();
  expect(nameAfter(seats('Ann', 'Cleo'), seats('Ann', 'Cleo', 'Dora'))).toBeNull();
  expect(nameAfter(seats('Ann', 'Cleo'), renamed(1, 'Ben'))).toBeNull();
});

test('somebody who is followed is found, even when the log no longer says what they were called', () => {
  const first = viewedAfter([renamed(1, 'Bo')], before);
  const later = viewedAfter([seats('Ann', 'Bo'), seats('Ann', 'Bo', 'Ben')], first);
  expect(later.log).toHaveLength(1);
  expect(personNow(later, personNow(first, ben)!)).toEqual({ v: 5, seat: 1, name: 'Bo' });
});

test('where it is not known what has happened, the person with that name counts', () => {
  const { name } = snapshot.seats[0]!;
  const old: SeatedPerson = { v: 1, seat: 3, name };
  expect(personNow(viewedGame(snapshot), old)).toEqual({ v: snapshot.v, seat: 0, name });
  expect(personNow(viewedGame(snapshot), { ...old, name: 'Nobody' })).toBeNull();
});

test('a game that begins, and a computer of the same name, change nothing', () => {
  expect(personNow(viewedAfter(dealt), { v: 1, seat: 1, name: 'Ben' })).toEqual({ v: dealt.length, seat: 1, name: 'Ben' });
  expect(seatOf('Ben', [{ name: 'Ben', computer: 'casual' }, { name: 'Ben' }])).toBe(1);
  expect(seatOf('Ben', [{ name: 'Ben', computer: 'casual' }])).toBeNull();
});

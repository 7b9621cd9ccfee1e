import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../src/state/replay.ts';
import type { RoomEvent } from '../../src/connection/protocol.ts';
import { askedFor, isMissing } from '../../src/state/stand_ins.ts';
import { newsOf } from '../../src/words/news.ts';
import { askedInWords } from '../../src/words/stand_ins_in_words.ts';
import { dealt, hash, roomAfter, rules, snapshot } from '../support/rooms.ts';

const standInAdded: RoomEvent = { type: 'stand_in_added', seat: 1, strength: 'casual' };
const reclaimed: RoomEvent = { type: 'seat_reclaimed', seat: 1 };

describe('a stand-in', () => {
  test('is shown with the seat until its owner reclaims it', () => {
    const room = roomAfter([...dealt, standInAdded]);
    expect(room.seats).toEqual([{ name: 'Ann' }, { name: 'Ben', stand_in: 'casual' }]);
    expect(roomAfter([reclaimed], room).seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }]);
  });

  test('is announced, and so is its end', () => {
    const announced = (event: RoomEvent, seat: number | null) => newsOf(roomAfter([...dealt, event]), event, seat)?.text;
    expect([announced(standInAdded, 0), announced(standInAdded, 1)]).toEqual([
      'A computer is playing for Ben.',
      'A computer is playing for you.',
    ]);
    expect([announced(reclaimed, 0), announced(reclaimed, 1)]).toEqual(['Ben is playing again.', 'You are playing again.']);
  });

  test('is a moment of the review', () => {
    const log = [...dealt, standInAdded].map((event, index) => ({ v: index + 1, at: index, event }));
    const last = momentsOf(log, rules, snapshot.lexicon).at(-1)!;
    expect(last).toMatchObject({ v: log.length, text: 'A computer is playing for Ben.' });
  });
});

describe('a stand-in may be requested', () => {
  const names = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
  const begun: RoomEvent[] = [
    ...names.map((name): RoomEvent => ({ type: 'seated', name })),
    { type: 'seated', name: 'Robin', computer: 'strong' },
    { type: 'began', seat_count: 6, seed_hash: hash, lexicon_hash: hash },
    { type: 'resigned', seat: 3 },
    { type: 'stand_in_added', seat: 4, strength: 'strong' },
  ];
  const room = roomAfter(begun);
  const away = (...seats: number[]) => room.seats.map((_, seat) => !seats.includes(seat));

  test('for players who are away', () => {
    const missing = room.seats.map((_, seat) => isMissing(room, away(1, 3, 4, 5), seat));
    expect(missing).toEqual([false, true, false, false, false, false]);
    expect(isMissing(room, [], 1)).toBe(false);
    expect(isMissing(roomAfter(begun.slice(0, 2)), [true, false], 1)).toBe(false);
  });

  test('by every player who is present and has no stand-in', () => {
    expect(askedFor(room, away(1), 1)).toEqual([0, 2]);
    expect(askedFor(room, away(1, 2), 1)).toEqual([0]);
  });

  test('and the request says who has agreed and who has not answered', () => {
    const by = (...seats: number[]) => ({ seat: 1, strength: 'casual' as const, agreed: seats });
    const worded = (asked: ReturnType<typeof by>, own: number | null) => askedInWords(room, away(1), asked, own);
    expect(worded(by(0), 2)).toBe('Ann wants a computer to play for Ben (casual).');
    expect(worded(by(0), 0)).toBe('You want a computer to play for Ben (casual). Waiting for Cid.');
    expect(worded(by(2, 0), 0)).toBe('You and Cid want a computer to play for Ben (casual).');
    expect(worded(by(2), null)).toBe('Cid wants a computer to play for Ben (casual). Waiting for Ann.');
  });
});

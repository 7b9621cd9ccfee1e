import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../src/state/replay.ts';
import type { RoomEvent } from '../../src/connection/protocol.ts';
import { askedFor, isMissing } from '../../src/state/stand_ins.ts';
import { newsOf } from '../../src/words/news.ts';
import { askedInWords } from '../../src/words/stand_ins_in_words.ts';
import { dealt, hash, roomAfter, rules, snapshot } from '../support/rooms.ts';

const stoodIn: RoomEvent = { type: 'stand_in_added', seat: 1, strength: 'casual' };
const takenBack: RoomEvent = { type: 'seat_reclaimed', seat: 1 };

describe('a computer that stands in', () => {
  test('is told of with the seat until its owner plays again', () => {
    const room = roomAfter([...dealt, stoodIn]);
    expect(room.seats).toEqual([{ name: 'Ann' }, { name: 'Ben', stand_in: 'casual' }]);
    expect(roomAfter([takenBack], room).seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }]);
  });

  test('is news, and so is the end of it', () => {
    const told = (event: RoomEvent, seat: number | null) => newsOf(roomAfter([...dealt, event]), event, seat)?.text;
    expect([told(stoodIn, 0), told(stoodIn, 1)]).toEqual([
      'The computer plays for Ben.',
      'The computer plays for you.',
    ]);
    expect([told(takenBack, 0), told(takenBack, 1)]).toEqual(['Ben plays again.', 'You play again.']);
  });

  test('is a moment of the review', () => {
    const log = [...dealt, stoodIn].map((event, index) => ({ v: index + 1, at: index, event }));
    const last = momentsOf(log, rules, snapshot.lexicon).at(-1)!;
    expect(last).toMatchObject({ v: log.length, text: 'The computer plays for Ben.' });
  });
});

describe('a computer may be asked to stand in', () => {
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

  test('for people who play and are away', () => {
    const missing = room.seats.map((_, seat) => isMissing(room, away(1, 3, 4, 5), seat));
    expect(missing).toEqual([false, true, false, false, false, false]);
    expect(isMissing(room, [], 1)).toBe(false);
    expect(isMissing(roomAfter(begun.slice(0, 2)), [true, false], 1)).toBe(false);
  });

  test('by all others who are here and play themselves', () => {
    expect(askedFor(room, away(1), 1)).toEqual([0, 2]);
    expect(askedFor(room, away(1, 2), 1)).toEqual([0]);
  });

  test('and it is said who has agreed and for whom one waits', () => {
    const by = (...seats: number[]) => ({ seat: 1, strength: 'casual' as const, agreed: seats });
    const said = (asked: ReturnType<typeof by>, own: number | null) => askedInWords(room, away(1), asked, own);
    expect(said(by(0), 2)).toBe('Ann wants the computer to play for Ben (casual).');
    expect(said(by(0), 0)).toBe('You want the computer to play for Ben (casual). Waiting for Cid.');
    expect(said(by(2, 0), 0)).toBe('You and Cid want the computer to play for Ben (casual).');
    expect(said(by(2), null)).toBe('Cid wants the computer to play for Ben (casual). Waiting for Ann.');
  });
});

import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../../src/review/replay.ts';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { newsOf } from '../../../src/words/game/news.ts';
import { replayInWords } from '../../../src/words/archive/replay_in_words.ts';
import { dealt, rules, snapshot, viewedAfter } from '../../support/games.ts';

const standInAdded: GameEvent = { type: 'stand_in_added', seat: 1, strength: 'casual' };
const reclaimed: GameEvent = { type: 'seat_reclaimed', seat: 1 };

describe('a stand-in', () => {
  test('is shown with the seat until its owner reclaims it', () => {
    const viewed = viewedAfter([...dealt, standInAdded]);
    expect(viewed.seats).toEqual([{ name: 'Ann' }, { name: 'Ben', stand_in: 'casual' }]);
    expect(viewedAfter([reclaimed], viewed).seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }]);
  });

  test('is announced, and so is its end', () => {
    const announced = (event: GameEvent, seat: number | null) => newsOf({ viewed: viewedAfter([...dealt, event]), seat }, event)?.text;
    expect([announced(standInAdded, 0), announced(standInAdded, 1)]).toEqual([
      'A computer is playing for Ben.',
      'A computer is playing for you.',
    ]);
    expect([announced(reclaimed, 0), announced(reclaimed, 1)]).toEqual(['Ben is playing again.', 'You are playing again.']);
  });

  test('is a moment of the review', () => {
    const log = [...dealt, standInAdded].map((event, index) => ({ v: index + 1, at: index, event }));
    const last = momentsOf(log, rules, snapshot.lexicon).at(-1)!;
    expect(last.v).toBe(log.length);
    expect(replayInWords(last)).toBe('A computer is playing for Ben.');
  });
});

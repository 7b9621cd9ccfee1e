import { expect, test } from 'vitest';
import type { StandInRequest } from '../../src/connection/protocol.ts';
import { askedInWords } from '../../src/words/stand_ins_in_words.ts';
import { roomAfter, seats } from '../support/rooms.ts';

const room = roomAfter([seats('Ann', 'Ben', 'Cid', 'Dot')]);
const request = (agreed: number[], missing: number[]): StandInRequest => ({ seat: 1, strength: 'casual', agreed, missing });

test('a request for a stand-in says who has agreed and who still has to', () => {
  expect(askedInWords(room, request([0], [2]), 0)).toBe('You want a computer to play for Ben (casual). Waiting for Cid.');
  expect(askedInWords(room, request([2], [0]), null)).toBe('Cid wants a computer to play for Ben (casual). Waiting for Ann.');
  expect(askedInWords(room, request([0], [2, 3]), null)).toBe(
    'Ann wants a computer to play for Ben (casual). Waiting for Cid and Dot.',
  );
});

test('a request for a stand-in does not say that it waits for its reader', () => {
  expect(askedInWords(room, request([0], [2]), 2)).toBe('Ann wants a computer to play for Ben (casual).');
  expect(askedInWords(room, request([2, 0], [3]), 0)).toBe(
    'You and Cid want a computer to play for Ben (casual). Waiting for Dot.',
  );
});

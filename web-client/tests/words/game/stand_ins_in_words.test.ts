import { expect, test } from 'vitest';
import type { StandInRequest } from '../../../src/connection/protocol.ts';
import { askedInWords } from '../../../src/words/game/stand_ins_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';
import { seats, viewedAfter } from '../../support/games.ts';

const viewed = viewedAfter([seats('Ann', 'Ben', 'Cid', 'Dot')]);
const request = (agreed: number[], missing: number[]): StandInRequest => ({ seat: 1, strength: 'casual', agreed, missing });

test('a request for a stand-in says who has agreed and who still has to', () => {
  expect(askedInWords(viewed, request([0], [2]), 0)).toBe('You want a computer to play for Ben (casual). Waiting for Cid.');
  expect(askedInWords(viewed, request([2], [0]), null)).toBe('Cid wants a computer to play for Ben (casual). Waiting for Ann.');
  expect(askedInWords(viewed, request([0], [2, 3]), null)).toBe(
    'Ann wants a computer to play for Ben (casual). Waiting for Cid and Dot.',
  );
});

test('a request for a stand-in does not say that it waits for its reader', () => {
  expect(askedInWords(viewed, request([0], [2]), 2)).toBe('Ann wants a computer to play for Ben (casual).');
  expect(askedInWords(viewed, request([2, 0], [3]), 0)).toBe(
    'You and Cid want a computer to play for Ben (casual). Waiting for Dot.',
  );
});

test('a request for a stand-in has the verb of its people in each language', async () => {
  const asked = (agreed: number[]) => () => askedInWords(viewed, request(agreed, []), 0);
  expect(await inLanguage('de', asked([0]))).toBe('Du möchtest, dass ein Computer für Ben spielt (mittel).');
  expect(await inLanguage('de', asked([2]))).toBe('Cid möchte, dass ein Computer für Ben spielt (mittel).');
  expect(await inLanguage('fr', asked([2, 0]))).toBe('Toi et Cid voulez qu’un ordinateur joue pour Ben (moyen).');
  expect(await inLanguage('es', asked([2, 3]))).toBe('Cid y Dot quieren que un ordenador juegue por Ben (medio).');
});

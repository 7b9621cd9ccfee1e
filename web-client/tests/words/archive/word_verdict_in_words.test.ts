import { expect, test } from 'vitest';
import type { PlayedWord } from '../../../src/connection/http/archive_api.ts';
import { language } from '../../../src/languages/language.svelte.ts';
import { wordVerdictInWords } from '../../../src/words/archive/word_verdict_in_words.ts';

await language.need('history');

const word = (more: Partial<PlayedWord>): PlayedWord => ({
  word: 'AT', score: 2, game: 'K7QFW2MX-1', system: 'classic', ended: 0, turn: 3, seat: 0, name: 'Mara', ...more,
});
const challenged = { challenger: 'Ben', decided_by: 'list' } as const;

test('a word that nobody challenged has no verdict', () => {
  expect(wordVerdictInWords(word({}))).toBe('');
});

test('only the words that were not in the list are called not valid', () => {
  const lost = { ...challenged, verdict: 'invalid', withdrawn: true } as const;
  expect(wordVerdictInWords(word({ ...lost, invalid: true }))).toBe('Ben challenged: not valid');
  expect(wordVerdictInWords(word(lost))).toBe('Ben challenged: came off with the play');
  expect(wordVerdictInWords(word({ ...challenged, verdict: 'valid' }))).toBe('Ben challenged: valid');
});

test('a vote is about the whole play', () => {
  const voted = { challenger: 'Ben', decided_by: 'vote' } as const;
  expect(wordVerdictInWords(word({ ...voted, verdict: 'invalid', withdrawn: true }))).toBe('Ben disputed: withdrawn');
  expect(wordVerdictInWords(word({ ...voted, verdict: 'valid' }))).toBe('Ben disputed: accepted');
});

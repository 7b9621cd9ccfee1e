import { expect, test } from 'vitest';
import { evidenceInWords } from '../../../src/words/game/evidence_in_words.ts';

test('a computer’s evidence is the word list, in the reader’s language, and anybody else’s is what they wrote', () => {
  expect(evidenceInWords({ name: 'English' }, 'English')).toBe('It’s in the word list English.');
  expect(evidenceInWords({ name: 'English' }, 'It is a kind of ox.')).toBe('It is a kind of ox.');
});

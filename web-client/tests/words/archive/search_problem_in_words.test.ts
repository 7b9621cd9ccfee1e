import { expect, test } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import { searchProblemInWords } from '../../../src/words/archive/search_problem_in_words.ts';

test('a search without an answer says why, as far as that is known', () => {
  const sentence = (code: string) => searchProblemInWords(new ApiRefused(code));
  expect(sentence('BUSY')).toBe('The server is busy. Try again.');
  expect(sentence('LOST')).toBe('The server didn’t answer. Try again.');
  expect(sentence('INTERNAL')).toBe('The search failed.');
});

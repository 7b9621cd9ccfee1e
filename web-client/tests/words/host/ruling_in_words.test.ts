import { describe, expect, test } from 'vitest';
import type { WordRuling } from '../../../src/connection/http/host_protocol.ts';
import { changesOf, listInWords, rulingInWords } from '../../../src/words/host/ruling_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const accepted: WordRuling = { number: 1, list: 'english', word: 'FLURB', accepted: 2, rejected: 0, last: 1, listed: false };
const rejected: WordRuling = { ...accepted, accepted: 0, rejected: 1, listed: true };

test('a ruling says how often players have accepted and rejected the word', async () => {
  expect(rulingInWords(accepted)).toBe('accepted 2 times');
  expect(rulingInWords({ ...accepted, rejected: 1 })).toBe('accepted 2 times, rejected once');
  expect(await inLanguage('de', () => rulingInWords({ ...accepted, rejected: 3 }))).toBe('2-mal angenommen, 3-mal abgelehnt');
  expect(await inLanguage('es', () => rulingInWords(rejected))).toBe('rechazada una vez');
});

describe('what the host may do about a word', () => {
  test('is what the players have ruled', () => {
    expect(changesOf(accepted)).toEqual(['add']);
    expect(changesOf(rejected)).toEqual(['exclude']);
    expect(changesOf({ ...accepted, rejected: 1 })).toEqual(['add', 'exclude']);
  });

  test('is to take a change back, once there is one', () => {
    expect(changesOf({ ...accepted, change: 'add' })).toEqual(['take_back']);
    expect(changesOf({ ...rejected, change: 'exclude' })).toEqual(['take_back']);
  });

  test('is nothing if the server no longer has the list', () => {
    const { listed: _, ...without } = accepted;
    expect(changesOf(without)).toEqual([]);
    expect(listInWords(without)).toBe('The server doesn’t have this list any more.');
  });
});

test('what the list has is said apart from what it will have after the next start', () => {
  expect(listInWords(accepted)).toBe('Not in the list');
  expect(listInWords({ ...accepted, change: 'add' })).toBe('Added when the server next starts');
  expect(listInWords({ ...accepted, change: 'add', listed: true })).toBe('Added by the host');
  expect(listInWords(rejected)).toBe('In the list');
  expect(listInWords({ ...rejected, change: 'exclude' })).toBe('Excluded when the server next starts');
  expect(listInWords({ ...rejected, change: 'exclude', listed: false })).toBe('Excluded by the host');
});

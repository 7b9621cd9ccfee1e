import { expect, test } from 'vitest';
import type { Rules } from '../../src/connection/protocol.ts';
import { t } from '../../src/languages/text.ts';
import { keysAtTheBoard } from '../../src/words/shortcuts_in_words.ts';
import { rulesOf } from '../support/catalogue.ts';

/** What the digits do under such rules. */
const digits = (changes: Partial<Rules>) =>
  keysAtTheBoard({ ...rulesOf('classic'), ...changes })
    .filter(({ keys }) => /^\d$/.test(String(keys[0])))
    .map(({ keys, does }) => `${keys[0]} ${t(does)}`);

test('all shortcuts are listed where players challenge and ask for hints', () => {
  expect(digits({ exchange: 'some', ruling: 'double', hints: 'own_rack' })).toEqual([
    '1 Shuffle',
    '2 Exchange',
    '3 Pass',
    '4 Challenge or dispute',
    '5 Accept',
    '6 Hint',
  ]);
});

test('hints are not listed where there are none, nor challenges where words are checked as they are laid', () => {
  expect(digits({ exchange: 'some', ruling: 'void', hints: 'none' })).toEqual(['1 Shuffle', '2 Exchange', '3 Pass']);
});

test('the key for an exchange has the word of its button', () => {
  expect(digits({ exchange: 'all' })).toContain('2 Discard');
});

test('the key for a red cross is listed where there are red-crossed tiles', () => {
  const lays = (system: string) => keysAtTheBoard(rulesOf(system)).filter(({ does }) => does === 'table-keys-lay-cross');
  expect(lays('shmac')).toMatchObject([{ keys: ['#'] }]);
  expect(lays('classic')).toEqual([]);
});

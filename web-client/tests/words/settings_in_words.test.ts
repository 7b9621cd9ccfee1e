import { expect, test } from 'vitest';
import { settingsInWords } from '../../src/words/rules/settings_in_words.ts';

test('settings are named as in the form, with the list by its name', () => {
  const lexicons = [{ id: 'english', name: 'English', word_count: 9, hash: '' }];
  const settings = { system: 'classic', lexicon: 'english', hints: 'own_rack', scoreless_turns: 0, rack_size: 8, board_from: 'super' };
  expect(settingsInWords(settings, lexicons).map(({ text }) => text)).toEqual(['English', 'Yes', 'never', '8', 'Super']);
});

test('a proposal that sets nothing but the system has nothing to say', () => {
  expect(settingsInWords({ system: 'super' }, [])).toEqual([]);
});

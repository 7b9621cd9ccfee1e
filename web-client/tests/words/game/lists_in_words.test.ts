import { expect, test } from 'vitest';
import { listsInWords } from '../../../src/words/game/lists_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const names: Record<string, string> = { en: 'English', sv: 'Swedish' };
const said = (...found: [word: string, ...lists: string[]][]) =>
  listsInWords(
    found.map(([word, ...lexicon_ids]) => ({ word, lexicon_ids })),
    (list) => names[list]!,
  );

test('the lists that have a disputed word are named as lists', async () => {
  expect(said(['EE', 'en'])).toBe('EE is in the English list.');
  expect(said(['AL', 'en', 'sv'])).toBe('AL is in the English and Swedish lists.');
  expect(await inLanguage('de', () => said(['AL', 'en', 'sv']))).toBe('AL steht in den Listen English und Swedish.');
});

test('words in the same lists share a sentence', () => {
  expect(said(['EE', 'en'], ['ZZQ'], ['AL', 'en'])).toBe('EE and AL are in the English list. ZZQ isn’t in any of our word lists.');
});

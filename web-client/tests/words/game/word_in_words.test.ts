import { expect, test } from 'vitest';
import type { Word } from '../../../src/connection/protocol.ts';
import { longerWords, missingDefinitions, sensesOf, sourceOf, listVerdict } from '../../../src/words/game/word_in_words.ts';
import { fixturesIn } from '../../support/fixtures.ts';

const golden = (name: string) => fixturesIn('server').find((fixture) => fixture.name === name)!.message as unknown as Word;
const cares = golden('word');
const anything = golden('word_without_list');

test('the verdict says whether a word is in the list, or that there is none', () => {
  expect(listVerdict(cares)).toBe('CARES is in the word list.');
  expect(listVerdict({ ...cares, in_list: false })).toBe('CARES isn’t in the word list.');
  expect(listVerdict(anything)).toBe('GRUEZI can’t be checked because there is no word list.');
});

test('hooks make longer words, those in front first', () => {
  expect(longerWords(cares)).toEqual([
    { word: 'SCARES', before: 'S', middle: 'CARES', after: '' },
    { word: 'CARESS', before: '', middle: 'CARES', after: 'S' },
  ]);
  expect(longerWords({ ...anything, word: 'EN', front_hooks: ['TH'] })[0]!.word).toBe('THEN');
  expect(longerWords({ ...anything, word: 'ZZ', front_hooks: ['Z'], back_hooks: ['Z'] })).toHaveLength(1);
  expect(longerWords(anything)).toEqual([]);
});

test('a definition says which part of speech it is, and of which word it is a form', () => {
  expect(sourceOf({ part: 'verb', text: 'to mind', base: 'CARE' })).toBe('verb, form of CARE');
  expect(sourceOf({ part: 'noun', text: 'worry' })).toBe('noun');
});

test('definitions with the same source come under it, in their order', () => {
  const definitions = [
    { part: 'noun', text: 'worry' },
    { part: 'noun', text: 'a charge' },
    { part: 'verb', text: 'to mind' },
    { part: 'noun', text: 'a leaf', base: 'LEAF' },
  ];
  expect(sensesOf({ ...cares, definitions })).toEqual([
    { source: 'noun', texts: ['worry', 'a charge'] },
    { source: 'verb', texts: ['to mind'] },
    { source: 'noun, form of LEAF', texts: ['a leaf'] },
  ]);
  expect(sensesOf({ ...cares, definitions: undefined })).toEqual([]);
});

test('a page without definitions says why', () => {
  expect(missingDefinitions(cares)).toBeNull();
  expect(missingDefinitions(anything)).toBe('The dictionary doesn’t have GRUEZI.');
  expect(missingDefinitions({ ...cares, definitions: undefined })).toBe('This server has no dictionary.');
});

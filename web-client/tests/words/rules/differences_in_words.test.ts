import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../support/catalogue.ts';
import { differencesInBrief } from '../../../src/words/rules/differences_in_words.ts';
import { snapshot } from '../../support/games.ts';

describe('what a guest should know before joining', () => {
  const classic = rulesOf('classic');
  const brief = (changed: Partial<typeof classic>) =>
    differencesInBrief({ ...classic, ...changed }, classic, snapshot.lexicon);

  test('is nothing where the usual rules hold', () => {
    expect(brief({})).toEqual([]);
  });

  test('has only the sentences that differ', () => {
    expect(brief({ ruling: 'five' })).toEqual([
      { knob: 'Checking words', text: 'A failed challenge gives the challenged player 5 points.' },
    ]);
  });

  test('says what is not used', () => {
    expect(brief({ bingo: { min_tiles: 7, points: 0 } })).toEqual([{ knob: 'Bingo', text: 'Not used here.' }]);
  });

  test('names a word list that is not the usual one, unless any word will do', () => {
    const other = { ...snapshot.lexicon, name: 'Birds', hash: 'other' };
    const named = (changed: Partial<typeof classic>) =>
      differencesInBrief({ ...classic, ...changed }, { ...classic, ...changed }, other, snapshot.lexicon);
    expect(named({})).toEqual([{ knob: 'Word list', text: 'Birds.' }]);
    expect(named({ word_source: 'any' })).toEqual([]);
  });
});

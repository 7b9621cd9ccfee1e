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

  test('is whole sentences', () => {
    const more = { ...classic.windows, more_seats: 30 };
    expect(brief({ windows: more })[0]?.text).toBe(
      'With three or four players, a play may be challenged for 30 seconds or until everyone has accepted it; the next player waits.',
    );
    expect(brief({ ends: [...classic.ends, { type: 'scoreless_turns', turns: 6 }] })[0]?.text).toBe(
      'The game also ends after 6 scoreless turns in a row.',
    );
  });

  test('says how words read where they usually read backwards too', () => {
    const usual = rulesOf('crosswords');
    expect(differencesInBrief({ ...usual, reading: 'forward' }, usual, snapshot.lexicon)[0]?.text).toMatch(/^Words read from left to right/);
  });

  test('names a word list that is not the usual one, unless any word will do', () => {
    const other = { ...snapshot.lexicon, name: 'Birds', hash: 'other' };
    const named = (changed: Partial<typeof classic>) =>
      differencesInBrief({ ...classic, ...changed }, { ...classic, ...changed }, other, snapshot.lexicon);
    expect(named({})).toEqual([{ knob: 'Word list', text: 'Birds.' }]);
    expect(named({ word_source: 'any' })).toEqual([]);
  });
});

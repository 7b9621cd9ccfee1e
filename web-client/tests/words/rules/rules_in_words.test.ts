import { describe, expect, test } from 'vitest';
import { catalogue, rulesOf } from '../../support/catalogue.ts';
import { differences, rulesInWords } from '../../../src/words/rules/rules_in_words.ts';
import { codes } from '../../../src/languages/languages.ts';
import { inLanguage } from '../../support/in_language.ts';
import { rules, snapshot } from '../../support/games.ts';

describe('rules in words', () => {
  const text = (changed: Partial<typeof rules>) =>
    rulesInWords({ ...rules, ...changed }, snapshot.lexicon)
      .flatMap(({ sentences }) => sentences)
      .join('\n');

  test('follow the rules of the room', () => {
    expect(text({})).toContain('2 to 4 players.\nThe board has 15 × 15 squares.\nThere are 100 tiles, 2 of them blanks.');
    expect(text({})).toContain('The first play needs at least 2 tiles and must cover H8.');
    expect(text({})).toContain('costs the challenger their next turn');
    expect(text({})).toContain('waits 2 minutes for a challenge');
  });

  test('name the word list, or say that the record of the game names none', () => {
    const words = (name: string) => rulesInWords(rules, { ...snapshot.lexicon, name }).flatMap(({ sentences }) => sentences);
    expect(words('Tea')).toContainEqual(expect.stringContaining('Words must be in the Tea list'));
    expect(words('')).toContain('The record of this game does not say which word list was used.');
  });

  test('change with the knobs', () => {
    expect(text({ ruling: 'void' })).not.toContain('challenge the latest play');
    expect(text({ ruling: 'ten' })).toContain('gives the challenged player 10 points');
    expect(text({ exchange_minimum: 7 })).toContain('while the bag holds at least 7');
    expect(text({ windows: { two_seats: 20, more_seats: 0, last_play: 30, vote: 60 } })).toContain(
      'With two players, a play may be challenged for 20 seconds',
    );
    expect(text({ ends: [{ type: 'scoreless_turns', turns: 6 }] })).toContain('6 scoreless turns in a row');
    expect(text({ hints: 'own_rack' })).toContain('can ask for a hint');
    expect(text({ word_lookup: 'always' })).toContain('look up words at any time');
    expect(text({})).not.toContain('hint');
    expect(text({ settlements: [] })).not.toContain('loses the points');
  });
});

describe('what is different here', () => {
  const classic = rulesOf('classic');

  test('names the knobs that were changed, if any', () => {
    expect(differences(classic, classic, snapshot.lexicon)).toEqual([]);
    const set = differences({ ...classic, rack_size: 9, ruling: 'void' }, classic, snapshot.lexicon);
    expect(set.map(({ knob }) => knob)).toEqual(['Racks', 'Bingo', 'Checking words', 'The end']);
  });

  test('explains lone tiles, what a crossed-out tile leaves and how diagonals read', () => {
    const news = (id: string) =>
      rulesInWords(rulesOf(id), snapshot.lexicon)
        .flatMap(({ sentences }) => sentences)
        .join(' ');
    expect(news('scrappy')).toContain('A tile on its own is a word too');
    expect(news('scrappy')).toContain('A diagonal reads from its left end');
    expect(news('shmac')).toContain('What is left on each side must be a word');
    expect(news('classic')).not.toMatch(/on its own|diagonal|each side/);
  });

  describe('how words read', () => {
    const sentences = (id: string, changed: Partial<typeof classic> = {}) =>
      rulesInWords({ ...rulesOf(id), ...changed }, snapshot.lexicon).flatMap((chapter) => chapter.sentences);

    test('is said once, where they may read in either direction too', () => {
      expect(sentences('crosswords-17')).toContain('Words may read in either direction.');
      expect(sentences('crosswords-17').join()).not.toContain('left to right');
      expect(sentences('classic')).toContain('Words read from left to right and from top to bottom.');
    });

    test('decides whether a word scores backwards, too', () => {
      expect(sentences('crosswords').join()).toContain('both score');
      expect(sentences('crosswords', { reading: 'forward' }).join()).not.toContain('both score');
    });
  });

  test('promises only what the server does', () => {
    const said = (changed: Partial<typeof classic>) =>
      rulesInWords({ ...classic, ...changed }, snapshot.lexicon).flatMap(({ sentences }) => sentences).join(' ');
    expect(said({ ruling: 'void' })).toContain('nobody has a play left');
    expect(said({ ruling: 'void', layout: 'connected' })).not.toContain('nobody has a play left');
    expect(said({ exchange_minimum: 3 })).toContain('up to the number in the bag, while it holds at least 3');
    expect(said({ ends: [{ type: 'laid_at_once', min_tiles: 6 }] })).toContain('lays 6 or more tiles in one turn');
  });

  test.each(catalogue.systems)('describes each system in plain words: $id', ({ id }) => {
    const chapters = rulesInWords(rulesOf(id), snapshot.lexicon);
    expect(chapters.flatMap(({ sentences }) => sentences).join(' ')).not.toMatch(/undefined|NaN|_/);
    expect(differences(rulesOf(id), classic, snapshot.lexicon).length > 0).toBe(id !== 'classic');
  });
});

describe('the rules in another language', () => {
  const said = (id: string) =>
    rulesInWords(rulesOf(id), { ...snapshot.lexicon, word_count: 12_345 })
      .flatMap(({ sentences }) => sentences)
      .join('\n');

  test('count, order words and write numbers as German does', async () => {
    expect(await inLanguage('de', () => said('classic'))).toContain('Eine Bank fasst 7 Steine und wird nach jedem Zug aufgefüllt');
    expect(await inLanguage('de', () => said('classic'))).toContain('der Liste English words (12.345 Wörter).');
    expect(await inLanguage('de', () => said('scrappy'))).toMatch(/Die Partie endet, sobald .*\nDie Partie endet auch, wenn/);
    expect(await inLanguage('de', () => said('crosswords'))).toContain(
      'legt ein A auf ein beliebiges Feld und wählt die Optionen: rückwärts, Diagonalen, zusammenhängend, nichts doppelt und offene Bänke.',
    );
  });

  test.each(codes)('call no two things the same, and leave no gap: %s', async (code) => {
    const chapters = await inLanguage(code, () => rulesInWords(rulesOf('finish-line'), snapshot.lexicon));
    const all = await inLanguage(code, () => differences(rulesOf('scrappy'), rulesOf('crosswords-17'), snapshot.lexicon));
    for (const names of [chapters.map(({ title }) => title), all.map(({ knob }) => knob)]) expect(new Set(names).size).toBe(names.length);
    expect(chapters.flatMap(({ sentences }) => sentences).join(' ')).not.toMatch(/[{}$_]|undefined|rules-/);
  });
});

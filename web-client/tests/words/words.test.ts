import { describe, expect, test } from 'vitest';
import { catalogue, rulesOf } from '../support/catalogue.ts';
import type { Axis, Cell, Lay, RoomEvent, WordScore } from '../../src/connection/protocol.ts';
import { unseen } from '../../src/state/unseen.ts';
import { arrowOf, isUnusual } from '../../src/words/directions.ts';
import { explain, mainWordFirst, placeOf, notesOf, wordsOf, wordsWithArrows } from '../../src/words/explain.ts';
import { duration, spokenList, points, seatInWords } from '../../src/words/names.ts';
import { newsOf } from '../../src/words/news.ts';
import { headline, why } from '../../src/words/reasons.ts';
import { inWords } from '../../src/words/refusals.ts';
import { differences, rulesInWords } from '../../src/words/rules_in_words.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { dealt, played, roomAfter, rules, snapshot } from '../support/rooms.ts';

const score = (played as RoomEvent & { type: 'played' }).play_score;

describe('explaining a play', () => {
  test('gives each letter with its value and each word with its factors', () => {
    expect(explain(score)).toMatchObject([
      {
        text: 'BE',
        terms: [
          { letter: 'B', blank: false, value: 3, factor: 1 },
          { letter: 'E', blank: true, value: 0, factor: 1 },
        ],
        factors: [2],
        score: 6,
      },
    ]);
  });

  test('puts the main word first', () => {
    const word = (text: string, columns: number[]) => ({
      text,
      axis: 'across' as const,
      letters: columns.map((column, index) => ({
        cell: [7, column] as const,
        letter: text[index]!,
        blank: false,
        value: 1,
        factor: 1,
      })),
      word_factors: [],
      score: 1,
    });
    const laid = [
      { cell: [7, 1] as const, tile: 'A' },
      { cell: [7, 2] as const, tile: 'B' },
    ];
    const ordered = (words: ReturnType<typeof word>[]) => wordsOf(mainWordFirst({ word_scores: words, bonus: 0, total: 2 }, laid));
    expect(ordered([word('LONGER', [1, 10, 11, 12, 13, 14]), word('AB', [1, 2])])).toBe('AB LONGER');
    expect(ordered([word('AX', [1, 9]), word('ABC', [2, 3, 4])])).toBe('ABC AX');
  });

  test('says which premiums counted, where the play is and what it spells', () => {
    expect(notesOf(score, [])).toEqual(['BE covers a double word.']);
    expect(placeOf(score)).toBe('H8 across');
    expect(wordsOf(score)).toBe('BE');
  });
});

describe('news', () => {
  const news = (event: RoomEvent, seat: number | null, before: RoomEvent[] = [...dealt, played]) =>
    newsOf(roomAfter([...before, event]), event, seat)?.text;

  test('calls the reader “you” and the others by name', () => {
    expect(news(played, 0, dealt)).toBe('You played BE for 6 points.');
    expect(news(played, 1, dealt)).toBe('Ann played BE for 6 points.');
  });

  test('tells of a challenge and its outcome', () => {
    expect(news({ type: 'challenged', seat: 1, turn: 1 }, 0)).toBe('Ben challenges BE.');
    const upheld: RoomEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: true, points: 0 };
    expect(news(upheld, 1)).toBe('BE is valid. You lose a turn.');
    const withdrawn: RoomEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
    expect(news(withdrawn, 0)).toBe('BE isn’t a valid word. You take your tiles back and lose your turn.');
    expect(news(withdrawn, 1)).toBe('BE isn’t a valid word. Ann takes the tiles back and loses the turn.');
  });

  test('speaks of the last play where its words are not known', () => {
    const withoutLog = (event: RoomEvent) => newsOf({ ...roomAfter([...dealt, played]), moves: [] }, event, 1)?.text;
    expect(withoutLog({ type: 'challenged', seat: 1, turn: 1 })).toBe('You challenge the last play.');
    const upheld: RoomEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 0 };
    expect(withoutLog(upheld)).toBe('The last play is valid.');
    const withdrawn: RoomEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
    expect(withoutLog(withdrawn)).toBe('The last play isn’t valid. Ann takes the tiles back and loses the turn.');
  });

  test('tells computers from people when they join', () => {
    expect(news({ type: 'seated', name: 'Cid' }, 0, [])).toBe('Cid joined.');
    expect(news({ type: 'seated', name: 'Robin', computer: 'casual' }, 0, [])).toBe('Robin, a computer, joined.');
  });

  test('announces only the reader’s own turn', () => {
    expect(news({ type: 'turn_began', seat: 1, turn: 2 }, 1)).toBe('It’s your turn.');
    expect(news({ type: 'turn_began', seat: 1, turn: 2 }, 0)).toBeUndefined();
  });

  test.each(fixturesIn('events'))('never fails, with or without something to say: $name', ({ message }) => {
    expect(() => newsOf(roomAfter(dealt), message as RoomEvent, 0)).not.toThrow();
  });
});

test('a seat shows the strength of its computer or the level of its player', () => {
  expect(seatInWords({ name: 'Robin', computer: 'casual' })).toBe('computer, casual');
  expect(seatInWords({ name: 'Robin', computer: 'strong', level: 'beginner' })).toBe('computer, strong');
  expect(seatInWords({ name: 'Ann', level: 'expert' })).toBe('expert');
  expect(seatInWords({ name: 'Ann' })).toBe('');
});

describe('the end', () => {
  const finalScore = (before: number, deducted: number, tiles: string[] = []) => ({
    before,
    deducted,
    awarded: 0,
    final: before - deducted,
    rack: { count: tiles.length, tiles },
  });
  const ended = (winners: number[], final_scores = [finalScore(20, 5), finalScore(18, 3)]) => ({
    type: 'ended' as const,
    reason: 'all_passed' as const,
    final_scores,
    winners,
    seed: '',
  });

  test('names the winner, or everybody who shares the win', () => {
    expect(headline(roomAfter(dealt), ended([0]))).toBe('Ann wins');
    expect(headline(roomAfter(dealt), ended([0, 1]))).toBe('Ann and Ben share the win');
  });

  test('names the player who used the last tile, and those who resigned', () => {
    const scores = [finalScore(20, 0), finalScore(18, 1, ['A'])];
    expect(why(roomAfter(dealt), { ...ended([0], scores), reason: 'went_out' })).toBe('Ann used the last tile.');
    const after = roomAfter([...dealt, { type: 'resigned', seat: 1 }]);
    expect(why(after, { ...ended([0]), reason: 'resignation' })).toBe('Ben resigned.');
  });

  test('says when the score before the settlement broke a tie', () => {
    expect(why(roomAfter(dealt), ended([0]))).toBe(
      'Everyone passed. It’s a tie: the higher score before leftover tiles wins.',
    );
    expect(why(roomAfter(dealt), ended([0, 1]))).toBe('Everyone passed.');
    expect(why(roomAfter(dealt), ended([0], [finalScore(20, 5), finalScore(10, 3)]))).toBe('Everyone passed.');
  });
});

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

  test('change with the knobs', () => {
    expect(text({ ruling: 'void' })).not.toContain('challenge the latest play');
    expect(text({ ruling: 'ten' })).toContain('gives the challenged player 10 points');
    expect(text({ exchange_minimum: 7 })).toContain('while the bag holds at least 7');
    expect(text({ windows: { two_seats: 20, more_seats: 0, last_play: 30, vote: 60 } })).toContain(
      'With two players, a play may be challenged for 20 seconds',
    );
    expect(text({ ends: [{ type: 'scoreless_turns', turns: 6 }] })).toContain('6 scoreless turns in a row');
    expect(text({ hints: 'own_rack' })).toContain('can ask for a hint');
    expect(text({})).not.toContain('hint');
    expect(text({ settlements: [] })).not.toContain('loses the points');
  });
});

test('unseen tiles are all tiles except those on the board and on one’s own rack', () => {
  const { game } = roomAfter([...dealt, played]);
  const left = new Map(unseen(rules, game!, 0).map(({ tile, left }) => [tile, left]));
  expect(left.get('A')).toBe(8);
  expect(left.get('B')).toBe(1);
  expect(left.get('E')).toBe(11);
  expect(left.get('?')).toBe(1);
  expect([...left.values()].reduce((sum, count) => sum + count)).toBe(93);
});

test('numbers and lists read well', () => {
  expect([points(1), points(2), points(-1)]).toEqual(['1 point', '2 points', '-1 point']);
  expect([duration(1), duration(90), duration(60), duration(120)]).toEqual([
    '1 second',
    '90 seconds',
    '1 minute',
    '2 minutes',
  ]);
  expect([spokenList([]), spokenList(['A']), spokenList(['A', 'B', 'C'])]).toEqual(['', 'A', 'A, B and C']);
});

describe('directions', () => {
  const word = (axis: Axis, from: Cell, to: Cell): WordScore => ({
    text: 'AB',
    axis,
    letters: [from, to].map((cell) => ({ cell, letter: 'A', blank: false, value: 1, factor: 1 })),
    word_factors: [],
    score: 2,
  });

  test('follow the order in which the letters are read', () => {
    expect(arrowOf(word('across', [7, 7], [7, 8]))).toBe('→');
    expect(arrowOf(word('across', [7, 8], [7, 7]))).toBe('←');
    expect(arrowOf(word('diagonal_up', [7, 7], [6, 8]))).toBe('↗');
    expect(arrowOf(word('diagonal_down', [7, 7], [6, 6]))).toBe('↖');
    expect(isUnusual(word('down', [7, 7], [8, 7]))).toBe(false);
    const backwards = { word_scores: [word('down', [8, 7], [7, 7])], bonus: 0, total: 2 };
    expect([wordsWithArrows(backwards), placeOf(backwards)]).toEqual(['AB ↑', 'H9 upwards']);
  });

  test('of a one-letter word are those of its line', () => {
    const one = { ...word('diagonal_down', [7, 7], [7, 7]), letters: [] };
    expect(arrowOf(one)).toBe('↘');
  });
});

describe('notes on a score', () => {
  test('explain letters that score nothing and tiles that read in both directions', () => {
    const read = (text: string, columns: number[]): WordScore => ({
      text,
      axis: 'across',
      letters: columns.map((column, index) => ({
        cell: [7, column],
        letter: text[index]!,
        blank: false,
        value: 1,
        factor: 1,
      })),
      word_factors: [],
      score: 4,
    });
    const both = { word_scores: [read('LIVE', [1, 2, 3, 4]), read('EVIL', [4, 3, 2, 1])], bonus: 0, total: 8 };
    const placement: Lay[] = [
      { cell: [7, 4], tile: '#' },
      { cell: [7, 4], tile: 'E' },
    ];
    expect(notesOf(both, placement)).toEqual([
      'LIVE and EVIL are the same tiles read in both directions; each scores.',
      'E on E8 scores 0 this turn: it replaces a crossed-out tile.',
    ]);
  });
});

test('bonuses on corners are named with their place', () => {
  const over: Cell[] = [
    [7, 7],
    [7, 8],
    [8, 7],
    [8, 8],
  ];
  const letter = { cell: [7, 8] as const, letter: 'N', blank: false, value: 1, factor: 4, shared: [{ factor: 2, over }] };
  const word: WordScore = {
    text: 'N',
    axis: 'across',
    letters: [letter],
    word_factors: [{ cell: [7, 8], factor: 3, over }],
    score: 12,
  };
  expect(notesOf({ word_scores: [word], bonus: 0, total: 12 }, [])).toEqual([
    'N is on a double letter.',
    'N touches a double letter at the corner of H8 and I9.',
    'N touches a triple word at the corner of H8 and I9.',
  ]);
});

test('every refusal has a sentence: the page’s own or the server’s', () => {
  expect(inWords({ code: 'NOT_A_COMPUTER', message: '' })).toBe('That seat no longer has a computer.');
  expect(inWords({ code: 'GAP', message: 'There is a gap.' })).toBe('There is a gap.');
  expect(inWords({ code: 'DUPLICATE_WORD', message: '', words: ['CAT'] })).toBe('CAT would be on the board twice.');
  expect(inWords({ code: 'RED_TARGET', message: '', cells: [[7, 7]] })).toContain('(H8)');
});

describe('what is different here', () => {
  const classic = rulesOf('classic');

  test('names the knobs that were changed, if any', () => {
    expect(differences(classic, classic, snapshot.lexicon)).toEqual([]);
    const set = differences({ ...classic, rack_size: 9, ruling: 'void' }, classic, snapshot.lexicon);
    expect(set.map(({ knob }) => knob)).toEqual(['Racks', 'Bingo', 'Challenges', 'The end']);
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

  test.each(catalogue.systems)('describes each system in plain words: $id', ({ id }) => {
    const chapters = rulesInWords(rulesOf(id), snapshot.lexicon);
    expect(chapters.flatMap(({ sentences }) => sentences).join(' ')).not.toMatch(/undefined|NaN|_/);
    expect(differences(rulesOf(id), classic, snapshot.lexicon).length > 0).toBe(id !== 'classic');
  });
});

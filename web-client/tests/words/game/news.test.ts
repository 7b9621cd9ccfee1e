import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import type { Code } from '../../../src/languages/languages.ts';
import type { ViewedGame } from '../../../src/state/game/viewed_game.ts';
import { newsOf } from '../../../src/words/game/news.ts';
import { headline, why } from '../../../src/words/reasons.ts';
import { fixturesIn } from '../../support/fixtures.ts';
import { inLanguage } from '../../support/in_language.ts';
import { dealt, played, seats, viewedAfter } from '../../support/games.ts';

describe('news', () => {
  const news = (event: GameEvent, seat: number | null, before: GameEvent[] = [...dealt, played]) =>
    newsOf({ viewed: viewedAfter([...before, event]), seat }, event)?.text;

  test('calls the reader “you” and the others by name', () => {
    expect(news(played, 0, dealt)).toBe('You played BE for 6 points.');
    expect(news(played, 1, dealt)).toBe('Ann played BE for 6 points.');
  });

  test('calls out a bingo', () => {
    const play = played as GameEvent & { type: 'played' };
    const bingo: GameEvent = { ...play, play_score: { ...play.play_score, bingo: 50, total: 56 } };
    expect(news(bingo, 1, dealt)).toBe('Ann played BE for 56 points. Bingo!');
  });

  test('tells of a challenge and its outcome', () => {
    expect(news({ type: 'challenged', challenger: 1, turn: 1 }, 0)).toBe('Ben challenges BE.');
    const upheld: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: true, points: 0 };
    expect(news(upheld, 1)).toBe('BE is valid. You lose a turn.');
    const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
    expect(news(withdrawn, 0)).toBe('BE isn’t a valid word. You take your tiles back and lose your turn.');
    expect(news(withdrawn, 1)).toBe('BE isn’t a valid word. Ann takes the tiles back and loses the turn.');
  });

  test('tells of time that is up, and what came of it', () => {
    const passed: GameEvent = { type: 'passed', seat: 1, turn: 2, timed_out: true };
    expect(news(passed, 1)).toBe('Your time was up, so you passed.');
    expect(news(passed, 0)).toBe('Ben ran out of time and passed.');
    expect(news({ type: 'lost_on_time', seat: 1 }, 0)).toBe('Ben ran out of time and is out of the game.');
    expect(news({ type: 'overtime_charged', seat: 1, points: 10 }, 1)).toBe('Overtime: you will lose 10 points at the end.');
  });

  describe('of a ruling', () => {
    const upheld: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 0 };
    const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
    const before = { ...viewedAfter([...dealt, played]), moves: [] };
    const after = (event: GameEvent): ViewedGame => ({ ...viewedAfter([event], before), moves: [] });

    test('names the words of the pending play without the log', () => {
      const text = (event: GameEvent) => newsOf({ viewed: after(event), before, seat: 1 }, event)?.text;
      expect(text({ type: 'challenged', challenger: 1, turn: 1 })).toBe('You challenge BE.');
      expect(text(upheld)).toBe('BE is valid.');
      expect(text(withdrawn)).toBe('BE isn’t a valid word. Ann takes the tiles back and loses the turn.');
    });

    test('speaks of the last play where its words are not known', () => {
      const text = (event: GameEvent) => newsOf({ viewed: after(event), seat: 1 }, event)?.text;
      expect(text(upheld)).toBe('The last play is valid.');
      expect(text(withdrawn)).toBe('The last play isn’t valid. Ann takes the tiles back and loses the turn.');
    });
  });

  describe('of the seats', () => {
    const text = (before: GameEvent, event: GameEvent) => {
      const viewed = viewedAfter([before]);
      return newsOf({ viewed: viewedAfter([event], viewed), before: viewed, seat: 0 }, event)?.text;
    };
    const robin = { name: 'Robin', computer: 'casual' } as const;

    test('names those who are new, and tells computers from people', () => {
      expect(text(seats('Ann'), seats('Ann', 'Cid'))).toBe('Cid joined.');
      const withRobin: GameEvent = { type: 'seats_changed', seats: [{ name: 'Ann' }, robin] };
      expect(text(seats('Ann'), withRobin)).toBe('Robin, a computer, joined.');
    });

    test('says nothing of somebody who has left, or of those who move up', () => {
      expect(text(seats('Ann', 'Ben', 'Cid'), seats('Ben', 'Cid'))).toBeUndefined();
      expect(text(seats('Ann'), seats())).toBeUndefined();
    });
  });

  test.each(fixturesIn('events'))('never fails, with or without something to say: $name', ({ message }) => {
    expect(() => newsOf({ viewed: viewedAfter(dealt), seat: 0 }, message as GameEvent)).not.toThrow();
  });
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
    expect(headline(viewedAfter(dealt), ended([0]))).toBe('Ann wins');
    expect(headline(viewedAfter(dealt), ended([0, 1]))).toBe('Ann and Ben share the win');
  });

  test('says “you” to a winner, and names them to the others', () => {
    expect(headline(viewedAfter(dealt), ended([0]), 0)).toBe('You won');
    expect(headline(viewedAfter(dealt), ended([0]), 1)).toBe('Ann wins');
    expect(headline(viewedAfter(dealt), ended([0, 1]), 1)).toBe('You and Ann share the win');
    expect(newsOf({ viewed: viewedAfter(dealt), seat: 1 }, ended([1]))?.text).toBe('Game over. You won.');
  });

  test('names the player who used the last tile, and those who resigned', () => {
    const scores = [finalScore(20, 0), finalScore(18, 1, ['A'])];
    expect(why(viewedAfter(dealt), { ...ended([0], scores), reason: 'went_out' })).toBe('Ann used the last tile.');
    const after = viewedAfter([...dealt, { type: 'resigned', seat: 1 }]);
    expect(why(after, { ...ended([0]), reason: 'resignation' })).toBe('Ben resigned.');
    const late = viewedAfter([...dealt, { type: 'lost_on_time', seat: 1 }]);
    expect(why(late, { ...ended([0]), reason: 'out_of_time' })).toBe('Ben ran out of time.');
  });

  test('says when the score before the settlement broke a tie', () => {
    expect(why(viewedAfter(dealt), ended([0]))).toBe(
      'Everyone passed. It’s a tie: the higher score before leftover tiles wins.',
    );
    expect(why(viewedAfter(dealt), ended([0, 1]))).toBe('Everyone passed.');
    expect(why(viewedAfter(dealt), ended([0], [finalScore(20, 5), finalScore(10, 3)]))).toBe('Everyone passed.');
  });
});

describe('news in other languages', () => {
  const news = (code: Code, event: GameEvent, seat: number | null) =>
    inLanguage(code, () => newsOf({ viewed: viewedAfter([...dealt, played, event]), seat }, event)?.text);

  test('have their own order of words', async () => {
    expect(await news('de', played, 0)).toBe('Du hast BE für 6 Punkte gelegt.');
    expect(await news('de', { type: 'challenged', challenger: 1, turn: 1 }, 0)).toBe('Ben zweifelt BE an.');
    expect(await news('fr', { type: 'challenged', challenger: 1, turn: 1 }, 1)).toBe('Tu contestes BE.');
    expect(await news('es', { type: 'first_chosen', seat: 1 }, 0)).toBe('La suerte ha decidido: empieza Ben.');
  });

  test('count as each language does', async () => {
    const exchanged = (count: number): GameEvent => ({ type: 'exchanged', seat: 1, turn: 2, returned: { count }, drawn: { count } });
    expect(await news('de', exchanged(1), 0)).toBe('Ben hat 1 Stein getauscht.');
    expect(await news('de', exchanged(3), 0)).toBe('Ben hat 3 Steine getauscht.');
    expect(await news('fr', exchanged(3), 0)).toBe('Ben a échangé 3 jetons.');
  });
});

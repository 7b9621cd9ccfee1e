import { describe, expect, test } from 'vitest';
import { Analyses } from '../../src/review/analyses.svelte.ts';
import { Lost, Refused } from '../../src/connection/failures.ts';
import { layPlay, onRack, placement, reconcile, emptyDraft } from '../../src/entry/draft.ts';
import type { Analysis, GameEvent, Lay } from '../../src/connection/protocol.ts';
import { candidatesOf, type Known } from '../../src/review/candidates.ts';
import { moveMadeAt, type Choice, type MoveMade } from '../../src/review/move_made.ts';
import { momentsOf } from '../../src/review/replay.ts';
import { inColumn, tenths, verdict as verdictOn, whereabouts } from '../../src/words/archive/analysis_in_words.ts';
import { inLanguage } from '../support/in_language.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { dealt, played, rules, snapshot } from '../support/games.ts';

const golden = (name: string) =>
  fixturesIn('server').find((fixture) => fixture.name === name)!.message as unknown as Analysis;
const afterwards = golden('analysis');
const [horn] = afterwards.plays;
/** A move of somebody who laid BE, which is not among the best plays. */
const made = (choice: Choice): MoveMade => {
  const { placement, play_score } = played as GameEvent & { type: 'played' };
  const play = choice === 'played' || choice === 'withdrawn' ? { placement, play_score } : null;
  return { choice, seat: 0, turn: 1, play };
};
const verdict = (answer: Known, choice: Choice) =>
  verdictOn(candidatesOf(answer, made(choice)), choice);

describe('laying a play at once', () => {
  const nowhere = () => false;
  const draftOf = (tiles: string) => reconcile(emptyDraft, [...tiles], nowhere);

  test('takes its tiles from the rack, blanks with their letters, and leaves the others', () => {
    const laid = layPlay(draftOf('HORNE?A'), horn!.placement);
    expect(placement(laid)).toEqual(horn!.placement);
    expect(onRack(laid).map(({ tile }) => tile)).toEqual(['E', '?', 'A']);
    const withBlank: Lay[] = [{ cell: [7, 7], tile: '?', as: 'Z' }, { cell: [7, 8], tile: 'A' }];
    expect(placement(layPlay(laid, withBlank))).toEqual(expect.arrayContaining(withBlank));
  });

  test('lays a red cross and the tile that goes there', () => {
    const both: Lay[] = [{ cell: [7, 7], tile: '#' }, { cell: [7, 7], tile: 'E' }];
    expect(placement(layPlay(draftOf('E#'), both))).toEqual(expect.arrayContaining(both));
  });

  test('changes nothing when a tile is missing', () => {
    const draft = draftOf('HOR');
    expect(layPlay(draft, horn!.placement)).toBe(draft);
  });
});

describe('what was possible', () => {
  test('is compared with the move that was made', () => {
    const judged = (equity: number, choice: Choice = 'played') => verdict({ ...afterwards, move: { equity } }, choice);
    expect(verdict(afterwards, 'played')).toBe('HORN would have been 18.3 points better.');
    expect(judged(142)).toBe('HORN would have been 1 point better.');
    expect(judged(151)).toBe('HORN would have been 0.1 points better.');
    expect(judged(152)).toBe('This was the best play.');
    expect(judged(153)).toBe('This was the best play.');
    expect(judged(160, 'withdrawn')).toBe('The play was withdrawn. HORN would have been worth 15.2 points.');
    expect(judged(160, 'exchanged')).toContain('Exchanging was best');
    expect(judged(160, 'passed')).toContain('Passing was best');
  });

  test('may be an exchange or a pass', async () => {
    const exchange = { ...afterwards, exchange: { tiles: ['U', 'V'], equity: 172 }, move: { equity: 2 } };
    const pass = { ...afterwards, pass: { equity: 172 }, move: { equity: 2 } };
    const told = () => [verdict(exchange, 'played'), verdict(pass, 'played')];
    expect(told()).toEqual(['Exchanging U and V would have been 17 points better.', 'Passing would have been 17 points better.']);
    expect(await inLanguage('de', told)).toEqual([
      'U und V zu tauschen wäre um 17 Punkte besser gewesen.',
      'Zu passen wäre um 17 Punkte besser gewesen.',
    ]);
  });

  test('may have won at once', () => {
    const won = { ...horn!, equity: 10152, wins: true as const };
    const judged = (equity: number, choice: Choice = 'played') =>
      verdict({ plays: [won], move: { equity, ...(equity > 9000 ? { wins: true } : {}) } }, choice);
    expect(judged(-31)).toBe('HORN would have won at once.');
    expect(judged(-31, 'passed')).toBe('HORN would have won at once.');
    expect(judged(10100)).toBe('This was the best play.');
    expect(judged(10152, 'withdrawn')).toBe('The play was withdrawn. HORN would have won at once.');
  });

  test('is put into other languages with their word order, plurals and decimal commas', async () => {
    const told = (equity: number) => verdict({ ...afterwards, move: { equity } }, 'played');
    const german = () => [told(-31), told(142), verdict({ plays: [], move: { equity: 0 } }, 'passed')];
    expect(await inLanguage('de', german)).toEqual([
      'HORN wäre um 18,3 Punkte besser gewesen.',
      'HORN wäre um 1 Punkt besser gewesen.',
      'Es wurde kein Zug gefunden.',
    ]);
    const french = () => [told(151), told(122), inColumn(-30)];
    expect(await inLanguage('fr', french)).toEqual(['HORN aurait valu 0,1 point de plus.', 'HORN aurait valu 3 points de plus.', '−3,0']);
  });

  test('may be nothing', () => {
    expect(verdict({ plays: [], move: { equity: 0 } }, 'passed')).toBe('No play was found.');
  });

  test('is shown in points, with its place', () => {
    expect([152, 150, -5, 0].map(tenths)).toEqual(['15.2', '15', '−0.5', '0']);
    expect([152, 150, -5, 0].map(inColumn)).toEqual(['15.2', '15.0', '−0.5', '0.0']);
    expect(whereabouts(horn!)).toBe('F8 across');
    const crossing = { ...horn!, placement: [...horn!.placement, { cell: [7, 9], tile: '#' } as Lay] };
    expect(whereabouts(crossing)).toBe('F8 across · crossed out J8');
  });
});

describe('what the analysis answers', () => {
  function asked() {
    const answers: ((answer: Analysis) => void)[] = [];
    const about: number[] = [];
    const analyses = new Analyses<Analysis>((number) => {
      about.push(number);
      return new Promise((resolve) => answers.push(resolve));
    });
    return { analyses, about, answers };
  }

  test('is asked only once about each thing, and kept', async () => {
    const { analyses, about, answers } = asked();
    const [first, again, second] = [analyses.ask(7), analyses.ask(7), analyses.ask(9)];
    answers[1]!({ ...afterwards, plays: [] });
    answers[0]!(afterwards);
    expect(await Promise.all([first, again, second, analyses.ask(9)])).toEqual([null, null, null, null]);
    expect(about).toEqual([7, 9]);
    expect(analyses.known.get(7)).toEqual(afterwards);
    expect(analyses.known.get(9)?.plays).toEqual([]);
    expect(analyses.asking).toBeNull();
  });

  test('can be forgotten: a pending answer is dropped, and the question may be asked again', async () => {
    const { analyses, answers } = asked();
    const first = analyses.ask(7);
    analyses.forget();
    answers[0]!(afterwards);
    await first;
    expect(analyses.known.has(7)).toBe(false);
    const again = analyses.ask(7);
    answers[1]!({ ...afterwards, plays: [] });
    await again;
    expect(analyses.known.get(7)?.plays).toEqual([]);
  });

  test('may be a refusal, and the question may be asked again', async () => {
    const refusal = { type: 'error' as const, id: 'a1', code: 'BUSY', message: 'Too much at once.' };
    const analyses = new Analyses(() => Promise.reject(new Refused(refusal)));
    expect(await analyses.ask(7)).toEqual(refusal);
    expect(await analyses.ask(7)).toEqual(refusal);
  });

  test('is missing if the connection was lost', async () => {
    const analyses = new Analyses(() => Promise.reject(new Lost('The connection was lost.')));
    expect(await analyses.ask(7)).toEqual({ code: 'LOST', message: 'The connection was lost.' });
  });
});

test('a play, a withdrawn play, an exchange and a pass can be compared afterwards', () => {
  const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
  const passed: GameEvent = { type: 'passed', seat: 1, turn: 2 };
  const choices = (events: GameEvent[]) => {
    const log = events.map((event, index) => ({ v: index + 1, at: index, event }));
    const moments = momentsOf(log, rules, snapshot.lexicon);
    return moments.map((moment) => moveMadeAt(moment, moments.at(-1)!.viewed)?.choice).filter(Boolean);
  };
  expect(choices([...dealt, played, passed])).toEqual(['played', 'passed']);
  expect(choices([...dealt, played, withdrawn, passed])).toEqual(['withdrawn', 'passed']);
});

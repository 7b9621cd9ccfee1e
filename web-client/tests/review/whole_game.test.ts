import { describe, expect, test } from 'vitest';
import { ApiRefused } from '../../src/connection/http/api_request.ts';
import type { AnalysisState, GameAnalysis, JudgedMove } from '../../src/connection/http/understanding_api.ts';
import { candidatesOf } from '../../src/review/candidates.ts';
import { chanceCourse, chancePointBy, momentOfChance } from '../../src/review/chance_course.ts';
import { asAnswer, WholeGame } from '../../src/review/whole_game.svelte.ts';
import { chanceInWords } from '../../src/words/archive/game_in_words.ts';

const analysis: GameAnalysis = {
  evaluator: 1,
  made: 1000,
  moves: [],
  course: [
    { version: 0, turn: 0, chances: [550, 450] },
    { version: 12, turn: 1, chances: [700, 300] },
    { version: 15, turn: 2, chances: [1000, 0] },
  ],
  seats: [],
  turning_points: [],
};
const kept: AnalysisState = { state: 'kept', analysis, new_words: ['FARM'] };

/** A server that gives these answers in order; a text is the code of a refusal. */
function serverWith(answers: (AnalysisState | string)[]) {
  const asked: string[] = [];
  const answer = (verb: string) => async () => {
    asked.push(verb);
    const next = answers.shift()!;
    if (typeof next === 'string') throw new ApiRefused(next);
    return next;
  };
  return { asked, analysis: answer('analysis'), analyse: answer('analyse') };
}
const atOnce = async () => undefined;

describe('the analysis of a game', () => {
  test('is asked for once, and then waited for until it is there', async () => {
    const server = serverWith([{ state: 'waiting', of: 9 }, { state: 'running', done: 4, of: 9 }, kept]);
    const whole = new WholeGame(server, atOnce);
    expect(await whole.start()).toBe('kept');
    expect(server.asked).toEqual(['analyse', 'analysis', 'analysis']);
    expect(whole.known).toEqual(analysis);
    expect(whole.newWords).toEqual(['FARM']);
    expect(whole.progress).toBeNull();
  });

  test('that is kept already is taken without asking for it', async () => {
    const server = serverWith([kept]);
    const whole = new WholeGame(server, atOnce);
    await whole.look();
    expect(whole.known).toEqual(analysis);
    expect(server.asked).toEqual(['analysis']);
  });

  test('is asked for again as long as the server is too busy', async () => {
    const whole = new WholeGame(serverWith(['BUSY', 'TOO_MANY_REQUESTS', 'LOST', kept]), atOnce);
    await whole.look();
    expect([whole.known, whole.looked]).toEqual([analysis, true]);
  });

  test.each([{ state: 'none' as const }, 'NO_SUCH_GAME'])('is not looked for again where there is none', async (answer) => {
    const server = serverWith([answer]);
    const whole = new WholeGame(server, atOnce);
    await whole.look();
    expect([whole.known, whole.looked, server.asked]).toEqual([null, true, ['analysis']]);
  });

  test('survives lost connections, but gives up after many', async () => {
    const patient = new WholeGame(serverWith(['LOST', 'LOST', kept]), atOnce);
    expect(await patient.start()).toBe('kept');
    const lost = new WholeGame(serverWith(Array.from({ length: 20 }, () => 'LOST')), atOnce);
    expect(await lost.start()).toEqual({ code: 'LOST' });
  });

  test('that the server refuses ends with its code', async () => {
    const refused = new WholeGame(serverWith(['NO_SUCH_GAME']), atOnce);
    expect(await refused.start()).toEqual({ code: 'NO_SUCH_GAME' });
    expect(refused.progress).toBeNull();
  });

  test('that a server forgets when it restarts is asked for again, but not where it cannot be made', async () => {
    const server = serverWith([{ state: 'running', of: 3 }, 'LOST', { state: 'none' }, { state: 'waiting', of: 3 }, kept]);
    expect(await new WholeGame(server, atOnce).start()).toBe('kept');
    expect(server.asked).toEqual(['analyse', 'analysis', 'analysis', 'analyse', 'analysis']);
    const running: AnalysisState = { state: 'running', of: 3 };
    const failed = new WholeGame(serverWith([running, { state: 'none' }, running, { state: 'none' }]), atOnce);
    expect(await failed.start()).toEqual({ code: 'INTERNAL' });
  });

  test('stops being waited for when the reader presses Stop', async () => {
    const stop = async (): Promise<void> => whole.stop();
    const whole: WholeGame = new WholeGame(serverWith([{ state: 'running', done: 1, of: 3 }, kept]), stop);
    expect(await whole.start()).toBe('stopped');
    expect(whole.known).toBeNull();
  });
});

describe('the course of the chances', () => {
  test('is in per cent, and its points are moments of the game', () => {
    expect(chanceCourse(analysis).map(({ scores }) => scores)).toEqual([[55, 45], [70, 30], [100, 0]]);
    expect([3, 12, 14, 99].map((v) => chancePointBy(analysis.course, v))).toEqual([0, 1, 1, 2]);
    const moments = [{ v: 3 }, { v: 12 }, { v: 15 }] as never;
    expect([0, 1, 2].map((point) => momentOfChance(moments, analysis.course, point))).toEqual([0, 1, 2]);
  });

  test('is never written as certain before it is', () => {
    expect([0, 3, 996, 1000, 504].map(chanceInWords)).toEqual(['0%', '1%', '99%', '100%', '50%']);
  });
});

test('in a proved ending a win comes before a higher margin, and a pass may be best', () => {
  const move: JudgedMove = {
    version: 40,
    turn: 20,
    seat: 1,
    kind: 'pass',
    plays: [
      { placement: [], play_score: { word_scores: [], bingo: 0, total: 5 }, equity: 30, chance: 1000 },
      { placement: [], play_score: { word_scores: [], bingo: 0, total: 9 }, equity: 0, chance: 500 },
    ],
    move: { equity: -40, chance: 0 },
    loss: 70,
    size: 'large',
    proved: true,
  };
  const made = { choice: 'passed', seat: 1, turn: 20, play: null } as const;
  expect(candidatesOf(asAnswer(move), made).map(({ chance, made: own }) => [chance, own])).toEqual([
    [1000, false],
    [500, false],
    [0, true],
  ]);
  const best = candidatesOf(asAnswer({ ...move, pass: { equity: 50, chance: 1000 }, move: { equity: 50, chance: 1000 } }), made);
  expect(best[0]).toEqual({ play: null, equity: 50, wins: false, made: true, chance: 1000 });
});

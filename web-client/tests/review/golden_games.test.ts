import { describe, expect, test } from 'vitest';
import type { Entry, Lexicon, Rules } from '../../src/connection/protocol.ts';
import { momentsOf } from '../../src/review/replay.ts';
import { timeLine } from '../../src/review/time_line.ts';
import { isPlay } from '../../src/state/game/moves.ts';
import { asSeenBy, unseen } from '../../src/state/game/unseen.ts';
import { explain } from '../../src/words/game/explain.ts';
import { replayInWords } from '../../src/words/archive/replay_in_words.ts';
import { fixturesIn } from '../support/fixtures.ts';

type Golden = { rules: Rules; lexicon: Lexicon; viewers: { seat: number | null; steps: { entry: Entry }[] }[] };

const product = (factors: number[]) => factors.reduce((all, factor) => all * factor, 1);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe.each(fixturesIn('games'))('the golden game $name', ({ message }) => {
  const { rules, lexicon, viewers } = message as unknown as Golden;
  const moments = momentsOf(
    viewers[0]!.steps.map(({ entry }) => entry),
    rules,
    lexicon,
  );
  const end = moments.at(-1)!.viewed;

  test('is explained play by play: letters times premiums, words times premiums, and the bingo make the score', () => {
    const plays = end.moves.filter(isPlay);
    expect(plays.length).toBeGreaterThan(1);
    for (const { score } of plays) {
      const lines = explain(score);
      for (const { terms, factors, score: points } of lines)
        expect(sum(terms.map(({ value, factor }) => value * factor)) * product(factors)).toBe(points);
      expect(sum(lines.map(({ score: points }) => points)) + score.bingo).toBe(score.total);
    }
  });

  test('says something at each of its moments, and leads from its list to all moves', () => {
    for (const moment of moments) expect(replayInWords(moment)).not.toBe('');
    for (const { index } of timeLine(moments, end.moves, [])) expect(moments[index]).toBeDefined();
  });

  test('hides what others hold from a player: what they cannot see is at least what is in the bag', () => {
    for (const { viewed } of moments) {
      const inBag = unseen(viewed.rules, viewed.game!);
      const unseenByFirst = unseen(viewed.rules, asSeenBy(viewed.game!, 0));
      for (const [index, { left }] of unseenByFirst.entries()) expect(left).toBeGreaterThanOrEqual(inBag[index]!.left);
    }
  });
});

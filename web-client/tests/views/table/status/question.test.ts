import { expect, test } from 'vitest';
import type { StatusLine } from '../../../../src/views/table/status_line.ts';
import type { LaidPlay } from '../../../../src/state/game/laid_play.ts';
import { isAdvice, mayAlwaysAccept, playInQuestion } from '../../../../src/views/table/status/question.ts';

type Situation = Parameters<typeof playInQuestion>[0];
const play = { turn: 1 } as LaidPlay;
const piece = {} as Situation['hand']['laid'][number];

/** A player who may challenge the latest play, with or without tiles laid; `accept`: the others wait for them. */
const asked = (laid: number, accept: boolean, window = 'next_turn', alwaysAccepts = false): Situation => ({
  pendingPlay: play,
  game: { pending_play: { window } } as Situation['game'],
  may: { accept, alwaysAccepts, challenge: true },
  hand: { laid: Array.from({ length: laid }, () => piece) },
});
const line = (tone: StatusLine['tone']) => ({ tone });

test('the play that may be challenged has the line until tiles are laid, or one cannot be', () => {
  expect(playInQuestion(asked(0, false), line('yours'))).toBe(play);
  expect(playInQuestion(asked(2, false), line('quiet'))).toBeNull();
  expect(playInQuestion(asked(0, false), line('advice'))).toBeNull();
});

test('where others wait for the answer, the play has the line even while tiles are laid', () => {
  for (const tone of ['quiet', 'advice', 'bad'] as const) {
    expect(playInQuestion(asked(2, true), line(tone))).toBe(play);
    expect(isAdvice(asked(2, true), line(tone))).toBe(false);
  }
});

test('advice is what is wrong with laid tiles, whether or not somebody has wanted to play them', () => {
  expect(isAdvice(asked(2, false), line('advice'))).toBe(true);
  expect(isAdvice(asked(2, false), line('bad'))).toBe(true);
  expect(isAdvice(asked(2, false), line('quiet'))).toBe(false);
});

test('a player may always accept where the game waits for them, and take that back at any time', () => {
  expect(mayAlwaysAccept(asked(0, true, 'held'))).toBe(true);
  expect(mayAlwaysAccept(asked(0, true, 'final'))).toBe(false);
  expect(mayAlwaysAccept(asked(0, false, 'held'))).toBe(false);
  expect(mayAlwaysAccept(asked(0, false, 'next_turn', true))).toBe(true);
});

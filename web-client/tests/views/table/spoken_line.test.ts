import { beforeEach, expect, test, vi } from 'vitest';
import type { Game, PlayScore } from '../../../src/connection/protocol.ts';
import { Hand } from '../../../src/entry/hand.svelte.ts';
import type { Table } from '../../../src/state/table/table.svelte.ts';
import { rulesOf } from '../../support/catalogue.ts';
import { noStorage } from '../../support/no_storage.ts';
import { dealt, played, viewedAfter } from '../../support/games.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', noStorage);
const { spokenLine } = await import('../../../src/views/table/spoken_line.ts');

const viewed = { ...viewedAfter(dealt), rules: rulesOf('shmac') };
const game = { ...viewed.game!, squares: [[7, 7, 'E', false]] } as Game;
const score = (played as { play_score: PlayScore }).play_score;
let hand: Hand;

beforeEach(() => {
  hand = new Hand();
  hand.settle(viewed.rules, game, ['TH', 'A', 'B', '#']);
});

/** What is said once the server has given a score for the laid tiles, if there are any. */
function spoken(): string {
  const preview = { refusal: null, valid: null, badWords: [], score: hand.laid.length ? score : null };
  return spokenLine({ hand, preview, may: {}, pendingPlay: null, seat: 0 } as unknown as Table, viewed, game);
}

test('nothing is said while no tile is laid, and the score of those that are', () => {
  expect(spoken()).toBe('');
  hand.point([3, 3]);
  hand.type('A');
  expect(spoken()).toBe('BE, 6 points.');
});

test('half of a digraph is said, even when tiles lie already', () => {
  const half = 'T_: you have TH, but no T. Type H, or Backspace.';
  hand.type('T');
  expect(spoken()).toBe(half);
  hand.backspace();
  hand.point([3, 3]);
  hand.type('A');
  hand.type('T');
  expect(spoken()).toBe(half);
  hand.type('H');
  expect(spoken()).toBe('BE, 6 points.');
});

test('a letter without a tile is said, even when tiles lie already', () => {
  hand.point([3, 3]);
  hand.type('A');
  hand.type('A');
  expect(spoken()).toBe('You have no tile left for A. Press Backspace.');
  hand.backspace();
  expect(spoken()).toBe('BE, 6 points.');
});

test('a red cross on an empty square is said, even when tiles lie already', () => {
  const unfit = 'Lay the red cross over a tile from an earlier turn, one to a square.';
  hand.point([3, 3]);
  hand.type('#');
  expect(spoken()).toBe(unfit);
  hand.point([3, 3]);
  expect(spoken()).toBe('');
  hand.type('A');
  hand.type('#');
  expect(spoken()).toBe(unfit);
});

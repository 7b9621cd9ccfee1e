import type { Entry, GameEvent, Rules, Snapshot } from '../../src/connection/protocol.ts';
import { fold } from '../../src/state/game/fold/reduce.ts';
import { emptyGame, type ViewedGame } from '../../src/state/game/viewed_game.ts';
import { fixturesIn } from './fixtures.ts';

const golden = fixturesIn('server').find(({ name }) => name === 'joined_playing')!.message;
export const snapshot = golden.snapshot as Snapshot;
export const rules: Rules = snapshot.rules;

/** Entries of a log, with versions from `from` on. */
export const entries = (events: GameEvent[], from = 1): Entry[] =>
  events.map((event, index) => ({ v: from + index, at: 1000 * (from + index), event }));

/** Only people, without levels, sit in this order. */
export const seats = (...names: string[]): GameEvent => ({ type: 'seats_changed', seats: names.map((name) => ({ name })) });

/** The game after these events. */
export function viewedAfter(events: GameEvent[], start: ViewedGame = emptyGame(rules, snapshot.lexicon)): ViewedGame {
  return entries(events, start.v + 1).reduce(fold, start);
}

export const hash = '0f'.repeat(32);

/** Ann and Ben sit; Ann looks, and has ABCDEFG; it is her turn. */
export const dealt: GameEvent[] = [
  seats('Ann', 'Ben'),
  { type: 'began', seat_count: 2, seed_hash: hash, lexicon_hash: hash },
  {
    type: 'order_drawn',
    draws: [
      { seat: 0, tile: 'A' },
      { seat: 1, tile: 'B' },
    ],
    best: [0],
  },
  { type: 'dealt', seat: 0, drawn: { count: 7, tiles: ['A', 'B', 'C', 'D', 'E', 'F', '?'] } },
  { type: 'dealt', seat: 1, drawn: { count: 7 } },
  { type: 'turn_began', seat: 0, turn: 1 },
];

/** Ann lays BE across the centre, E as a blank. */
export const played: GameEvent = {
  type: 'played',
  seat: 0,
  turn: 1,
  placement: [
    { cell: [7, 7], tile: 'B' },
    { cell: [7, 8], tile: '?', as: 'E' },
  ],
  play_score: {
    word_scores: [
      {
        text: 'BE',
        axis: 'across',
        letters: [
          { cell: [7, 7], letter: 'B', blank: false, value: 3, factor: 1 },
          { cell: [7, 8], letter: 'E', blank: true, value: 0, factor: 1 },
        ],
        word_factors: [{ cell: [7, 7], factor: 2 }],
        score: 6,
      },
    ],
    bingo: 0,
    total: 6,
  },
  window: 'next_turn',
};

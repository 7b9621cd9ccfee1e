import type { Move } from './moves.ts';
import type { Game, Lexicon, OrderDrawn, Rules, Seat, Stage } from '../connection/protocol.ts';

/** The board before a play that may still be withdrawn. */
export type Before = Pick<Game, 'board' | 'spent' | 'removed'>;

/** Everything that a viewer knows about a room: the fold of its entries. A plain value; folding makes a new one. */
export type Room = {
  v: number;
  stage: Stage;
  seats: Seat[];
  /** As they hold now, with the options of the starter's turn. */
  rules: Rules;
  lexicon: Lexicon;
  game: Game | null;
  moves: Move[];
  orderDraws: OrderDrawn[];
  seedHash: string | null;
  /** When the turn began, and its deadline, if any. */
  turn: { at: number; until: number | null } | null;
  before: Before | null;
};

export const emptyRoom = (rules: Rules, lexicon: Lexicon): Room => ({
  v: 0,
  stage: 'waiting',
  seats: [],
  rules,
  lexicon,
  game: null,
  moves: [],
  orderDraws: [],
  seedHash: null,
  turn: null,
  before: null,
});

import type { Axis, Cell } from './plays.ts';

export type Scope = 'letter' | 'word';
export type Ruling = 'void' | 'single' | 'double' | 'five' | 'ten' | 'vote';
export type End =
  | { type: 'went_out' }
  | { type: 'empty_rack_to_move' }
  | { type: 'all_passed'; times: number }
  | { type: 'all_idle'; times: number }
  | { type: 'scoreless_turns'; turns: number }
  | { type: 'target_reached' }
  | { type: 'laid_at_once'; min_tiles: number }
  | { type: 'no_play_left' };
export type Level = { name: string; targets: number[] };
export type FirstPlayer = 'best_tile' | 'best_tile_all_again' | 'random';
/** The resolved rules of a game. */
export type Rules = {
  id: string;
  board: string[];
  corners: { count: number; kinds: { scope: Scope; factor: number; percent: number }[] };
  premium_use: 'once' | 'unlimited';
  tile_set: { tile: string; count: number; value: number }[];
  least_seats: number;
  most_seats: number;
  rack_size: number;
  rack_visibility: 'hidden' | 'open';
  hints: 'none' | 'own_rack';
  word_lookup: 'after_game' | 'always';
  first_player: FirstPlayer;
  starter_turn?: { tile: string; centre: Cell; seconds: number };
  opening?: { start: Cell; min_tiles: number };
  placed: Axis[];
  judged: Axis[];
  layout: 'one_line' | 'connected';
  contact: 'a_tile' | 'whole_board' | 'none';
  word_source: 'list' | 'any';
  reading: 'forward' | 'both';
  duplicates: 'allowed' | 'refused';
  counted: 'runs' | 'good_readings';
  scoring: 'points' | 'none';
  bingo: { min_tiles: number; points: number };
  exchange: 'some' | 'all';
  exchange_minimum: number;
  ruling: Ruling;
  windows: { two_seats: number; more_seats: number; last_play: number; vote: number };
  levels: Level[];
  ends: End[];
  settlements: ('deduct_racks' | 'award_racks')[];
  tie_breaks: 'higher_before_settlement'[];
};
/** The knobs that the player of the starter sets. */
export type Options = Pick<Rules, 'reading' | 'layout' | 'duplicates' | 'rack_visibility'> & {
  lines: 'straight' | 'diagonals_too';
};
export type Lexicon = { id: string; name: string; word_count: number; hash: string };

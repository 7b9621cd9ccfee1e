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
  | { type: 'laid_at_once'; tiles: number }
  | { type: 'no_play_left' };
export type Level = { name: string; targets: number[] };
export type FirstPlayer = 'best_tile' | 'best_tile_all_again' | 'random';
type FirstRules = {
  id: string;
  board: string[];
  tiles: { tile: string; count: number; value: number }[];
  least_seats: number;
  most_seats: number;
  rack_size: number;
  opening?: { start: Cell; tiles: number };
  bingo: { tiles: number; points: number };
  exchange_minimum: number;
  ruling: Ruling;
  ends: End[];
  settlements: ('deduct_racks' | 'award_racks')[];
  tie_breaks: 'higher_before_settlement'[];
};
type Windows = { two_seats: number; more_seats: number; last_play: number };
/** What rules have told since there is more than Classic; a server or a game from before does not say it. */
export type LaterRules = {
  corners: { count: number; kinds: { scope: Scope; factor: number; percent: number }[] };
  premiums: 'once' | 'never';
  racks: 'hidden' | 'open';
  hints: 'none' | 'own_rack';
  first_player: FirstPlayer;
  placed: Axis[];
  judged: Axis[];
  layout: 'one_line' | 'connected';
  contact: 'a_tile' | 'whole_board' | 'none';
  words: 'list' | 'any';
  reading: 'forward' | 'both';
  duplicates: 'allowed' | 'refused';
  counted: 'runs' | 'good_readings';
  scoring: 'points' | 'none';
  exchange: 'some' | 'all';
  levels: Level[];
};
export type Rules = FirstRules &
  LaterRules & { windows: Windows & { vote: number }; starter_turn?: { tile: string; centre: Cell; seconds: number } };
/** Rules as they are sent. */
export type SentRules = FirstRules &
  Partial<LaterRules> & { windows: Windows & { vote?: number }; starter_turn?: Rules['starter_turn'] };
/** What the player of the seed decides. */
export type Options = {
  backwards: boolean;
  diagonals: boolean;
  connected: boolean;
  no_duplicates: boolean;
  open_racks: boolean;
};
export type Lexicon = { id: string; name: string; words: number; hash: string };

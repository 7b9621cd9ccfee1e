import type { Rules } from '../connection/protocol.ts';
import { classicBoard, plainBoard, superBoard } from './systems.ts';

/** "A9:1 B2:3": count and value of each tile. */
const tileSet = (text: string): Rules['tile_set'] =>
  text.split(' ').map((item) => {
    const [, tile, count, value] = /^(\D+)(\d+):(\d+)$/.exec(item)!;
    return { tile: tile!, count: Number(count), value: Number(value) };
  });

const english = tileSet(
  'A9:1 B2:3 C2:3 D4:2 E12:1 F2:4 G3:2 H2:4 I9:1 J1:8 K1:5 L4:1 M2:3 N6:1 O8:1 P2:3 Q1:10 R6:1 S4:1 T6:1 U4:1 V2:4 W2:4 X1:8 Y2:4 Z1:10 ?2:0',
);
const twice = tileSet(
  'A16:1 B4:3 C6:3 D8:2 E24:1 F4:4 G5:2 H5:4 I13:1 J2:8 K2:5 L7:1 M6:3 N13:1 O15:1 P4:3 Q2:10 R13:1 S10:1 T15:1 U7:1 V3:4 W4:4 X2:8 Y4:4 Z2:10 ?4:0',
);
const digraphs = tileSet(
  'A8:1 B3:3 C4:1 CH2:5 D4:2 E12:1 F2:4 G4:3 H2:4 I9:1 J1:10 K2:4 L6:1 M4:3 N8:1 O8:1 P4:3 Q1:10 QU1:8 R8:1 S4:1 SH2:5 T6:1 TH2:5 U4:2 V2:4 W2:4 X1:8 Y3:4 Z1:5 ?3:0 #2:0',
);

const classic: Rules = {
  id: 'classic',
  board: classicBoard,
  corners: { count: 0, kinds: [] },
  premium_use: 'once',
  tile_set: english,
  least_seats: 2,
  most_seats: 4,
  rack_size: 7,
  rack_visibility: 'hidden',
  hints: 'none',
  first_player: 'best_tile',
  opening: { start: [7, 7], min_tiles: 2 },
  placed: ['across', 'down'],
  judged: ['across', 'down'],
  layout: 'one_line',
  contact: 'a_tile',
  word_source: 'list',
  reading: 'forward',
  duplicates: 'allowed',
  counted: 'runs',
  scoring: 'points',
  bingo: { min_tiles: 7, points: 50 },
  exchange: 'some',
  exchange_minimum: 0,
  ruling: 'double',
  windows: { two_seats: 0, more_seats: 10, last_play: 120, vote: 60 },
  levels: [],
  ends: [{ type: 'went_out' }, { type: 'all_passed', times: 2 }, { type: 'no_play_left' }],
  settlements: ['deduct_racks', 'award_racks'],
  tie_breaks: ['higher_before_settlement'],
};

const allAxes: Rules['placed'] = ['across', 'down', 'diagonal_down', 'diagonal_up'];

const crosswords = (size: number): Partial<Rules> => ({
  board: plainBoard(size),
  corners: {
    count: size,
    kinds: [
      { scope: 'letter', factor: 2, percent: 30 },
      { scope: 'letter', factor: 3, percent: 20 },
      { scope: 'word', factor: 2, percent: 30 },
      { scope: 'word', factor: 3, percent: 20 },
    ],
  },
  premium_use: 'unlimited',
  first_player: 'random',
  starter_turn: { tile: 'A', centre: [(size - 1) / 2, (size - 1) / 2], seconds: 120 },
  opening: undefined,
  contact: 'whole_board',
  reading: 'both',
  counted: 'good_readings',
  bingo: { min_tiles: 7, points: 0 },
  exchange: 'all',
  ruling: 'void',
  ends: [{ type: 'empty_rack_to_move' }, { type: 'all_passed', times: 1 }],
  settlements: [],
  tie_breaks: [],
});

/** The knobs in which each system differs from Classic. */
const changes: Record<string, Partial<Rules>> = {
  classic: {},
  'classic-nine': { rack_size: 9 },
  'finish-line': {
    levels: [
      { name: 'beginner', targets: [70, 60, 50] },
      { name: 'intermediate', targets: [120, 100, 90] },
      { name: 'expert', targets: [200, 180, 160] },
    ],
    ends: [{ type: 'target_reached' }, ...classic.ends],
  },
  super: { board: superBoard, tile_set: twice, opening: { start: [10, 10], min_tiles: 2 }, exchange_minimum: 7 },
  shmac: {
    tile_set: digraphs,
    exchange_minimum: 7,
    ruling: 'void',
    ends: [{ type: 'went_out' }, { type: 'all_passed', times: 2 }, { type: 'all_idle', times: 3 }],
    tie_breaks: [],
  },
  crosswords: crosswords(15),
  'crosswords-17': { ...crosswords(17), placed: allAxes, judged: allAxes, layout: 'connected' },
  scrappy: {
    first_player: 'best_tile_all_again',
    placed: allAxes,
    opening: undefined,
    contact: 'none',
    word_source: 'any',
    bingo: { min_tiles: 7, points: 0 },
    ruling: 'vote',
    ends: [{ type: 'laid_at_once', min_tiles: 7 }, { type: 'went_out' }, { type: 'all_passed', times: 1 }],
    settlements: ['deduct_racks'],
    tie_breaks: [],
  },
};

/** The default rules of a system; undefined for a system that this page does not know. */
export function usualRules(id: string): Rules | undefined {
  const changed = changes[id];
  return changed && { ...classic, ...changed, id };
}

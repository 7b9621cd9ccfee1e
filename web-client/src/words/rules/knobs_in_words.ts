import type { Ruling } from '../../connection/protocol.ts';
import { rulingName, rulingSentence } from '../names.ts';

/** What the forms call a knob, where they put it, and what they call its values. */
export type KnobWords = {
  group: string;
  label: string;
  values?: Record<string, string>;
  /** What 0 means, where it does not count anything. */
  zero?: string;
  /** A sentence about the chosen value. */
  explain?: (value: string) => string | undefined;
};

const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1).replaceAll('_', ' ');
const rulings: Ruling[] = ['void', 'single', 'double', 'five', 'ten', 'vote'];
const titledNames = () => Object.fromEntries(rulings.map((ruling) => [ruling, titled(rulingName(ruling))]));

const words = 'Words and lines';
const challenges = 'Challenges';
const seconds = 'Seconds to challenge';
const setup = 'Setup';
const parts = 'Board and tiles';

/** Every knob with words of its own, in the order of the form. */
const known: Record<string, KnobWords> = {
  reading: { group: words, label: 'Reading', values: { forward: 'Forwards', both: 'Backwards too' } },
  lines: { group: words, label: 'Lines', values: { straight: 'Rows and columns', diagonals_too: 'Diagonals too' } },
  layout: { group: words, label: 'Tiles of a play', values: { one_line: 'In one line', connected: 'Connected' } },
  duplicates: { group: words, label: 'Duplicate words' },
  ruling: {
    group: challenges,
    label: '',
    get values() {
      return titledNames();
    },
    explain: (value) => rulingSentence(value as Ruling),
  },
  window_two_seats: { group: seconds, label: 'Two players' },
  window_more_seats: { group: seconds, label: 'Three or four' },
  window_last_play: { group: seconds, label: 'Last play' },
  window_vote: { group: seconds, label: 'To vote' },
  rack_visibility: { group: setup, label: 'Racks' },
  hints: { group: setup, label: 'Allow hints', values: { own_rack: 'Yes', none: 'No' } },
  first_player: {
    group: setup,
    label: 'First player',
    values: {
      best_tile: 'Draw; tied players draw again',
      best_tile_all_again: 'Draw; on a tie, everyone draws again',
      random: 'At random',
    },
  },
  scoring: { group: setup, label: 'Points', values: { points: 'Kept', none: 'Not kept' } },
  exchange: { group: setup, label: 'Exchange', values: { some: 'Any tiles', all: 'All tiles at once' } },
  rack_size: { group: setup, label: 'Tiles on a rack' },
  bingo_points: { group: setup, label: 'Bingo points' },
  bingo_tiles: { group: setup, label: 'Tiles for a bingo' },
  exchange_minimum: { group: setup, label: 'Tiles in the bag to exchange' },
  passes: { group: setup, label: 'Rounds of passes to end' },
  scoreless_turns: { group: setup, label: 'Scoreless turns to end', zero: 'never' },
  board_from: { group: parts, label: 'Board' },
  tiles_from: { group: parts, label: 'Tiles' },
};

export const knobOrder = Object.keys(known);

/** A knob for which this page has no words is shown by its name. */
export const wordsFor = (name: string): KnobWords => known[name] ?? { group: 'More', label: titled(name) };
export const valueInWords = (name: string, value: string): string => wordsFor(name).values?.[value] ?? titled(value);

export const groupHints: Record<string, string> = { [seconds]: '0 = until the next move.' };

/** Row and column, from 0 at the top left. */
export type Cell = readonly [row: number, column: number];
export type Lay = { at: Cell; tile: string; as?: string };
export type Tiles = { count: number; tiles?: string[] };

export type LetterScore = {
  at: Cell;
  letter: string;
  blank: boolean;
  value: number;
  factor: number;
  /** Those premiums in the factor that lie over several cells. */
  shared?: { factor: number; over: Cell[] }[];
};
/** `fall` runs down to the right, `rise` up to the right. */
export type Axis = 'across' | 'down' | 'diagonal_down' | 'diagonal_up';
export type WordScore = {
  text: string;
  axis: Axis;
  letters: LetterScore[];
  word_factors: { at: Cell; factor: number; over?: Cell[] }[];
  score: number;
};
export type PlayScore = { words: WordScore[]; bonus: number; total: number };

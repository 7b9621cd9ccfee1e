/** Row and column, from 0 at the top left. */
export type Cell = readonly [row: number, column: number];
export type Lay = { cell: Cell; tile: string; as?: string };
/** Without `tiles` the viewer may know only how many there are; `open`: everybody may see them. */
export type Tiles = { count: number; tiles?: string[]; open?: true };

export type LetterScore = {
  cell: Cell;
  letter: string;
  blank: boolean;
  value: number;
  factor: number;
  /** The premiums in the factor that act on several cells. */
  shared?: { factor: number; over: Cell[] }[];
};
/** `diagonal_down` runs down to the right, `diagonal_up` up to the right. */
export type Axis = 'across' | 'down' | 'diagonal_down' | 'diagonal_up';
export type WordScore = {
  text: string;
  axis: Axis;
  letters: LetterScore[];
  word_factors: { cell: Cell; factor: number; over?: Cell[] }[];
  score: number;
};
export type PlayScore = { word_scores: WordScore[]; bingo: number; total: number };

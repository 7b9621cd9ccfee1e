import type { Axis, Cell, WordScore } from '../../connection/protocol.ts';
import { t, type NameId } from '../../languages/text.ts';

type Direction = { arrow: string; id: NameId };

const directions: Record<string, Direction> = {
  '0,1': { arrow: '→', id: 'table-across' },
  '0,-1': { arrow: '←', id: 'table-backwards' },
  '1,0': { arrow: '↓', id: 'table-down' },
  '-1,0': { arrow: '↑', id: 'table-upwards' },
  '1,1': { arrow: '↘', id: 'table-diagonally-down' },
  '-1,-1': { arrow: '↖', id: 'table-diagonally-up-backwards' },
  '-1,1': { arrow: '↗', id: 'table-diagonally-up' },
  '1,-1': { arrow: '↙', id: 'table-diagonally-down-backwards' },
};
const steps: Record<Axis, string> = { across: '0,1', down: '1,0', diagonal_down: '1,1', diagonal_up: '-1,1' };

const step = (from: Cell, to: Cell) => `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}`;

/** The usual direction along an axis. */
const along = (axis: Axis): Direction => directions[steps[axis]]!;

/** The direction in which a word reads: its letters come in reading order. */
function directionOf({ axis, letters }: WordScore): Direction {
  const [first, second] = letters;
  return (first && second && directions[step(first.cell, second.cell)]) || along(axis);
}

export const arrowOf = (word: WordScore) => directionOf(word).arrow;
export const directionName = (word: WordScore) => t(directionOf(word).id);
export const arrowAlong = (axis: Axis) => along(axis).arrow;
export const nameAlong = (axis: Axis) => t(along(axis).id);
/** True for a word that reads neither across nor down, and so needs an arrow. */
export const isUnusual = (word: WordScore) => !['→', '↓'].includes(arrowOf(word));

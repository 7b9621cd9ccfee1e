import type { Cell, WordScore } from '../connection/protocol.ts';

const directions: Record<string, { arrow: string; name: string }> = {
  '0,1': { arrow: '→', name: 'across' },
  '0,-1': { arrow: '←', name: 'backwards' },
  '1,0': { arrow: '↓', name: 'down' },
  '-1,0': { arrow: '↑', name: 'upwards' },
  '1,1': { arrow: '↘', name: 'diagonally down' },
  '-1,-1': { arrow: '↖', name: 'diagonally up, backwards' },
  '-1,1': { arrow: '↗', name: 'diagonally up' },
  '1,-1': { arrow: '↙', name: 'diagonally down, backwards' },
};
const ofAxis: Record<WordScore['axis'], string> = { across: '0,1', down: '1,0', diagonal_down: '1,1', diagonal_up: '-1,1' };

const step = (from: Cell, to: Cell) => `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}`;

/** The direction in which a word reads: its letters come in reading order. */
function directionOf({ axis, letters }: WordScore) {
  const [first, second] = letters;
  return directions[first && second ? step(first.cell, second.cell) : ofAxis[axis]] ?? directions[ofAxis[axis]]!;
}

export const arrowOf = (word: WordScore) => directionOf(word).arrow;
export const directionName = (word: WordScore) => directionOf(word).name;
/** True for a word that reads neither across nor down, and so needs an arrow. */
export const isUnusual = (word: WordScore) => !['→', '↓'].includes(arrowOf(word));

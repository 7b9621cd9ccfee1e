import type { Cell, PlayScore } from '../../connection/protocol.ts';
import { isStill } from '../../look/motion.ts';
import { cellKey } from '../../rules/coordinates.ts';

const step = 55;
const duration = 190;

/** The cells whose tiles are about to appear, and when each does. */
const delays = new Map<string, number>();
/** The tiles that are appearing. */
let running: Animation[] = [];

/** The cells of a play in the order in which its words are read. */
export function readingOrder(cells: readonly Cell[], { word_scores }: PlayScore): Cell[] {
  const laid = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const read = word_scores.flatMap(({ letters }) => letters.map(({ cell }) => cellKey(cell)));
  return [...new Set([...read, ...laid.keys()])].flatMap((key) => {
    const cell = laid.get(key);
    return cell ? [cell] : [];
  });
}

/** Lets the tiles on these cells appear one after the other, once they are drawn. */
export function unfold(cells: readonly Cell[]): void {
  endUnfolding();
  cells.forEach((cell, index) => delays.set(cellKey(cell), index * step));
}

/** The tiles that are still appearing are there at once. */
export function endUnfolding(): void {
  delays.clear();
  running.splice(0).forEach((animation) => animation.finish());
}

/** Attach this to the tile on a cell. */
export const unfolding = (key: string) => (node: HTMLElement) => {
  const delay = delays.get(key);
  delays.delete(key);
  if (delay === undefined || isStill()) return;
  const frames = [
    { opacity: 0, transform: 'translateY(-22%) scale(1.18)' },
    { opacity: 1, transform: 'scale(0.97)', offset: 0.75 },
    { opacity: 1, transform: 'none' },
  ];
  running.push(node.animate(frames, { delay, duration, fill: 'backwards', easing: 'ease-out' }));
};

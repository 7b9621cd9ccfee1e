import type { Cell, PlayScore } from '../connection/protocol.ts';
import { isStill } from '../look/motion.ts';
import { cellKey } from '../rules/coordinates.ts';

const step = 55;
const duration = 190;

/** The tiles of the latest play that have still to appear, and when each does. */
let delays: ReadonlyMap<string, number> = new Map();
/** The tiles that are appearing. */
let running: Animation[] = [];

/** The cells of a play in the order in which its words are read, the main word first. */
export function readingOrder(cells: readonly Cell[], { word_scores }: PlayScore): Cell[] {
  const laid = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const read = word_scores.flatMap(({ letters }) => letters.map(({ cell }) => cellKey(cell)));
  return [...new Set([...read, ...laid.keys()])].flatMap((key) => laid.get(key) ?? []);
}

/** Lets the tiles on these cells appear one after the other, as soon as they are drawn. A play that is still appearing is complete at once. */
export function unfold(cells: readonly Cell[]): void {
  endUnfolding();
  delays = new Map(cells.map((cell, index) => [cellKey(cell), index * step]));
}

/** Whatever is still appearing is there at once. */
export function endUnfolding(): void {
  delays = new Map();
  running.splice(0).forEach((animation) => animation.finish());
}

/** Attach this to a tile on the board. */
export const unfolding = (key: string) => (node: HTMLElement) => {
  const delay = delays.get(key);
  if (delay === undefined || isStill()) return;
  const frames = [
    { opacity: 0, transform: 'translateY(-22%) scale(1.18)' },
    { opacity: 1, transform: 'translateY(0) scale(0.97)', offset: 0.75 },
    { opacity: 1, transform: 'none' },
  ];
  running.push(node.animate(frames, { delay, duration, fill: 'backwards', easing: 'ease-out' }));
};

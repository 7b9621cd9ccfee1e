import type { Lay } from '../../connection/protocol.ts';
import type { Piece } from '../../entry/draft.ts';
import { isStill } from '../../look/motion.ts';
import { elementOf } from '../cell_element.ts';

/** Where each piece of the player's hand was drawn before it moved, so that it can glide from there. */
const places = new Map<number, DOMRect>();

export function notePlaces(): void {
  for (const node of document.querySelectorAll<HTMLElement>('[data-piece]'))
    places.set(Number(node.dataset.piece), node.getBoundingClientRect());
}

/** A piece that a finger drops glides from there. */
export function notePlace(key: number, rect: DOMRect): void {
  places.set(key, rect);
}

/** Pieces that have come back from the board glide to the rack from the cells where they lay. */
export function glideBack(placement: readonly Lay[], pieces: readonly Piece[]): void {
  const left = [...placement];
  for (const { key, tile } of pieces) {
    const index = left.findIndex((lay) => lay.tile === tile);
    const [lay] = index < 0 ? [] : left.splice(index, 1);
    const cell = lay && elementOf(lay.cell);
    if (cell) places.set(key, cell.getBoundingClientRect());
  }
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** Attach this to the element of a piece: it glides from where the piece was last, and settles. */
export const glide = (key: number) => (node: HTMLElement) => {
  const from = places.get(key);
  places.delete(key);
  if (!from || isStill()) return;
  const to = node.getBoundingClientRect();
  const [start, end] = [middle(from), middle(to)];
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${from.width / (to.width || 1)})`;
  const frames = [shift, 'scale(1.05)', 'none'].map((transform, index) => ({ transform, zIndex: 5, offset: [0, 0.8, 1][index] }));
  node.animate(frames, { duration: 150, easing: 'cubic-bezier(.2,.7,.3,1)' });
};

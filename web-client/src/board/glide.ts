import { isStill } from '../look/motion.ts';

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

/** Attach this to the element of a piece: it glides from where the piece was last. */
export const glide = (key: number) => (node: HTMLElement) => {
  const from = places.get(key);
  places.delete(key);
  if (!from || isStill()) return;
  const to = node.getBoundingClientRect();
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
  node.animate(
    [
      { transform: shift, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration: 150, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
};

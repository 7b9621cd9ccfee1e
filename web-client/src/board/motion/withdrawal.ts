import type { TransitionConfig } from 'svelte/transition';
import type { Cell } from '../../connection/protocol.ts';
import { isStill } from '../../look/motion.ts';
import { cellKey } from '../../rules/coordinates.ts';

/** How the tiles of a withdrawn play leave the board: back to their player, or at once where they glide to the viewer's own rack. */
export type Way = 'slide' | 'at_once';

const ways = new Map<string, Way>();

/** Says how the tiles on these cells leave, which happens when the board is drawn next. */
export function withdraw(cells: readonly Cell[], way: Way): void {
  ways.clear();
  for (const cell of cells) ways.set(cellKey(cell), way);
}

/** The transition of a tile that leaves a cell. One that was crossed out fades where it lies. */
export function leaving(_: Element, key: string): TransitionConfig {
  const way = ways.get(key);
  ways.delete(key);
  const distance = way === 'slide' ? 80 : 0;
  return {
    duration: isStill() || way === 'at_once' ? 0 : 250,
    css: (left, gone) => `opacity: ${left}; transform: translateY(${distance * gone}%)`,
  };
}

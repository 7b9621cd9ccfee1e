import type { NameId } from '../languages/text.ts';
import type { Look, Part } from '../look/choices.ts';

/** What the page calls each part of its look, and each choice of it. */
export const partNames: Record<Part, NameId> = {
  appearance: 'look-appearance',
  colours: 'look-colours',
  tiles: 'look-tiles',
  board: 'look-board',
  motion: 'look-motion',
};

export const choiceNames: { [P in Part]: Record<Look[P], NameId> } = {
  appearance: { system: 'look-like-system', light: 'look-light', dark: 'look-dark', contrast: 'look-high-contrast' },
  colours: { standard: 'look-standard', safe: 'look-safe' },
  tiles: { ivory: 'look-ivory', wood: 'look-wood', porcelain: 'look-porcelain' },
  board: { paper: 'look-paper', felt: 'look-felt', newspaper: 'look-newspaper' },
  motion: { system: 'look-like-system', less: 'look-less-motion' },
};

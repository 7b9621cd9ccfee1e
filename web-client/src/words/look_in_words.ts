import type { Look, Part } from '../look/choices.ts';

/** What the page calls each part of its look, and each choice of it. */
export const partNames: Record<Part, string> = {
  appearance: 'Appearance',
  colours: 'Colours',
  tiles: 'Tiles',
  board: 'Board',
  motion: 'Motion',
};

export const choiceNames: { [P in Part]: Record<Look[P], string> } = {
  appearance: { system: 'Like the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  colours: { standard: 'Standard', safe: 'Colour-blind safe' },
  tiles: { ivory: 'Ivory', wood: 'Wood', porcelain: 'Porcelain' },
  board: { paper: 'Paper', felt: 'Felt', newspaper: 'Newspaper' },
  motion: { system: 'Like the system', less: 'Less motion' },
};

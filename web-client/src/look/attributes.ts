import type { Look } from './choices.ts';

/** What the system asks of every page. */
export type System = { moreContrast: boolean; lessMotion: boolean };

/**
 * The data attributes that give an element a look. The styles of this folder know them, and nothing else knows a theme by name.
 * public/theme.js does the same before the first paint; a test compares the two.
 */
export const attributesOf = ({ appearance, colours, tiles, board, motion }: Look, system: System) => ({
  scheme: appearance === 'light' || appearance === 'dark' ? appearance : 'system',
  contrast: appearance === 'contrast' || (appearance === 'system' && system.moreContrast) ? 'more' : 'standard',
  colours,
  tiles,
  board,
  motion: motion === 'less' || system.lessMotion ? 'less' : 'full',
});

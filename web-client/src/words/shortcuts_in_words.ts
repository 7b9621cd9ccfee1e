import { keyOf, type Shortcuts } from '../entry/keys.ts';

/** Keys and what they do. */
export type KeyInWords = { keys: string[]; does: string };

const digit = (shortcut: keyof Shortcuts, does: string): KeyInWords => ({ keys: [keyOf(shortcut)!], does });

export const keysAtTheBoard: KeyInWords[] = [
  { keys: ['A – Z'], does: 'Lay a tile' },
  { keys: ['Shift', 'A – Z'], does: 'Lay a blank as that letter' },
  { keys: ['←', '↑', '→', '↓'], does: 'Move on the board' },
  { keys: ['Space'], does: 'Change the direction' },
  { keys: ['⌫'], does: 'Take back the last tile' },
  { keys: ['Esc'], does: 'Recall all tiles' },
  { keys: ['⏎'], does: 'Play' },
  digit('shuffle', 'Shuffle'),
  digit('exchange', 'Exchange'),
  digit('pass', 'Pass'),
  digit('challenge', 'Challenge or dispute'),
  digit('accept', 'Accept'),
  digit('hint', 'Hint'),
];

export const keysOfTheReview: KeyInWords[] = [
  { keys: ['←'], does: 'One step back' },
  { keys: ['→'], does: 'One step forward' },
  { keys: ['Home'], does: 'To the start' },
  { keys: ['End'], does: 'To the end' },
];

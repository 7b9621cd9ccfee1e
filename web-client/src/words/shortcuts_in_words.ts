import { keyOf, type Shortcuts } from '../entry/keys.ts';
import type { Rules } from '../connection/protocol.ts';
import type { NameId } from '../languages/text.ts';
import { cross } from '../rules/tiles.ts';

/** A key: the sign on it, or its name, which each language has. */
export type Key = string | { name: NameId };
/** Keys and what they do. */
export type KeyInWords = { keys: Key[]; does: NameId };

const digit = (shortcut: keyof Shortcuts, does: NameId): KeyInWords => ({ keys: [keyOf(shortcut)!], does });

const keysOfTheHand = (hasCross: boolean): KeyInWords[] => [
  { keys: ['A – Z'], does: 'table-keys-lay' },
  { keys: [{ name: 'table-key-shift' }, 'A – Z'], does: 'table-keys-lay-blank' },
  ...(hasCross ? [{ keys: [cross], does: 'table-keys-lay-cross' as const }] : []),
  { keys: ['←', '↑', '→', '↓'], does: 'table-keys-move' },
  { keys: [{ name: 'table-key-space' }], does: 'table-keys-turn' },
  { keys: ['⌫'], does: 'table-keys-take-back' },
  { keys: [{ name: 'table-key-escape' }], does: 'table-keys-recall' },
  { keys: ['⏎'], does: 'table-play' },
  digit('shuffle', 'table-shuffle'),
];

/** The keys that can ever do something in a game with these rules. */
export const keysAtTheBoard = ({ tile_set, exchange, ruling, hints }: Rules): KeyInWords[] => [
  ...keysOfTheHand(tile_set.some(({ tile }) => tile === cross)),
  digit('exchange', exchange === 'all' ? 'table-discard' : 'table-exchange'),
  digit('pass', 'table-pass'),
  ...(ruling === 'void' ? [] : [digit('challenge', 'table-keys-challenge'), digit('accept', 'table-accept')]),
  ...(hints === 'own_rack' ? [digit('hint', 'table-hint')] : []),
];

export const reviewKeys: KeyInWords[] = [
  { keys: ['←'], does: 'table-keys-back' },
  { keys: ['→'], does: 'table-keys-forward' },
  { keys: [{ name: 'table-key-home' }], does: 'table-keys-start' },
  { keys: [{ name: 'table-key-end' }], does: 'table-keys-end' },
  { keys: ['P'], does: 'table-keys-autoplay' },
];

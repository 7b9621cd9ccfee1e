import type { Cell, Rules } from '../connection/protocol.ts';

/** The key that was typed last, where, and the piece that was laid for it, if any: what a digraph may begin with. */
export type Begun = { letter: string; at: Cell; key: number | null };

/** Tiles of more than one letter, which are typed key by key. */
export const digraphsOf = (rules: Rules): string[] =>
  rules.tile_set.map(({ tile }) => tile).filter((tile) => tile.length > 1);

/** All that can be typed to lay something. */
export const typable = (rules: Rules): Set<string> => new Set(rules.tile_set.flatMap(({ tile }) => [...tile]));

/** The letters that a blank may stand for. */
export const lettersOf = (rules: Rules): string[] =>
  rules.tile_set.map(({ tile }) => tile).filter((tile) => /^[A-Z]$/.test(tile));

import type { Cell, Rules } from '../connection/protocol.ts';
import { blank } from '../rules/tiles.ts';

/** The first key of a possible digraph, or one for which no tile could be laid: the key, its cell, and the piece laid for it, if any. */
export type Begun = { letter: string; at: Cell; key: number | null };

/** Tiles of more than one letter, which are typed key by key. */
export const digraphsOf = (rules: Rules): string[] =>
  rules.tile_set.map(({ tile }) => tile).filter((tile) => tile.length > 1);

/** Everything that can be typed to lay a tile. A blank is typed as the letter that it stands for; `?` shows the shortcuts. */
export const typable = (rules: Rules): Set<string> =>
  new Set(rules.tile_set.flatMap(({ tile }) => (tile === blank ? [] : [...tile])));

/** The letters that a blank may stand for. */
export const lettersOf = (rules: Rules): string[] =>
  rules.tile_set.map(({ tile }) => tile).filter((tile) => /^[A-Z]$/.test(tile));

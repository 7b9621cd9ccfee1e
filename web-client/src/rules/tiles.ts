import type { Rules, Tiles } from '../connection/protocol.ts';
import { t } from '../languages/text.ts';

export const blank = '?';
/** The red-crossed tile: it is laid over another, and both leave the game. */
export const cross = '#';

/** In the order of the rules' tiles, with blanks after letters and red-crossed tiles last. */
export function sorted(rules: Rules, tiles: string[]): string[] {
  const place = (tile: string, index: number) => (tile === cross ? 1001 : tile === blank ? 1000 : index);
  const order = new Map(rules.tile_set.map(({ tile }, index) => [tile, place(tile, index)]));
  return [...tiles].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** What a tile is called: its letters, or the name of a tile without any. */
export const tileName = (tile: string) =>
  tile === blank ? t('catalogue-blank') : tile === cross ? t('catalogue-red-cross') : tile;
/** What its face shows. */
export const faceOf = (tile: string) => (tile === blank || tile === cross ? '' : tile);

/** `tiles` without one of each of `taken`, as far as they are there. */
export function without(tiles: readonly string[], taken: readonly string[]): string[] {
  const left = [...tiles];
  for (const tile of taken) {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export const sortedRack = (rules: Rules, rack: Tiles): Tiles =>
  rack.tiles ? { ...rack, tiles: sorted(rules, rack.tiles) } : rack;

export function taking(rules: Rules, rack: Tiles, taken: Tiles): Tiles {
  const count = rack.count - taken.count;
  if (!rack.tiles || !taken.tiles) return { count };
  return { ...rack, count, tiles: sorted(rules, without(rack.tiles, taken.tiles)) };
}

export function adding(rules: Rules, rack: Tiles, added: Tiles): Tiles {
  const count = rack.count + added.count;
  if (!rack.tiles || !added.tiles) return { count };
  return { ...rack, ...added, count, tiles: sorted(rules, [...rack.tiles, ...added.tiles]) };
}

export const total = (rules: Rules) => rules.tile_set.reduce((sum, { count }) => sum + count, 0);
export const valueOf = (rules: Rules, tile: string) => rules.tile_set.find((kind) => kind.tile === tile)?.value ?? 0;

import type { Game, Rules } from './protocol.ts';
import { blank } from './tiles.ts';

export type UnseenKind = { tile: string; left: number; of: number };

/** How many of each tile lie in the bag or on other racks, as far as one who holds `rack` can know. */
export function unseen(rules: Rules, game: Game, rack: string[]): UnseenKind[] {
  const seen = new Map<string, number>();
  const see = (tile: string) => seen.set(tile, (seen.get(tile) ?? 0) + 1);
  for (const [, , letter, isBlank] of game.board) see(isBlank ? blank : letter);
  rack.forEach(see);
  return rules.tiles.map(({ tile, count }) => ({ tile, left: count - (seen.get(tile) ?? 0), of: count }));
}

import type { Game, Rules } from '../../connection/protocol.ts';
import { blank } from '../../rules/tiles.ts';

/** The starter is not drawn from the bag. */
const starterOf = (rules: Rules, game: Game) => (rules.starter_turn && !game.placing_starter ? [rules.starter_turn.tile] : []);

export type UnseenKind = { tile: string; left: number; of: number };

/** What a player sees of a finished game: the racks of the others are hidden again. */
export const asSeenBy = (game: Game, seat: number): Game => ({
  ...game,
  players: game.players.map((player, other) => (other === seat ? player : { ...player, rack: { count: player.rack.count } })),
});

/** How many of each tile are in the bag or on racks that the viewer cannot see. */
export function unseen(rules: Rules, game: Game): UnseenKind[] {
  const seen = new Map<string, number>();
  const see = (tile: string) => seen.set(tile, (seen.get(tile) ?? 0) + 1);
  for (const [, , letter, isBlank] of game.squares) see(isBlank ? blank : letter);
  game.removed.forEach(see);
  game.players.forEach(({ rack }) => rack.tiles?.forEach(see));
  starterOf(rules, game).forEach((tile) => seen.set(tile, (seen.get(tile) ?? 1) - 1));
  return rules.tile_set.map(({ tile, count }) => ({ tile, left: count - (seen.get(tile) ?? 0), of: count }));
}

import type { ViewedGame } from './viewed_game.ts';

/**
 * The versions of the moves that computers made for absent players. Found backwards from who plays now, because older
 * parts of the log may not be loaded.
 */
export function standInMoves({ moves, seats }: Pick<ViewedGame, 'moves' | 'seats'>): Set<number> {
  const standing = new Set(seats.flatMap(({ stand_in }, seat) => (stand_in ? [seat] : [])));
  const made = new Set<number>();
  for (const move of moves.toReversed()) {
    if (move.kind === 'stand_in') standing.delete(move.seat);
    else if (move.kind === 'return') standing.add(move.seat);
    else if ('turn' in move && standing.has(move.seat)) made.add(move.v);
  }
  return made;
}

/** How many moves a computer has made for a seat since it took over; null while the log is not known that far back. */
export function movesSinceStandIn({ moves }: Pick<ViewedGame, 'moves'>, seat: number): number | null {
  const begin = moves.findLastIndex((move) => move.kind === 'stand_in' && move.seat === seat);
  return begin < 0 ? null : moves.slice(begin).filter((move) => 'turn' in move && move.seat === seat).length;
}

/** How many moves computers have made for a seat, where the whole log is known. */
export function countStandInMoves(viewed: Pick<ViewedGame, 'moves' | 'seats'>, seat: number): number {
  const byStandIns = standInMoves(viewed);
  return viewed.moves.filter((move) => 'turn' in move && move.seat === seat && byStandIns.has(move.v)).length;
}

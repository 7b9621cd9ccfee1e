import type { RoomNow } from '../../connection/protocol.ts';
import type { ViewedGame } from '../game/viewed_game.ts';

/** The newest game of a room, whose seats a proposal names, and the seat that somebody has in it. */
export type NewestGame = { system: string; names: string[]; seat: number | null; isOver: boolean };

type LookedAt = { game: number; viewed: ViewedGame; seat: number | null };

/** The same for somebody who looks at one of the games of the room, maybe at an older one, where they sit elsewhere. */
export function newestGameOf({ newest, games }: RoomNow, { game, viewed, seat }: LookedAt): NewestGame {
  const names = viewed.seats.map(({ name }) => name);
  const listed = games.find((one) => one.game === newest);
  if (game === newest || !listed) return { system: viewed.rules.id, names, seat, isOver: viewed.stage === 'over' };
  const found = seat === null ? -1 : listed.names.indexOf(names[seat]!);
  return { system: listed.system, names: listed.names, seat: found < 0 ? null : found, isOver: listed.stage === 'over' };
}

/** The proposal that waits for the player to agree to it, by its number; null if none does. Once nobody is missing, those who have agreed may do so again. */
export const proposalFor = ({ next, may }: RoomNow): number | null =>
  next && next.missing.length > 0 && may.includes('agree_to_game') ? next.proposal : null;

import type { ProposedGame, RoomNow } from '../../src/connection/protocol.ts';

/** What Ann, in the first of three seats, wants to play; the others have not agreed yet. */
export const next: ProposedGame = { proposal: 7, by: 0, agreed: [0], missing: [1, 2] };

/** A room with its first game. */
export const room: RoomNow = {
  type: 'room',
  room: 'K7QFW2MX',
  newest: 1,
  games: [],
  may: [],
  entry: 'link',
  watching: { allowed: true, delay_moves: 0, delay_seconds: 0 },
};

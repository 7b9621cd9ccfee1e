import type { Room } from './room.ts';

/** Whether a person plays on this seat: nobody who has resigned or has a stand-in. */
function playsThemselves({ seats, game, stage }: Room, seat: number): boolean {
  const { computer, stand_in } = seats[seat] ?? {};
  return stage === 'playing' && !computer && !stand_in && game?.players[seat]?.resigned === false;
}

/** Whether a stand-in may be requested for this seat: its player is away. */
export const isMissing = (room: Room, presence: boolean[], seat: number): boolean =>
  presence[seat] === false && playsThemselves(room, seat);

/** The players who have to agree to a stand-in for `missing`: all others who are present. */
export const askedFor = (room: Room, presence: boolean[], missing: number): number[] =>
  room.seats.flatMap((_, seat) =>
    seat !== missing && presence[seat] && playsThemselves(room, seat) ? [seat] : [],
  );

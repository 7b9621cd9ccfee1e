import type { Room } from './reduce.ts';

/** Does a person sit there who takes part in the game? Not one who has resigned, or for whom a computer plays. */
function playsThemselves({ seats, game, stage }: Room, seat: number): boolean {
  const { computer, stand_in } = seats[seat] ?? {};
  return stage === 'playing' && !computer && !stand_in && game?.players[seat]?.resigned === false;
}

/** May a computer be asked to play there: for somebody who plays and is away? */
export const isMissing = (room: Room, presence: boolean[], seat: number): boolean =>
  presence[seat] === false && playsThemselves(room, seat);

/** Who has to agree that a computer plays for `missing`: all others who play and are here. */
export const askedFor = (room: Room, presence: boolean[], missing: number): number[] =>
  room.seats.flatMap((_, seat) =>
    seat !== missing && presence[seat] && playsThemselves(room, seat) ? [seat] : [],
  );

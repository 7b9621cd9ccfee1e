import type { Game } from '../connection/protocol.ts';

/** The seat whose turn it is. Nobody's while a play may end the game, as the player who went out has no turn any more. */
export const moverOf = ({ result, turn, to_move, pending_play }: Game): number | null =>
  result || turn === 0 || pending_play?.window === 'final' ? null : to_move;

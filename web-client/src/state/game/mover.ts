import type { Game } from '../../connection/protocol.ts';

/** The seat whose turn it is. Nobody's while a play is disputed, or may end the game: its player may have gone out. */
export const moverOf = ({ result, turn, to_move, pending_play: play }: Game): number | null =>
  result || turn === 0 || play?.dispute || play?.window === 'final' ? null : to_move;

import type { Game } from '../../connection/protocol.ts';

/** The seat that may move now. Nobody's while a play is disputed, or waits for the others to accept it, nor when its player has left. */
export const moverOf = ({ result, turn, to_move, pending_play: play, players }: Game): number | null =>
  result || turn === 0 || (play && (play.dispute || play.window !== 'next_turn')) || players[to_move]?.resigned ? null : to_move;

import type { Asked, Game, RoomSummary } from '../connection/protocol.ts';
import type { Room } from '../state/room.ts';
import { nameOf } from './reasons.ts';

const titles: Record<Asked, string> = { move: '● Your turn', accept: '● Accept the play?', vote: '● Your vote' };

/** What the title of the page says about a game. The dot catches the eye where the game waits for the reader. */
export function titleOf(asked: Asked | null, room: Room, game: Game): string {
  if (game.result) return 'Game over';
  if (asked) return titles[asked];
  if (game.pending_play?.dispute) return 'Disputed play';
  const waits = game.pending_play && game.pending_play.window !== 'next_turn';
  return waits ? 'The last play can be challenged' : `${nameOf(room, game.to_move)}’s turn`;
}

const states: Record<Asked, string> = { move: 'your turn', accept: 'accept the play?', vote: 'your vote' };

/** What the list of games says about one of them. */
export function stateInWords({ stage, asked }: Pick<RoomSummary, 'stage' | 'asked'>): string {
  if (stage === 'over') return 'review';
  if (stage === 'waiting') return 'not started';
  return asked ? states[asked] : 'waiting for others';
}

import type { Asked, Game, RoomSummary } from '../connection/protocol.ts';
import { t, type NameId } from '../languages/text.ts';
import type { Room } from '../state/room.ts';
import { nameOf } from './reasons.ts';

const titles: Record<Asked, NameId> = { move: 'game-title-move', accept: 'game-title-accept', vote: 'game-title-vote' };

/** What the title of the page says about a game. The dot catches the eye where the game waits for the reader. */
export function titleOf(asked: Asked | null, room: Room, game: Game): string {
  if (game.result) return t('game-over');
  if (asked) return t(titles[asked]);
  if (game.pending_play?.dispute) return t('game-title-disputed');
  const waits = game.pending_play && game.pending_play.window !== 'next_turn';
  return waits ? t('game-title-challenge') : t('game-turn-of', { name: nameOf(room, game.to_move) });
}

const states: Record<Asked, NameId> = { move: 'game-state-move', accept: 'game-state-accept', vote: 'game-state-vote' };

/** What the list of games says about one of them. */
export function stateInWords({ stage, asked }: Pick<RoomSummary, 'stage' | 'asked'>): string {
  if (stage === 'over') return t('game-state-review');
  if (stage === 'waiting') return t('game-state-not-started');
  return t(asked ? states[asked] : 'game-state-waiting');
}

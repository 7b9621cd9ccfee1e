import type { Game } from '../../../connection/protocol.ts';
import { playOf } from '../../../state/game/moves.ts';
import type { ViewedGame } from '../../../state/game/viewed_game.ts';

/** Times of the server; `from` where it is known. */
export type TimeLimit = { from?: number; until: number };

/** The time that is running: to challenge, or for the first turn. Only the log says when a play was made. */
export function timeLimitOf({ moves, rules }: Pick<ViewedGame, 'moves' | 'rules'>, game: Game, until?: number): TimeLimit | null {
  const pending = game.pending_play;
  if (!until || pending?.dispute) return null;
  return { from: pending ? playOf(moves, pending.turn)?.at : until - 1000 * (rules.starter_turn?.seconds ?? 0), until };
}

/** How much of it is left, from 1 to 0; null if nobody knows since when it runs. */
export const partLeft = ({ from, until }: TimeLimit, now: number): number | null =>
  from ? Math.max(0, Math.min(1, (until - now) / (until - from))) : null;

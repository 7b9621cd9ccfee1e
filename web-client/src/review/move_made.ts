import type { PossiblePlay } from '../connection/protocol.ts';
import { playOf, type PlayMove } from '../state/game/moves.ts';
import type { Moment } from './replay.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';

/** How a turn was used. */
export type Choice = 'played' | 'withdrawn' | 'exchanged' | 'passed';

/** What a player did with a turn, to compare it with what was possible; only a play has a `play`. */
export type MoveMade = { choice: Choice; seat: number; turn: number; play: Omit<PossiblePlay, 'equity' | 'wins'> | null };

/** What was made at a moment, if anything; `end` is the game when it is over. */
export function moveMadeAt({ event }: Moment, end: ViewedGame): MoveMade | null {
  if (event.type === 'played') return madePlay(playOf(end.moves, event.turn));
  if (event.type !== 'exchanged' && event.type !== 'passed') return null;
  return { choice: event.type, seat: event.seat, turn: event.turn, play: null };
}

function madePlay(move: PlayMove | undefined): MoveMade | null {
  if (!move) return null;
  const { seat, turn, placement, line, score, ruled } = move;
  return { choice: ruled === 'withdrawn' ? 'withdrawn' : 'played', seat, turn, play: { placement, line, play_score: score } };
}

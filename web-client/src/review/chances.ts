import type { Analysis } from '../connection/protocol.ts';
import { candidatesOf, madeAmong, type Candidate } from './candidates.ts';
import { moveMadeAt, type MoveMade } from './move_made.ts';
import type { Moment } from './replay.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';

/** A move of a finished game, at the moment with this index, and the version to ask about. */
export type MoveAt = { index: number; v: number; made: MoveMade };
/** A move that was not the best, and what would have been; `lost` is the difference, in tenths of a point. */
export type Chance = MoveAt & { own: Candidate; best: Candidate; lost: number };

/** The plays, exchanges and passes of a game; `end` is the game when it is over. */
export const movesIn = (moments: Moment[], end: ViewedGame): MoveAt[] =>
  moments.flatMap((moment, index) => {
    const made = moveMadeAt(moment, end);
    return made ? [{ index, v: moment.v, made }] : [];
  });

/** The chances missed among the moves that have been analysed, the biggest first. */
export const chancesMissed = (moves: MoveAt[], known: ReadonlyMap<number, Analysis>): Chance[] =>
  moves
    .flatMap((move) => {
      const answer = known.get(move.v);
      return answer ? missedIn(move, candidatesOf(answer, move.made)) : [];
    })
    .sort((a, b) => b.lost - a.lost);

function missedIn(move: MoveAt, candidates: Candidate[]): Chance[] {
  const [best] = candidates;
  const own = madeAmong(candidates);
  const lost = (best?.equity ?? 0) - own.equity;
  return best && lost > 0 ? [{ ...move, own, best, lost }] : [];
}

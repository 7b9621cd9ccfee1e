import type { Analysis, PossiblePlay } from '../connection/protocol.ts';
import { cellKey } from '../rules/coordinates.ts';
import type { Made } from './made.ts';

/** A move that was possible, or the one that was made; an exchange or a pass has no play. */
export type Candidate = { play: PossiblePlay | null; equity: number; wins: boolean; made: boolean };

const keyOf = ({ placement }: Pick<PossiblePlay, 'placement'>) =>
  placement.map(({ cell, tile, as }) => `${cellKey(cell)} ${tile}${as ?? ''}`).sort().join();

/** The best moves of a turn, with the one that was made among them, best first. A withdrawn play was worth nothing. */
export function candidatesOf({ plays, move }: Pick<Analysis, 'plays' | 'move'>, made: Made): Candidate[] {
  const isMade = (play: PossiblePlay) =>
    made.choice === 'played' && made.play !== null && keyOf(play) === keyOf(made.play);
  const possible = plays.map((play) => ({
    play,
    equity: play.equity,
    wins: play.wins === true,
    made: isMade(play),
  }));
  if (possible.some((candidate) => candidate.made)) return possible;
  const equity = made.choice === 'withdrawn' ? 0 : move.equity;
  const wins = made.choice === 'played' && move.wins === true;
  const play = made.play && { ...made.play, equity };
  return [...possible, { play, equity, wins, made: true }].sort((a, b) => b.equity - a.equity);
}

export const madeAmong = (candidates: Candidate[]) => candidates.find(({ made }) => made)!;

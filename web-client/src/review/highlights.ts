import { isGone, isPlay, type Move, type PlayMove } from '../state/game/moves.ts';

/** What one player did best: their best play, and their bingos, in order. */
export type Highlights = { best: PlayMove | null; bingos: PlayMove[] };

const playsThatStayed = (moves: Move[]) => moves.filter(isPlay).filter((play) => !isGone(play));

/** Whether there is more to show than how the game ended. */
export const hasPlays = (moves: Move[]): boolean => playsThatStayed(moves).length > 0;

/** By seat. Only plays that stayed on the board count. */
export function highlightsOf(moves: Move[], seats: number): Highlights[] {
  const stayed = playsThatStayed(moves);
  return Array.from({ length: seats }, (_, seat) => {
    const plays = stayed.filter((play) => play.seat === seat);
    const best = plays.reduce<PlayMove | null>((most, play) => (play.score.total > (most?.score.total ?? 0) ? play : most), null);
    return { best, bingos: plays.filter(({ score }) => score.bingo > 0) };
  });
}

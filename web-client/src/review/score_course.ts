import type { Ended } from '../connection/protocol.ts';
import { isGone, type Move } from '../state/moves.ts';

/** The scores of all seats after one move, or after the settlement at the end, which has no turn. */
export type ScorePoint = { turn: number | null; scores: number[] };

/** How the scores came about, from 0 on. The moves must reach back to the start of the game. */
export function scoreCourse(moves: Move[], seats: number, result: Ended | null): ScorePoint[] {
  const course: ScorePoint[] = [{ turn: 0, scores: Array.from({ length: seats }, () => 0) }];
  for (const move of moves) {
    if (!('turn' in move) || move.undone) continue;
    const before = course.at(-1)!.scores;
    const gained = move.kind === 'play' && !isGone(move) ? move.score.total + (move.points ?? 0) : 0;
    course.push({ turn: move.turn, scores: before.map((score, seat) => (seat === move.seat ? score + gained : score)) });
  }
  const final = result?.final_scores.map((score) => score.final);
  const settled = final?.some((score, seat) => score !== course.at(-1)!.scores[seat]);
  return final && settled ? [...course, { turn: null, scores: final }] : course;
}

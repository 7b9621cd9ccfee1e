import type { Ended } from '../connection/protocol.ts';
import { isGone, type Move } from '../state/game/moves.ts';
import type { Moment } from './replay.ts';

/** The scores of all seats after one move, or after the settlement at the end, which has no turn. */
export type ScorePoint = { turn: number | null; scores: number[] };

/** Which point of the course holds at version `v`; `moves` are those of the whole game. */
export const pointBy = (moves: Move[], v: number): number =>
  moves.filter((move) => 'turn' in move && !move.undone && move.v <= v).length;

/** The moment at which a point of the course was reached: the last one for the settlement. */
export function momentOfPoint(moments: Moment[], moves: Move[], point: number): number {
  const counted = moves.filter((move) => 'turn' in move && !move.undone);
  if (point === 0) return 0;
  const move = counted[point - 1];
  return move ? moments.findIndex(({ v }) => v >= move.v) : moments.length - 1;
}

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

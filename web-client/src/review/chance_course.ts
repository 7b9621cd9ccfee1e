import type { ChancesAt, GameAnalysis } from '../connection/http/understanding_api.ts';
import type { Moment } from './replay.ts';
import type { ScorePoint } from './score_course.ts';

/** The chances to win as a course, in per cent. */
export const chanceCourse = ({ course }: Pick<GameAnalysis, 'course'>): ScorePoint[] =>
  course.map(({ turn, chances }, index) => ({
    turn: index === course.length - 1 && index > 0 && course[index - 1]!.turn === turn ? null : turn,
    scores: chances.map((chance) => chance / 10),
  }));

/** Which point of the course holds at version `v`. */
export const chancePointBy = (course: ChancesAt[], v: number): number =>
  Math.max(0, course.findLastIndex(({ version }) => version <= v));

/** The moment at which a point of the course was reached. */
export const momentOfChance = (moments: Moment[], course: ChancesAt[], point: number): number =>
  Math.max(0, moments.findIndex(({ v }) => v >= (course[point]?.version ?? 0)));

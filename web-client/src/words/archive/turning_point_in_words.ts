import type { GameAnalysis } from '../../connection/http/understanding_api.ts';
import { t } from '../../languages/text.ts';
import { chanceInWords } from './game_in_words.ts';

/** "Turn 14 · 62% → 35%": the chance to win of the player who made the move of this version, before it and after it. */
export function turningPointInWords({ moves, course }: Pick<GameAnalysis, 'moves' | 'course'>, version: number): string {
  const move = moves.find((judged) => judged.version === version);
  const after = course.findIndex((point) => point.version === version);
  if (!move || after < 1) return '';
  const chance = (point: number) => chanceInWords(course[point]!.chances[move.seat]!);
  return t('review-turning-point', { turn: move.turn, before: chance(after - 1), after: chance(after) });
}

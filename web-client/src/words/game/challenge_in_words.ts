import type { PlayScore, Ruling } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { listOf } from './play_in_words.ts';

const points: Partial<Record<Ruling, number>> = { five: 5, ten: 10 };

/** Whether a challenge that fails costs anything. */
export const canCost = (ruling: Ruling): boolean => ruling === 'double' || points[ruling] !== undefined;

/** What it costs when the challenged play of this player is valid. */
export function challengeCost(ruling: Ruling, score: PlayScore, player: string): string {
  const about = { count: score.word_scores.length, words: listOf(score) };
  const paid = points[ruling];
  if (paid) return t('table-cost-points', { ...about, player, points: paid });
  return t(ruling === 'double' ? 'table-cost-turn' : 'table-cost-nothing', about);
}

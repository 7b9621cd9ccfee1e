import { t } from '../../languages/text.ts';
import type { Verdict } from '../../review/puzzles.ts';
import { inPoints } from './analysis_in_words.ts';

/** What an answer to a puzzle is worth. */
export function verdictInWords(verdict: Verdict): string {
  switch (verdict.rank) {
    case 'best':
      return t('review-puzzle-best');
    case 'good':
      return t('review-puzzle-good', { points: inPoints(verdict.behind) });
    case 'other':
      return t('review-puzzle-other');
    case 'invalid':
      return t('review-puzzle-invalid');
  }
}

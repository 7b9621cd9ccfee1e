import type { GameAnalysis, MistakeSize } from '../../connection/http/understanding_api.ts';
import { number } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { tenths } from './analysis_in_words.ts';

export const sizes: MistakeSize[] = ['small', 'medium', 'large'];

const ofOne: Record<MistakeSize, NameId> = {
  small: 'review-size-small',
  medium: 'review-size-medium',
  large: 'review-size-large',
};
const ofMany: Record<MistakeSize, NameId> = {
  small: 'review-sizes-small',
  medium: 'review-sizes-medium',
  large: 'review-sizes-large',
};
/** "Small mistake". */
export const sizeName = (size: MistakeSize): string => t(ofOne[size]);
/** "Small": the head of a column of mistakes. */
export const sizesName = (size: MistakeSize): string => t(ofMany[size]);

/** "54%" of a number out of a hundred. */
export const percent = (value: number): string => number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
/** "54%" of a number out of a thousand. A chance that is neither proved nor decided is never 0 or 100. */
export const chanceInWords = (chance: number): string =>
  percent(chance === 0 || chance === 1000 ? chance / 10 : Math.min(99, Math.max(1, Math.round(chance / 10))));

/** "+12.3" or "−4", or a dash if it is not known. */
export const luckInWords = (luck: number | undefined): string => (luck === undefined ? '–' : (luck > 0 ? '+' : '') + tenths(luck));

/** The luck of each seat. Evaluators before the third one took the luck of a record, whose draws nobody wrote down, for 0. */
export const luckOf = ({ evaluator, seats }: GameAnalysis, isRecord: boolean): (number | undefined)[] =>
  seats.map(({ luck }) => (isRecord && evaluator < 3 ? undefined : luck));

const reasons: Record<string, NameId> = {
  BUSY: 'review-analysis-busy',
  TOO_MANY_REQUESTS: 'review-analysis-busy',
  GAME_TOO_LONG: 'review-analysis-too-long',
  LEXICON_GONE: 'review-analysis-no-list',
  LOST: 'review-analysis-lost',
};
/** Why a game could not be analysed. */
export const whyNotAnalysed = (code: string): string => t(reasons[code] ?? 'review-analysis-failed');

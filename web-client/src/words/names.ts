import type { Rules, Ruling, Scope, Seat, Strength } from '../connection/protocol.ts';
import { t, type NameId } from '../languages/text.ts';

const rulingNames: Record<Ruling, NameId> = {
  void: 'names-ruling-void',
  single: 'names-ruling-single',
  double: 'names-ruling-double',
  five: 'names-ruling-five',
  ten: 'names-ruling-ten',
  vote: 'names-ruling-vote',
};
/** What a challenge costs, in a word or two for headers. */
export const rulingName = (ruling: Ruling): string => t(rulingNames[ruling]);

const rulingSentences: Record<Ruling, NameId> = {
  void: 'names-ruling-void-more',
  single: 'names-ruling-single-more',
  double: 'names-ruling-double-more',
  five: 'names-ruling-five-more',
  ten: 'names-ruling-ten-more',
  vote: 'names-ruling-vote-more',
};
/** The same in a sentence, for the form. */
export const rulingSentence = (ruling: Ruling): string => t(rulingSentences[ruling]);

/** What a player does about a word that may not be valid; the texts that say so depend on it. */
export type ChallengeOrDispute = 'challenge' | 'dispute';
export const challengeOrDispute = (ruling: Ruling): ChallengeOrDispute => (ruling === 'vote' ? 'dispute' : 'challenge');

const strengthNames: Record<Strength, NameId> = { beginner: 'names-beginner', casual: 'names-casual', strong: 'names-strong' };
/** How well a computer plays. */
export const strengthName = (strength: Strength): string => t(strengthNames[strength]);
export const strengths = Object.keys(strengthNames) as Strength[];

const levelNames: Record<string, NameId | undefined> = {
  beginner: 'names-level-beginner',
  intermediate: 'names-level-intermediate',
  expert: 'names-level-expert',
};
/** A level for which this page has no name is shown as the server calls it. */
const levelName = (level: string): string => (levelNames[level] ? t(levelNames[level]) : level);

/** What a seat shows beside its name: "computer, casual", or the level of a person. */
export function seatKindInWords({ level, computer }: Seat): string {
  if (computer) return t('names-computer', { strength: computer });
  return level ? levelName(level) : '';
}

/** What a form says where a name is missing; null if there is one. */
export const missingName = (name: string) => (name.trim() ? null : t('names-missing'));

const premiumNames: Record<Scope, Record<number, NameId | undefined>> = {
  letter: { 2: 'names-double-letter', 3: 'names-triple-letter', 4: 'names-quadruple-letter' },
  word: { 2: 'names-double-word', 3: 'names-triple-word', 4: 'names-quadruple-word' },
};
export function premiumName(scope: Scope, factor: number): string {
  const id = premiumNames[scope][factor];
  return id ? t(id) : t('names-premium', { scope, factor });
}

export const points = (count: number): string => t('names-points', { count });
/** A number with a proper minus sign. */
export const signed = (value: number | string) => String(value).replace('-', '−');
/** ", +12", or an empty text where no points are kept. */
export const plusPoints = (scoring: Rules['scoring'], total: number) => (scoring === 'points' ? `, +${total}` : '');

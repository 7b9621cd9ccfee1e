import type { CheckedPlay, Note } from '../../connection/http/understanding_api.ts';
import type { Rules } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { wordsOf } from '../game/play_in_words.ts';
import { serverProblemInWords } from './server_problem_in_words.ts';

/** "HORN 14 · NOT 5": the plays of a line; "HORN · NOT" where no points are kept. */
export const lineInWords = (plays: CheckedPlay[], scoring: Rules['scoring']): string =>
  plays
    .map(({ play_score, valid }) => `${wordsOf(play_score)}${valid ? '' : '*'}${scoring === 'points' ? ` ${play_score.total}` : ''}`)
    .join(' · ');

/** Whose note it is, and what it says; a note without a text has lines. */
export function noteInBrief({ own, author, body: { text, lines } }: Note, scoring: Rules['scoring']): string {
  const by = own ? t('review-note-own') : author || t('review-note-of-file');
  return `${by}: ${text || lines.map(({ name, plays }) => name || lineInWords(plays, scoring)).join(', ')}`;
}

/** What the server says of a play that was laid. */
export const checkedInWords = ({ play_score, valid, bad_words = [] }: CheckedPlay, scoring: Rules['scoring']): string => {
  const values = { words: wordsOf(play_score), count: play_score.total };
  if (scoring === 'none')
    return valid ? t('review-line-possible', values) : t('refusals-bad-word', { words: spokenList(bad_words), count: bad_words.length });
  return valid ? t('review-line-good', values) : t('review-line-bad', { ...values, bad: spokenList(bad_words), bad_count: bad_words.length });
};

const notKept: Record<string, NameId> = {
  NOTE_TOO_LONG: 'review-note-too-long',
  TOO_MANY_NOTES: 'review-note-too-many',
  TOO_MANY_CHANGES: 'review-note-enough-today',
  GAME_GOES_ON: 'refusals-plays-on',
  LOST: 'review-analysis-lost',
};
/** Why a note was not kept. */
export const whyNotKept = (code: string): string => serverProblemInWords(code) ?? t(notKept[code] ?? 'review-note-not-kept');
const notLaid: Record<string, NameId> = {
  GAME_GOES_ON: 'refusals-plays-on',
  LOST: 'review-analysis-lost',
};
/** Why a play cannot be laid like this. */
export const whyNotLaid = (code: string): string => serverProblemInWords(code) ?? t(notLaid[code] ?? 'review-line-refused');

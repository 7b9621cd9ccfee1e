import type { PlayedWord } from '../../connection/http/archive_api.ts';
import { t } from '../../languages/text.ts';

const verdicts = {
  list: { valid: 'history-was-valid', invalid: 'history-was-invalid' },
  vote: { valid: 'history-was-accepted', invalid: 'history-was-rejected' },
} as const;

/** What became of the challenge to the play with a word, if there was one. A list that rules against a play rules against some of its words. */
export function wordVerdictInWords({ verdict, decided_by = 'list', invalid, challenger = '' }: PlayedWord): string {
  if (!verdict) return '';
  const isBeside = decided_by === 'list' && verdict === 'invalid' && !invalid;
  return t(isBeside ? 'history-was-beside-invalid' : verdicts[decided_by][verdict], { name: challenger });
}

import { Lost, PasskeyGivenUp, Refused } from '../../connection/failures.ts';
import { t } from '../../languages/text.ts';
import { inWords } from './refusals.ts';

/** Why a request has failed, for people; a mistake of the page is thrown again. */
export function problemInWords(why: unknown): string {
  if (why instanceof Refused) return inWords(why.refusal);
  if (why instanceof Lost) return t('connection-lost-again');
  if (why instanceof PasskeyGivenUp) return t('connection-passkey-given-up');
  throw why;
}

import { Lost, Refused } from './failures.ts';
import { PasskeyGivenUp } from './passkeys.ts';
import { t } from '../languages/text.ts';
import { inWords } from '../words/refusals/refusals.ts';

/** Why a request has failed, for people; a mistake of the page is thrown again. */
export function problemInWords(why: unknown): string {
  if (why instanceof Refused) return inWords(why.refusal);
  if (why instanceof Lost) return t('connection-lost-again');
  if (why instanceof PasskeyGivenUp) return t('connection-passkey-given-up');
  throw why;
}

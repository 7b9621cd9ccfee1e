import { Lost, Refused } from './failures.ts';
import type { Refusal } from './protocol.ts';
import { t } from '../languages/text.ts';

/** Why a question has no answer. */
export type Problem = Pick<Refusal, 'code' | 'message'>;

/** The problem in what a question has thrown; a mistake of the page is thrown again. */
export function problemOf(why: unknown): Problem {
  if (why instanceof Refused) return why.refusal;
  if (why instanceof Lost) return { code: 'LOST', message: t('connection-lost') };
  throw why;
}

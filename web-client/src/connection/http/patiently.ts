import { sleep } from '../../browser/sleep.ts';
import { ApiRefused } from './api_request.ts';

/** How often something is asked for again while the server says that it is too early or too busy. */
const maxTries = 10;

/** Asks again when the server says so: of many requests, some come too soon after the others. Throws `ApiRefused`. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (why) {
      if (!(why instanceof ApiRefused) || why.retryAfter === 0 || tries === maxTries) throw why;
      await sleep(why.retryAfter * 1000);
    }
  }
}

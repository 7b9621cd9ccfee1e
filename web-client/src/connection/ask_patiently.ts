import { sleep } from '../browser/sleep.ts';
import { Forgotten, Refused } from './failures.ts';
import { againAfter } from './refusals.ts';

/** Asks again after a while as long as the server only has too much to do. Fails as the request does, or with `Forgotten` once nobody wants the answer. */
export async function askPatiently<Answer>(ask: () => Promise<Answer>, isWanted = () => true): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (why) {
      const wait = why instanceof Refused ? againAfter(why.refusal) : null;
      if (wait === null) throw why;
      await sleep(wait);
      if (!isWanted()) throw new Forgotten('Nobody waits for the answer any more.');
    }
  }
}

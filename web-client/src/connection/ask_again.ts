import { Forgotten, Lost } from './failures.ts';

/** Asks again, on the next connection, what was lost with the last one. Fails as the request does, or with `Forgotten` once its room is left. */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (why) {
      if (!(why instanceof Lost) || why instanceof Forgotten) throw why;
    }
  }
}

import { problemInWords } from './problem_in_words.ts';

/** Makes requests, and says in words why the last one has failed. */
export class Attempts {
  /** Why the last request has failed; empty if it has not. */
  problem = $state('');
  busy = $state(false);

  /** Whether it succeeded. */
  protected async attempt(request: () => Promise<unknown>, inWords = problemInWords): Promise<boolean> {
    this.busy = true;
    try {
      await request();
      this.problem = '';
      return true;
    } catch (why) {
      this.problem = inWords(why);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

import { latestRequest } from '../../connection/latest_request.ts';
import { problemOf, type Problem } from '../../connection/problem.ts';
import type { Word } from '../../connection/protocol.ts';

/** Looks up one word after another. Only the answer about the last one counts. */
export class WordSearch {
  /** What stands in the field. */
  text = $state('');
  answer = $state.raw<Word | null>(null);
  problem = $state.raw<Problem | null>(null);
  asking = $state(false);
  private readonly begin = latestRequest();

  constructor(private readonly ask: (word: string) => Promise<Word>) {}

  async about(word: string): Promise<void> {
    this.text = word.trim();
    if (!this.text) return;
    const isLatest = this.begin();
    this.asking = true;
    this.problem = null;
    try {
      const answer = await this.ask(this.text);
      if (isLatest()) this.answer = answer;
    } catch (why) {
      const problem = problemOf(why);
      if (isLatest()) [this.answer, this.problem] = [null, problem];
    } finally {
      if (isLatest()) this.asking = false;
    }
  }
}

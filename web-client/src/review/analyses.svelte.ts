import { problemOf, type Problem } from '../connection/problem.ts';
import type { Analysis, Hint } from '../connection/protocol.ts';
import { mainWordFirst } from '../state/game/main_word.ts';

/** What the server's analysis has answered, by the turn or version that it is about. */
export class Analyses<A extends Hint | Analysis> {
  known = $state.raw<ReadonlyMap<number, A>>(new Map());
  /** The turn or version of the open request. */
  asking = $state<number | null>(null);
  /** How often the answers have been forgotten. */
  forgotten = $state(0);

  constructor(private readonly fetch: (about: number) => Promise<A>) {}

  /** Asks unless the answer is known or on its way. Returns why there is no answer, or null if all is well. */
  async ask(about: number): Promise<Problem | null> {
    if (this.known.has(about) || this.asking === about) return null;
    this.asking = about;
    const forgotten = this.forgotten;
    try {
      const answer = await this.fetch(about);
      if (forgotten === this.forgotten) this.known = new Map(this.known).set(about, sorted(answer));
      return null;
    } catch (why) {
      return problemOf(why);
    } finally {
      if (forgotten === this.forgotten && this.asking === about) this.asking = null;
    }
  }

  /** Takes answers that are known from elsewhere. */
  learn(answers: Iterable<[about: number, answer: A]>): void {
    this.known = new Map([...this.known, ...[...answers].map(([about, answer]) => [about, sorted(answer)] as const)]);
  }

  /** Forgets everything, for when the game has moved on; an answer on its way is dropped. */
  forget(): void {
    this.forgotten++;
    this.asking = null;
    this.known = new Map();
  }
}

const sorted = <A extends Hint | Analysis>(answer: A): A => ({
  ...answer,
  plays: answer.plays.map((play) => ({ ...play, play_score: mainWordFirst(play.play_score, play.placement) })),
});

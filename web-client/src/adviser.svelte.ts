import { Lost, Refused } from './connection.ts';
import type { Advice, Refusal } from './protocol.ts';
import { mainWordFirst } from './words/explain.ts';

/** What the server advised, kept by the turn or the version that it is about. */
export class Adviser {
  known = $state.raw<ReadonlyMap<number, Advice>>(new Map());
  /** About what it is being asked. */
  asking = $state<number | null>(null);
  private forgotten = 0;

  constructor(private readonly fetch: (about: number) => Promise<Advice>) {}

  /** Asks, unless it is known or being asked already; gives back why not, null if it was not refused. */
  async ask(about: number): Promise<Refusal | null> {
    if (this.known.has(about) || this.asking === about) return null;
    this.asking = about;
    const forgotten = this.forgotten;
    try {
      const advice = await this.fetch(about);
      if (forgotten === this.forgotten) this.known = new Map(this.known).set(about, sorted(advice));
      return null;
    } catch (why) {
      if (why instanceof Refused) return why.refusal;
      if (why instanceof Lost) return null;
      throw why;
    } finally {
      if (this.asking === about) this.asking = null;
    }
  }

  /** For when what it was about is no more; an answer that is on its way is dropped, too. */
  forget(): void {
    this.forgotten++;
    this.known = new Map();
  }
}

const sorted = (advice: Advice): Advice => ({
  ...advice,
  plays: advice.plays.map((play) => ({ ...play, score: mainWordFirst(play.score, play.placement) })),
});

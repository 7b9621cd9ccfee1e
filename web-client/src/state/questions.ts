import type { Connection } from '../connection/connection.ts';
import type { Analysis, FoundWord, Hint, InRoom } from '../connection/protocol.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { inWords } from '../words/refusals.ts';
import { Analyses } from './analyses.svelte.ts';

/** Questions about a game that change nothing. */
export class Questions {
  /** Good plays, by turn. */
  readonly hints: Analyses<Hint>;
  /** What was possible, by version. */
  readonly analyses: Analyses<Analysis>;

  constructor(
    private readonly connection: Connection,
    private readonly about: () => InRoom,
  ) {
    this.hints = new Analyses(() => connection.ask({ type: 'hint', ...about() }));
    this.analyses = new Analyses((v) => connection.ask({ type: 'analysis', v, ...about() }));
  }

  /** Asks for good plays in a turn, or for what was possible at a version. Shows a refusal and then returns false. */
  hint = (turn: number) => this.ask(this.hints, turn);
  analyse = (v: number) => this.ask(this.analyses, v);

  /** The word lists of the server that have each of these words; nothing if the server does not answer. */
  async lookup(words: string[]): Promise<FoundWord[]> {
    try {
      return (await this.connection.ask({ type: 'lookup', words, ...this.about() })).found;
    } catch {
      return [];
    }
  }

  private async ask(analyses: Pick<Analyses<Hint>, 'ask'>, about: number): Promise<boolean> {
    const refusal = await analyses.ask(about);
    if (refusal) toasts.show(inWords(refusal), 'bad');
    return refusal === null;
  }
}

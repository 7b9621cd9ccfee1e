import type { Connection } from '../../connection/connection.ts';
import type { Analysis, FoundWord, Hint, InRoom, Word } from '../../connection/protocol.ts';
import { toasts } from '../toasts.svelte.ts';
import { inWords } from '../../words/refusals/refusals.ts';
import type { Problem } from '../../connection/problem.ts';
import { Analyses } from '../../review/analyses.svelte.ts';
import { AnalysisRun } from '../../review/analysis_run.svelte.ts';

/** Questions about a game that change nothing. */
export class Questions {
  /** Good plays, by turn. */
  readonly hints: Analyses<Hint>;
  /** What was possible, by version. */
  readonly analyses: Analyses<Analysis>;
  /** The analysis of a whole game. */
  readonly run: AnalysisRun;

  constructor(
    private readonly connection: Connection,
    private readonly about: () => InRoom,
  ) {
    this.hints = new Analyses(() => connection.ask({ type: 'hint', ...about() }));
    this.analyses = new Analyses((v) => connection.ask({ type: 'analysis', v, ...about() }));
    this.run = new AnalysisRun(this.analyses);
  }

  /** Asks for good plays in a turn, or for what was possible at a version. Shows a refusal and then returns false. */
  hint = async (turn: number) => isAnswered(await this.hints.ask(turn));
  analyse = async (v: number) => isAnswered(await this.analyses.ask(v));
  /** Asks what was possible at all of these versions. */
  analyseAll = async (versions: number[]) => isAnswered(await this.run.start(versions));

  /** What is known about a word. */
  word = (word: string): Promise<Word> => this.connection.ask({ type: 'word', word, ...this.about() });

  /** The word lists of the server that have each of these words; nothing if the server does not answer. */
  async lookup(words: string[]): Promise<FoundWord[]> {
    try {
      return (await this.connection.ask({ type: 'lookup', words, ...this.about() })).found;
    } catch {
      return [];
    }
  }
}

function isAnswered(problem: Problem | null): boolean {
  if (problem) toasts.show(inWords(problem), 'bad');
  return problem === null;
}

import { sleep } from '../browser/sleep.ts';
import { refusalOf } from '../connection/http/api_request.ts';
import { latestRequest } from '../connection/latest_request.ts';
import type { Analysis } from '../connection/protocol.ts';
import type { AnalysisState, GameAnalysis, JudgedMove, Understanding } from '../connection/http/understanding_api.ts';

/** How far the analysis of a game is. */
export type Progress = { done: number; of: number };
/** How waiting for an analysis ended: it is there, somebody stopped waiting, or the server's code says why not. */
export type Outcome = 'kept' | 'stopped' | { code: string };

/** What the server says of a move, as an answer to a question about this move alone. */
export type KnownMove = Analysis & Pick<JudgedMove, 'pass' | 'proved' | 'size'>;
export const asAnswer = ({ seat, plays, exchange, move, pass, proved, size }: JudgedMove): KnownMove => ({
  type: 'analysis',
  id: '',
  seat,
  plays,
  move,
  ...(exchange && { exchange }),
  ...(pass && { pass }),
  ...(proved && { proved }),
  ...(size && { size }),
});

const aSecond = () => sleep(1000);
/** After these the same request may be sent again. */
const passing = new Set(['BUSY', 'LOST', 'TOO_MANY_REQUESTS']);
const patience = 10;
/** A server that restarts forgets what it has not finished, so the analysis is asked for again. */
const starts = 2;

/** The analysis of a whole game, which the server makes once and keeps. */
export class WholeGame {
  known = $state.raw<GameAnalysis | null>(null);
  /** Of the plays that this player missed. */
  newWords = $state.raw<string[]>([]);
  outdated = $state(false);
  /** Whether the server has said what is there already. */
  looked = $state(false);
  progress = $state.raw<Progress | null>(null);
  private readonly begin = latestRequest();

  constructor(
    private readonly server: Pick<Understanding, 'analysis' | 'analyse'>,
    private readonly pause = aSecond,
  ) {}

  /** Takes what is there already; waits for one that is under way. Without one, it can still be asked for. */
  async look(): Promise<void> {
    await this.wait();
    this.looked = true;
  }

  /** Asks for the analysis and waits until it is there. */
  async start(): Promise<Outcome> {
    this.progress = { done: 0, of: 0 };
    return this.wait('analyse');
  }

  stop(): void {
    this.begin(); // what is under way no longer counts
    this.progress = null;
  }

  private async wait(first: 'analyse' | 'analysis' = 'analysis'): Promise<Outcome> {
    const goesOn = this.begin();
    let failures = 0;
    let forgotten = 0;
    for (let ask = first; goesOn(); ) {
      try {
        const state = await this.server[ask]();
        failures = 0;
        if (!goesOn()) break;
        this.take(state);
        if (state.state === 'kept') return this.end('kept');
        const isNone = state.state === 'none';
        if (isNone && (first === 'analysis' || ++forgotten === starts)) return this.end({ code: 'INTERNAL' });
        ask = isNone ? 'analyse' : 'analysis';
      } catch (why) {
        const code = refusalOf(why).code;
        if (!passing.has(code) || ++failures === patience) return goesOn() ? this.end({ code }) : 'stopped';
      }
      await this.pause();
    }
    return 'stopped';
  }

  private take({ state, done = 0, of = 0, analysis, outdated, new_words = [] }: AnalysisState): void {
    if (state === 'waiting' || state === 'running') this.progress = { done, of };
    if (!analysis) return;
    this.known = analysis;
    this.newWords = new_words;
    this.outdated = outdated === true;
  }

  private end(outcome: Outcome): Outcome {
    this.progress = null;
    return outcome;
  }
}

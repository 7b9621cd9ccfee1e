import { sleep } from '../browser/sleep.ts';
import { latestRequest } from '../connection/latest_request.ts';
import type { Analysis } from '../connection/protocol.ts';
import type { Problem } from '../connection/problem.ts';
import type { Analyses } from './analyses.svelte.ts';

/** After these the same question may be asked again: another one is open, or the connection was lost. */
const passing = new Set(['BUSY', 'LOST']);
const aWhile = () => sleep(500);

/** Asks what was possible at many versions, one after the other: the server takes one question from a person at a time. */
export class AnalysisRun {
  running = $state(false);
  private readonly begin = latestRequest();

  constructor(
    private readonly analyses: Analyses<Analysis>,
    private readonly pause = aWhile,
  ) {}

  /** Asks until everything is known, or until it is stopped. Returns why it ended early, or null. */
  async start(versions: number[]): Promise<Problem | null> {
    const goesOn = this.begin();
    this.running = true;
    for (const v of versions) {
      while (goesOn() && !this.analyses.known.has(v)) {
        const problem = await this.analyses.ask(v);
        if (problem && !passing.has(problem.code)) {
          if (goesOn()) this.stop();
          return problem;
        }
        if (!this.analyses.known.has(v)) await this.pause();
      }
    }
    if (goesOn()) this.stop();
    return null;
  }

  stop(): void {
    this.begin(); // what is under way no longer counts
    this.running = false;
  }
}

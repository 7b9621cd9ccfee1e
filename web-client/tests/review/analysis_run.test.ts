import { describe, expect, test } from 'vitest';
import { Refused } from '../../src/connection/failures.ts';
import type { Analysis } from '../../src/connection/protocol.ts';
import { Analyses } from '../../src/review/analyses.svelte.ts';
import { AnalysisRun } from '../../src/review/analysis_run.svelte.ts';

const answer: Analysis = { type: 'analysis', id: 'a', seat: 0, plays: [], move: { equity: 0 } };
const refused = (code: string) => new Refused({ type: 'error', id: 'a', code, message: code });

/** Each step answers one question: with an answer or a refusal. */
function running(steps: (Analysis | Refused)[]) {
  const asked: number[] = [];
  const analyses = new Analyses<Analysis>(async (v) => {
    asked.push(v);
    const step = steps[asked.length - 1] ?? answer;
    if (step instanceof Refused) throw step;
    return step;
  });
  return { asked, analyses, run: new AnalysisRun(analyses, () => Promise.resolve()) };
}

describe('the analysis of a whole game', () => {
  test('asks about one move after the other, and about none twice', async () => {
    const { asked, analyses, run } = running([]);
    await analyses.ask(3);
    expect(await run.start([1, 3, 5])).toBeNull();
    expect(asked).toEqual([3, 1, 5]);
    expect(run.running).toBe(false);
  });

  test('asks again while the server is busy', async () => {
    const { asked, run } = running([refused('BUSY'), answer]);
    expect(await run.start([1])).toBeNull();
    expect(asked).toEqual([1, 1]);
  });

  test('ends with what the server refuses for good', async () => {
    const { asked, run } = running([refused('LEXICON_GONE')]);
    expect(await run.start([1, 2])).toMatchObject({ code: 'LEXICON_GONE' });
    expect(asked).toEqual([1]);
    expect(run.running).toBe(false);
  });

  test('can be stopped and taken up again', async () => {
    const { asked, analyses, run } = running([]);
    const first = run.start([1, 2, 3]);
    run.stop();
    await first;
    expect(asked).toEqual([1]);
    await run.start([1, 2, 3]);
    expect([...analyses.known.keys()]).toEqual([1, 2, 3]);
  });
});

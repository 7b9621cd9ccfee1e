import type { Browser, Page } from '@playwright/test';

/** One event of a trace of Chromium; times in us. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  /** The processor time of a task. */
  tdur?: number;
  id2?: { local: string };
  args: { name?: string; frame_reporter?: { state: string } };
};

/** What was shown while the page kept changing; times in ms. */
export type Frames = {
  /** The times between one frame and the next. */
  gaps: number[];
  /** The processor time of each task of the page's main thread. */
  tasks: number[];
};

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];

/** Does `work` and says which frames were shown meanwhile. */
export async function framesDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return framesIn(trace.traceEvents);
}

export function framesIn(events: TraceEvent[]): Frames {
  const main = mainThread(events);
  const shown = presentations(events.filter(({ pid }) => pid === main.pid));
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid);
  return {
    gaps: shown.slice(1).map((at, index) => (at - shown[index]!) / 1000),
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
  };
}

/** The main thread of the page: the browser may keep another renderer in reserve, which shows nothing. */
function mainThread(events: TraceEvent[]): TraceEvent {
  const reports = (process: number) => events.filter(({ name, pid }) => name === 'PipelineReporter' && pid === process).length;
  const threads = events.filter(({ args }) => args.name === 'CrRendererMain');
  return threads.toSorted((a, b) => reports(b.pid) - reports(a.pid))[0]!;
}

/** When frames of one process were shown. The event that begins a report says what became of a frame; the next with its id ends it. */
function presentations(events: TraceEvent[]): number[] {
  const reports = events.filter(({ name }) => name === 'PipelineReporter').toSorted((a, b) => a.ts - b.ts);
  const begun = new Map<string, TraceEvent>();
  const shown = new Set<number>();
  for (const report of reports) {
    const id = report.id2?.local ?? '';
    if (report.ph === 'b') begun.set(id, report);
    else if (begun.get(id)?.args.frame_reporter?.state.startsWith('STATE_PRESENTED')) shown.add(report.ts);
  }
  return [...shown].sort((a, b) => a - b);
}

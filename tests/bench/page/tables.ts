import { cpus } from 'node:os';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { Table } from './figures.ts';

const headings: Record<Table, string[]> = {
  'The page': ['what', 'measured', 'goal'],
  Lighthouse: ['view', 'performance', 'accessibility', 'best practices'],
  'Findings of Lighthouse': ['view', 'finding', 'score'],
};

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Prints what the measurements have noted, as tables in Markdown. */
export default class Tables implements Reporter {
  private readonly rows = new Map<string, string[]>();

  onTestBegin({ title }: TestCase): void {
    say(`... ${title}`);
  }

  onTestEnd(_: TestCase, { annotations, errors }: TestResult): void {
    for (const { message } of errors) say(message ?? 'failed');
    for (const { type, description } of annotations)
      this.rows.set(type, [...(this.rows.get(type) ?? []), `| ${description} |`]);
  }

  onError({ message }: TestError): void {
    say(message ?? 'failed');
  }

  onEnd({ status }: FullResult): void {
    const { length, 0: cpu } = cpus();
    say(`\n${new Date().toISOString().slice(0, 10)}, ${length} x ${cpu?.model}, ${status}`);
    for (const [table, cells] of Object.entries(headings)) {
      const rows = this.rows.get(table);
      if (rows) say(['', line(cells), line(cells.map(() => '---')), ...rows].join('\n'));
    }
  }
}

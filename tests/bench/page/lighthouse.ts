import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { freePort } from '../../e2e/support/server.ts';

const program = join(__dirname, 'node_modules/lighthouse/cli/index.js');
export const categories = ['performance', 'accessibility', 'best-practices'] as const;
const forms = { phone: [], desktop: ['--preset=desktop'] };
export type Form = keyof typeof forms;

type Report = {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};
export type Visit = {
  /** The page, and what the browser has stored for it. */
  address: string;
  stored: { name: string; value: string }[];
  form: Form;
  /** How many times slower than this machine's the processor is; otherwise as Lighthouse has it: 4 for a phone, 1 for a desktop. */
  slowdown?: number;
};
/** Scores from 0 to 100, in the order of the categories; `findings` are the audits that lower them. `speed`: see slowdown.ts. */
export type Scores = { scores: number[]; findings: { title: string; score: number }[]; speed: number };

/** Has Lighthouse visit a page with a browser that has never been there. */
export async function visited({ address, stored, form, slowdown }: Visit, browser: LaunchOptions): Promise<Scores> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ...browser,
    args: [...(browser.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    await store(await context.newPage(), address, stored);
    const where = [address, `--port=${port}`, '--disable-storage-reset', ...forms[form]];
    if (slowdown) where.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
    const what = [`--only-categories=${categories.join(',')}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
    const run = promisify(execFile)(process.execPath, [program, ...where, ...what], { maxBuffer: 1 << 28 });
    return scoresOf(JSON.parse((await run).stdout) as Report);
  } finally {
    await context.close();
  }
}

/** Stores what the page needs, without visiting the page. */
async function store(page: Page, address: string, stored: Visit['stored']): Promise<void> {
  await page.goto(new URL('/favicon.svg', address).href);
  await page.evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  await page.close();
}

function scoresOf({ runtimeError, environment, categories: found, audits }: Report): Scores {
  if (runtimeError) throw new Error(runtimeError.message);
  const counted = categories.flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0));
  const findings = counted.map(({ id }) => audits[id]!).filter(({ score }) => score !== null && score < 0.9);
  return {
    speed: environment.benchmarkIndex,
    scores: categories.map((category) => Math.round(100 * found[category].score)),
    findings: findings.map(({ title, displayValue, score }) => ({
      title: displayValue ? `${title}: ${displayValue}` : title,
      score: Math.round(100 * score!),
    })),
  };
}

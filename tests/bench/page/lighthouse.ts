import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';

const program = join(__dirname, 'node_modules/lighthouse/cli/index.js');
export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export const forms = { phone: [], desktop: ['--preset=desktop'] };

type Report = {
  runtimeError?: { message: string };
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};
export type Visit = {
  /** The page, and what the browser has stored for it. */
  address: string;
  stored: { name: string; value: string }[];
  form: keyof typeof forms;
};
/** Scores from 0 to 100, in the order of the categories; `findings` are the audits that lower them. */
export type Scores = { scores: number[]; findings: { title: string; score: number }[] };

/** Has Lighthouse visit a page with a browser that has never been there. */
export async function visited({ address, stored, form }: Visit, browser: LaunchOptions): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'crisscross-lighthouse-'));
  try {
    await store(profile, address, stored, browser);
    const flags = ['--headless=new', `--user-data-dir=${profile}`, ...(browser.args ?? [])].join(' ');
    const how = ['--quiet', '--output=json', '--disable-storage-reset', '--no-enable-error-reporting', `--chrome-flags=${flags}`];
    const which = `--only-categories=${categories.join(',')}`;
    const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...how, which, ...forms[form]], {
      env: { ...process.env, CHROME_PATH: browser.executablePath },
      maxBuffer: 1 << 28,
    });
    return scoresOf(JSON.parse(stdout) as Report);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Stores what the page needs, without visiting the page. */
async function store(profile: string, address: string, stored: Visit['stored'], browser: LaunchOptions): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, browser);
  const page = await context.newPage();
  await page.goto(new URL('/favicon.svg', address).href);
  await page.evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  await context.close();
}

function scoresOf({ runtimeError, categories: found, audits }: Report): Scores {
  if (runtimeError) throw new Error(runtimeError.message);
  const counted = categories.flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0));
  const findings = counted.map(({ id }) => audits[id]!).filter(({ score }) => score !== null && score < 0.9);
  return {
    scores: categories.map((category) => Math.round(100 * found[category].score)),
    findings: findings.map(({ title, displayValue, score }) => ({
      title: displayValue ? `${title}: ${displayValue}` : title,
      score: Math.round(100 * score!),
    })),
  };
}

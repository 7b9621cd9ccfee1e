import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { still } from './still.ts';

const axe = readFileSync(resolve(__dirname, '../../../web-client/node_modules/axe-core/axe.min.js'), 'utf8');
const wcag: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
type WithAxe = { axe: { run: (where: Document, how: RunOptions) => Promise<AxeResults> } };

/** Accessibility faults of the page, by the rules of WCAG 2.1 A and AA, or by all rules of axe. */
export async function barriers(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<string[]> {
  await still(page);
  await page.evaluate(axe);
  const run = (how: RunOptions) => (window as unknown as WithAxe).axe.run(document, how);
  const { violations } = await page.evaluate(run, rules === 'all' ? {} : wcag);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

export type Appearance = 'light' | 'dark';

/** Expects no finding of axe by any of its rules, in light and dark. */
export async function expectNoFinding(page: Page, name: string, appearances: Appearance[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of appearances) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await barriers(page, 'all'), `${name}, ${colorScheme}`).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
  }
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { findPlays } from './support/finder.ts';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { leave, seat, takeTurn, toMove } from './support/table.ts';

const axe = readFileSync(resolve(__dirname, '../../web-client/node_modules/axe-core/axe.min.js'), 'utf8');
const looks = [
  { name: 'desktop-light', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } },
  { name: 'desktop-dark', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  { name: 'phone-light', options: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
  { name: 'phone-dark', options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
] as const;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** What is wrong with the page for people who see, hear or point otherwise; by the rules of WCAG 2.1 A and AA. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const run = () => (window as unknown as { axe: { run: (where: Document, how: object) => Promise<AxeResults> } }).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
  const { violations } = await page.evaluate(run);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}

async function expectInOrder(page: Page, name: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
  await page.screenshot({ path: resolve(__dirname, `screenshots/${name}.png`) });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
}

async function lookAround(browser: Browser, { name, options }: (typeof looks)[number]): Promise<void> {
  const visitor = await Player.arrive(browser, server, 'Robin', options);
  await visitor.page.goto(server.address);
  await expect(visitor.page.getByText('None yet.')).toBeVisible();
  await visitor.page.getByText('More settings').click();
  await expectInOrder(visitor.page, `${name}-start`);
  await visitor.makeRoom();
  await expect(visitor.page.getByRole('img', { name: 'QR picture of the link' })).toBeVisible();
  await expectInOrder(visitor.page, `${name}-waiting`);

  const players = await seat(browser, server, [{ name: 'Mara', options }, { name: 'Jonas' }, { name: 'Sofie' }, { name: 'Robin' }]);
  const [mara] = players as [Player];
  for (let turn = 0; turn < 7; ++turn) await takeTurn((await toMove(players))!, 'tap');
  let player = await toMove(players);
  for (; player !== mara; player = await toMove(players)) await takeTurn(player!, 'tap');
  const plays = findPlays(await mara.grid(), await mara.rack());
  await mara.lay(plays[0]!, 'tap');
  await expect(mara.button(/^Play \d+/)).toBeEnabled();
  await expectInOrder(mara.page, `${name}-game`);
  for (const tab of ['Unseen', 'Rules', 'Moves']) {
    await mara.page.getByRole('tab', { name: tab }).click();
    await expectInOrder(mara.page, `${name}-${tab.toLowerCase()}`);
  }
  await leave([...players, visitor]);
}

for (const look of looks)
  test(`every page is in order and open to all: ${look.name}`, async ({ browser }) => {
    await lookAround(browser, look);
  });

test('on a phone of 390 x 844 the board, the rack and the actions are there without scrolling', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara', options: looks[2].options }, { name: 'Jonas' }, { name: 'Sofie' }, { name: 'Robin' }]);
  const { page } = players[0]!;
  for (const place of [page.getByRole('grid'), page.locator('[data-rack]'), page.getByRole('group', { name: 'Actions' }), page.getByRole('tablist')])
    await expect(place).toBeInViewport({ ratio: 1 });
  for (const name of ['Mara', 'Jonas', 'Sofie', 'Robin']) await expect(page.getByRole('list', { name: 'Players' }).getByText(name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await leave(players);
});

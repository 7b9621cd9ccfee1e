import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { opponentOf, shot } from '../support/course.ts';
import { boxOf, laptop, overlap, phones } from '../support/places.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { casualIfAway, gather, leave, seeder } from '../support/players.ts';

const fingers: BrowserContextOptions = { viewport: phones[0]!, hasTouch: true, isMobile: true };
const guests = [{ name: 'Mara' }, { name: 'Jonas', options: fingers, ifAway: casualIfAway }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** The colours of each kind of premium, of the elements and of what is painted before them. */
const premiumColours = (page: Page, where: string) =>
  page.evaluate((selector) => {
    const found: Record<string, string[]> = {};
    for (const node of document.querySelectorAll(selector)) {
      const kind = /(?:letter|word)-\d/.exec(node.getAttribute('class') ?? '')?.[0];
      if (!kind) continue;
      const style = getComputedStyle(node, node.hasAttribute('data-corner') ? '::before' : null);
      const colour = node instanceof SVGElement ? style.fill : style.backgroundColor;
      if (colour !== 'rgba(0, 0, 0, 0)') found[kind] = [...new Set([...(found[kind] ?? []), colour])];
    }
    return found;
  }, where);

test('a bonus has the same colour in all systems, and stays visible under tiles where it still counts', async ({ browser }) => {
  const players = await gather(browser, server, guests, choosing('Crosswords 17'));
  const first = await seeder(players);
  const { page } = opponentOf(players, first);
  const corners = page.locator('[data-corner]');
  const [row, column] = (await corners.first().getAttribute('data-corner'))!.split(',').map(Number) as [number, number];
  await shot(first, 'first-turn');
  await first.seed(row, column, {});
  await expect(opponentOf(players, first).cell(row, column)).toHaveAttribute('aria-label', /, A 1 point, .*corner (double|triple)/);
  const mark = page.locator(`[data-corner="${row},${column}"]`);
  const layer = await mark.evaluate((node) => Number(getComputedStyle(node.parentElement!).zIndex));
  const tile = page.locator(`[data-cell="${row},${column}"] .lying`);
  expect(layer).toBeGreaterThan(await tile.evaluate((node) => Number(getComputedStyle(node).zIndex)));
  const factor = Number((await mark.getAttribute('data-label'))!.slice(0, 1));
  for (const { page: each } of players)
    await expect(each.locator(`[data-corner="${row},${column}"] i`), 'one mark for a double, two for a triple').toHaveCount(factor - 1);
  const opponent = opponentOf(players, first);
  const [letter] = (await opponent.rack()).filter((one) => one !== '?');
  await opponent.lay([{ row, column: column + 1, letter: letter!, blank: false }], 'tap');
  const beside = page.locator(`[data-cell="${row},${column + 1}"] .lying`);
  for (const size of [laptop, ...phones]) {
    await page.setViewportSize(size);
    const letters = [await boxOf(tile.locator('.letter')), await boxOf(beside.locator('.letter')), await boxOf(beside.locator('.value'))];
    for (const one of await mark.locator('i').all()) {
      const box = await boxOf(one);
      expect(box.width, 'and 2 more with its ring').toBeGreaterThanOrEqual(size.width < 390 ? 5 : 6);
      for (const other of letters) expect(overlap(box, other), 'no mark hides a letter, nor one of the tile beside it').toBe(false);
    }
    await shot(opponent, `corners-${size.width}`);
  }

  const colours = await premiumColours(page, '[data-corner]');
  await page.goto(server.address);
  await expect(page.locator('svg .letter-2').first()).toBeVisible();
  const pictures = await premiumColours(page, 'svg *');
  expect(Object.keys(pictures)).toEqual(expect.arrayContaining(Object.keys(colours)));
  for (const kind of Object.keys(pictures)) expect(pictures[kind], `${kind} has one colour`).toHaveLength(1);
  for (const kind of Object.keys(colours)) expect(colours[kind]).toEqual(pictures[kind]);
  await shot(opponentOf(players, first), 'pictures');
  await leave(players);
});

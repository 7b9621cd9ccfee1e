import { expect, type Browser, type Page } from '@playwright/test';
import type { Player } from './player.ts';
import { gather, toMove } from './players.ts';
import type { Server } from './server.ts';

/** What is chosen in the form of a clock. */
export type Chosen = { kind: string; numbers?: Record<string, string>; end?: string };

/** Chooses a clock in a form, on the page of a new game or in a dialog. */
export async function chooseClock(form: ReturnType<Page['locator']>, { kind, numbers = {}, end }: Chosen): Promise<void> {
  await form.getByRole('radio', { name: kind, exact: true }).check({ force: true });
  for (const [label, value] of Object.entries(numbers)) await form.getByLabel(label).fill(value);
  if (end) await form.getByLabel('When your time is up').selectOption({ label: end });
}

/** A game of Mara, Jonas and perhaps others with this clock; the one who moves comes first. */
export async function timedGame(
  browser: Browser,
  server: Server,
  clock: Chosen,
  ...more: string[]
): Promise<[Player, Player, ...Player[]]> {
  const players = await gather(browser, server, ['Mara', 'Jonas', ...more].map((name) => ({ name })), async (page) => {
    await page.getByText('More settings').click();
    await chooseClock(page.getByRole('region', { name: 'Clock' }), clock);
  });
  for (const player of players) await player.seeTheDraw();
  const mover = (await toMove(players))!;
  const [other, ...others] = players.filter((player) => player !== mover);
  return [mover, other!, ...others];
}

export const clocks = (page: Page) => page.getByTestId('clock');

/** The menu in which players stop or change the clocks. */
export async function openMenu(player: Player): Promise<ReturnType<Page['getByRole']>> {
  await player.button(/^Room /).first().click();
  const menu = player.page.getByRole('dialog', { name: 'Invite and room' });
  await expect(menu.getByRole('heading', { name: 'Clock' })).toBeVisible();
  return menu;
}

/** Three days for each move. */
export const slow: Chosen = { kind: 'Days', numbers: { 'Days for each move': '3' } };

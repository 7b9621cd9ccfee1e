import { expect, type Page } from '@playwright/test';
import type { Player } from './player.ts';

/** What a room is besides its games: its name, who may come in, who its host is. */
export const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Done' }) });

/** The same in front of the dialog with the invitation, as openRoom opens it. */
export const roomOf = (page: Page) => panel(page).last();

/** Creates a room and opens its settings. Returns its address. */
export async function hostedRoom(host: Player): Promise<string> {
  await host.makeRoom();
  await host.button(/^Room/).click();
  await expect(panel(host.page)).toBeVisible();
  return host.page.url();
}

/** Opens them from the middle of a game. */
export async function openRoom({ page, button }: Player): Promise<void> {
  await button(/^Room .*, invite$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Room settings…' }).click();
  await expect(roomOf(page)).toBeVisible();
}

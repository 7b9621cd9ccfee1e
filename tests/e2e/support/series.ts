import { expect, type Page } from '@playwright/test';
import type { Player } from './player.ts';

export const result = (page: Page) => page.getByRole('dialog', { name: 'Game over' });

/** Ask all players at once: the message that a new game is on the page soon goes. */
export async function sawNewGame(player: Player): Promise<void> {
  await expect(result(player.page)).toBeHidden();
  await expect(player.message('The next game has begun.')).toBeVisible();
  await expect.poll(() => player.isOver()).toBe(false);
}

/** Everybody but the winner gives the game up, so that it is over on every page. */
export async function giveUp(players: Player[], winner: Player): Promise<void> {
  for (const player of players) if (player !== winner) await player.resign();
  for (const player of players) await expect(result(player.page)).toBeVisible();
}

export async function agree(players: Player[]): Promise<void> {
  for (const player of players) await player.button('Agree').last().click();
}

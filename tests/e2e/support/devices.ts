import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';
import type { Server } from './server.ts';

/** Opens what the player sees of their account and their devices, from the start page. */
export async function devicesOf(player: Player, { address }: Pick<Server, 'address'>): Promise<Locator> {
  await player.page.goto(address);
  await player.button(/, change name$/).click();
  await player.button('Account and devices…').click();
  return player.page.getByRole('dialog', { name: 'Account and devices' });
}

/** A link with which another browser goes on as this player. */
export async function linkFrom(player: Player, server: Server): Promise<string> {
  const dialog = await devicesOf(player, server);
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  return dialog.getByLabel('Link for another device').inputValue();
}

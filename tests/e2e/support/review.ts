import { expect, type Browser } from '@playwright/test';
import { classic, finish, playSmall } from './course.ts';
import type { Player } from './player.ts';
import { seat } from './players.ts';
import { result } from './series.ts';
import type { Server } from './server.ts';

/** Mara and Jonas, who have just finished a game of Classic that began with short plays, for this many turns. */
export async function finishedGame(browser: Browser, server: Server, turns: number): Promise<[Player, Player]> {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, turns);
  await finish(players, classic);
  return players as [Player, Player];
}

/** Opens the review of a game that has just ended. */
export async function openReview({ page }: Player): Promise<void> {
  await result(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
}

/** Goes to the first play. */
export async function toFirstPlay({ page }: Player): Promise<void> {
  await page.getByRole('slider').press('Home');
  const moment = page.getByTestId('moment');
  for (let steps = 0; steps < 6 && !(await moment.innerText()).includes('played'); ++steps) await page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('played');
}

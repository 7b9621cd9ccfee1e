import { expect } from '@playwright/test';
import type { Player } from './player.ts';
import { result } from './series.ts';

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

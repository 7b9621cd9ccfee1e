import { expect } from '@playwright/test';
import type { Player } from './player.ts';
import { result } from './series.ts';

/** Opens the review of a game that has just ended. */
export async function openReview({ page }: Player): Promise<void> {
  await result(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
}

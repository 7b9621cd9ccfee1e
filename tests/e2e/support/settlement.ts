import { expect } from '@playwright/test';
import type { Player } from './player.ts';

type Row = { name: string; before: number; deducted: number; awarded: number; final: number };

const number = (text: string) => Number(text.replace('−', '-').replace('+', ''));

/** The settlement as the page shows it when the game ends. */
async function read({ page }: Player): Promise<Row[]> {
  const dialog = page.getByRole('dialog', { name: 'Game over' });
  await expect(dialog).toBeVisible();
  const rows = await dialog.getByTestId('settlement').locator('tbody tr:not(.rack)').all();
  return Promise.all(
    rows.map(async (row) => {
      const [before, deducted, ...others] = (await row.locator('td').allInnerTexts()).map(number);
      const [final, awarded = 0] = others.reverse(); // nobody may have got a bonus
      return {
        name: await row.locator('.name').innerText(),
        before: before!,
        deducted: Math.abs(deducted!),
        awarded,
        final: final!,
      };
    }),
  );
}

/** Expects all pages to show the same settlement, which adds up and names the player with the most points as winner. */
export async function expectSettlement(players: Player[]): Promise<void> {
  const [first, ...others] = await Promise.all(players.map(read));
  for (const other of others) expect(other).toEqual(first);
  for (const { before, deducted, awarded, final } of first!) expect(final).toBe(before - deducted + awarded);
  const best = first!.toSorted((a, b) => b.final - a.final || b.before - a.before)[0]!;
  const winners = first!.filter(({ final, before }) => final === best.final && before === best.before).map(({ name }) => name);
  for (const player of players) {
    await expect(player.page.getByTestId('settlement').first().locator('tr.won .name')).toHaveText(winners);
    await player.button('View board').click();
    expect((await player.scores()).toSorted()).toEqual(first!.map(({ final }) => final).toSorted());
  }
  const grids = await Promise.all(players.map((player) => player.grid()));
  for (const grid of grids) expect(grid).toEqual(grids[0]);
}

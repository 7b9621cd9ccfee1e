import { expect, type Browser, type Page } from '@playwright/test';
import { Player } from '../../e2e/support/player.ts';
import { choosing } from '../../e2e/support/rooms.ts';
import type { Server } from '../../e2e/support/server.ts';
import { toMove } from '../../e2e/support/players.ts';

type Choose = (page: Page) => Promise<void>;

/** Adds a computer of each strength in a room that has not started. */
export async function addComputers(player: Player): Promise<void> {
  for (const [index, strength] of ['Beginner', 'Casual', 'Strong'].entries()) {
    await player.button(strength).click();
    await expect(player.button(/^Remove/)).toHaveCount(index + 1);
  }
}

/** Goes past the draw, where the system has one, or the first turn, if it is this player's. */
async function begin(player: Player): Promise<void> {
  const draw = player.page.getByRole('dialog', { name: 'Who starts?' });
  const form = player.page.getByRole('form', { name: 'First turn' });
  const rack = player.page.locator('[data-rack] [data-tile]').first();
  await expect(draw.or(form).or(rack).first()).toBeVisible();
  if (await draw.isVisible()) await player.seeTheDraw();
  if (await form.isVisible()) await player.seed(7, 7, {});
}

/** A game with three computers, who play while the player passes this many times. Then it is the player's turn. */
export async function amongComputers(browser: Browser, server: Server, system: string, passes: number, more?: Choose): Promise<Player> {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.makeRoom(choosing(system, more));
  await addComputers(player);
  await player.startWith(4);
  await begin(player);
  await goOn(player, passes);
  return player;
}

export async function goOn(player: Player, passes: number): Promise<void> {
  for (let pass = 0; pass < passes; ++pass) {
    await toMove([player]);
    const moves = await player.countMoves();
    await player.pass();
    await expect.poll(() => player.countMoves()).toBeGreaterThan(moves);
  }
  await toMove([player]);
}

/** A game of two players; the first of the two is to move. */
export async function inTurn(players: Player[]): Promise<[mover: Player, other: Player]> {
  const mover = (await toMove(players))!;
  return [mover, players.find((player) => player !== mover)!];
}

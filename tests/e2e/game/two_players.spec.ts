import { expect, test } from '@playwright/test';
import { inputs } from '../support/course.ts';
import { findPhony } from '../support/finder.ts';
import type { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { expectSettlement } from '../support/settlement.ts';
import { leave, playToTheEnd, seat, takeTurn, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Lays a word that is not in the list, and the opponent challenges it. */
async function tryPhony(player: Player, opponent: Player): Promise<void> {
  const phony = findPhony(await player.grid(), await player.rack());
  if (!phony) throw new Error('an unlucky rack: no phony in a legal place');
  const rack = (await player.rack()).toSorted();
  await player.laidAndPlayed(phony, 'keys');
  await expect(opponent.status()).toContainText(`by ${player.name}`);
  await opponent.challenge();
  await expect(opponent.page.getByText(/isn’t a valid word|aren’t all valid words/).first()).toBeVisible();
  await expect(player.moves()).toContainText(`${opponent.name} challenged: not valid`);
  await expect(player.cell(phony[0]!.row, phony[0]!.column)).toHaveAttribute('aria-label', /empty/);
  await expect.poll(async () => (await player.rack()).toSorted()).toEqual(rack);
}

/** Plays a valid word, and the opponent's challenge fails. */
async function challengeInVain(player: Player, opponent: Player): Promise<void> {
  await takeTurn(player, 'drag');
  await expect(opponent.status()).toContainText(`by ${player.name}`);
  await opponent.challenge();
  await expect(player.moves()).toContainText(`${opponent.name} challenged: valid, ${opponent.name} loses a turn`);
  await expect(opponent.moves()).toContainText('Lost a turn');
  expect(await toMove([player, opponent])).toBe(player);
}

async function exchange(player: Player, opponent: Player): Promise<void> {
  await player.exchange(2);
  await expect(opponent.moves()).toContainText('Exchanged 2 tiles');
  await expect.poll(() => player.rack()).toHaveLength(7);
}

test('two people play a whole game of Classic by dragging, tapping and typing, with challenges, an exchange and a pass', async ({
  browser,
}) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const first = (await toMove(players))!;
  const second = players.find((player) => player !== first)!;

  await first.laidAndPlayed(await first.opening(), 'drag');
  expect(await toMove(players)).toBe(second);
  await exchange(second, first);
  expect(await toMove(players)).toBe(first);
  await tryPhony(first, second);
  expect(await toMove(players)).toBe(second);
  await challengeInVain(second, first);
  await second.pass();
  await playToTheEnd(players, (_, turn) => inputs[turn % inputs.length]!);

  await expectSettlement(players);
  await leave(players);
});

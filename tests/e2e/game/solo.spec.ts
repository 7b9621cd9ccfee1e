import { expect, test, type Page } from '@playwright/test';
import { classic, inputs, long, shot } from '../support/course.ts';
import { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { allSaw, leave, toMove } from '../support/players.ts';
import { Finder, type Variant } from '../support/variant.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/**
 * Makes a few small plays and then passes, or with CRISSCROSS_LONG plays to the end, taking turns with the computer. The
 * computer may answer at once, so the player's own play may never be seen as the latest one.
 */
async function playOut(player: Player, variant: Variant, turns: number): Promise<void> {
  const finder = new Finder(variant);
  for (let turn = 0; await toMove([player]); ++turn) {
    expect(turn).toBeLessThan(200);
    const moves = await player.countMoves();
    const [found] = long || turn < turns ? finder.find(await player.grid(), await player.rack()) : [];
    if (found) {
      const by = inputs[turn % inputs.length]!;
      await player.lay(found.lays, by);
      await player.play(by);
    } else await player.pass();
    await allSaw([player], moves);
  }
}

/** A whole game of one person, started from the form and played to the end. */
async function playAlone(
  player: Player,
  name: string,
  variant: Variant,
  choose?: (page: Page) => Promise<void>,
): Promise<void> {
  await player.playTheComputer(choose);
  await player.seeTheDraw();
  const people = player.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(people).toHaveCount(2);
  await expect(people.last()).toContainText('computer');
  await expect(people.last()).not.toContainText('away');
  await toMove([player]);
  await shot(player, name);
  await playOut(player, variant, 3);
  await expect(player.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await shot(player, `${name}-over`);
  await leave([player]);
}

test('one person plays a whole game of Classic against the computer', async ({ browser }) => {
  await playAlone(await Player.arrive(browser, server, 'Mara'), 'solo-classic', classic);
});

test('the same in SHMAC, against a strong computer', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const variant: Variant = { ...classic, digraphs: ['TH', 'SH', 'CH', 'QU'] };
  const strong = (page: Page) => page.getByRole('radio', { name: 'Strong', exact: true }).check({ force: true });
  await playAlone(player, 'solo-shmac', variant, choosing('SHMAC', strong));
});

test('against the computer, a player may ask for a hint, step by step, and play it', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  const moves = await player.countMoves();
  await player.button('Hint').click();
  const hint = player.page.getByRole('dialog', { name: 'Hint' });
  await expect(hint).toHaveText(/Look at the [a-z ]+ of the board\./);
  await expect(hint).not.toContainText('Use ');
  await player.button('Which tiles?').click();
  await expect(hint).toContainText(/Use .* near the [a-z ]+ of the board\./);
  await shot(player, 'hints');
  await player.button('Show the play').click();
  await expect(hint).toBeHidden();
  const play = player.button(/^Play \d+/);
  await expect(play).toBeEnabled();
  const [, score] = /Play (\d+)/.exec((await play.textContent())!)!;
  await shot(player, 'hint-laid');
  await player.play('tap');
  await allSaw([player], moves);
  await expect(player.moves()).toContainText(`+${score}`);
  await leave([player]);
});

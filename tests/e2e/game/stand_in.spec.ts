import { expect, test, type Page } from '@playwright/test';
import { opponentOf, shot } from '../support/course.ts';
import { lookAt } from '../support/panel.ts';
import { laptop, phones } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { casualIfAway, leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
const bar = (page: Page) => page.getByTestId('stand-in');

/** Closes the page; returns a function that opens it again in the same browser. */
async function goAway({ page }: Player): Promise<() => Promise<Page>> {
  const [context, address] = [page.context(), page.url()];
  await page.close();
  return async () => {
    const again = await context.newPage();
    await again.goto(address);
    return again;
  };
}

async function askFor(player: Player, name: string): Promise<void> {
  await player.button(`Let a computer play for ${name}…`).click();
  const dialog = player.page.getByRole('dialog', { name: `Let a computer play for ${name}?` });
  await shot(player, 'stand-in-dialog');
  await dialog.getByRole('button', { name: 'Let a computer play' }).click();
  await expect(dialog).toBeHidden();
}

test('a player lets a computer play for an absent opponent, who has agreed to it, until they return', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', ifAway: casualIfAway }]);
  const [mara, jonas] = players as [Player, Player];
  const comeBack = await goAway(jonas);
  await askFor(mara, 'Jonas');
  await expect(entry(mara.page, 'Jonas')).toContainText('a computer is playing');
  await toMove([mara]);
  await mara.pass();
  await expect(mara.moves()).toContainText('a casual computer plays for Jonas');
  await expect(mara.moves(), 'the computer has moved').toContainText('a computer for Jonas');
  for (const size of [laptop, ...phones]) {
    await mara.page.setViewportSize(size);
    await lookAt(mara.page, 'Moves', async () => {
      const mark = mara.moves().getByText('a computer for Jonas').first();
      await expect(mark).toBeVisible();
      await expect(mark).toBeInViewport({ ratio: 0.98 });
    });
    await shot(mara, `stand-in-${size.width}`);
  }

  const page = await comeBack();
  await expect(bar(page)).toHaveText(/A computer is playing for you \(casual, \d+ moves? so far\)/);
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Take over' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(entry(mara.page, 'Jonas')).not.toContainText('a computer is playing');
  await expect(mara.moves()).toContainText('Jonas plays again');
  await leave(players);
});

test('a player whose game ended while a computer played for them reads on their return how often it moved', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', ifAway: casualIfAway }]);
  const [mara, jonas] = players as [Player, Player];
  const comeBack = await goAway(jonas);
  await askFor(mara, 'Jonas');
  await toMove([mara]);
  await mara.pass();
  await expect(mara.moves()).toContainText('a computer for Jonas');
  await toMove([mara]);
  await mara.resign();
  await expect(mara.page.getByRole('dialog', { name: 'Game over' }).getByRole('heading').nth(1)).toBeVisible();
  await expect(mara.page.getByTestId('made-for-you')).toHaveCount(0);

  const page = await comeBack();
  await expect(page.getByTestId('made-for-you')).toHaveText(/^A computer made \d+ moves? for you\.$/);
  await leave(players);
});

test('with two players nobody gets a stand-in to which they have not agreed', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await goAway(second);
  await expect(entry(first.page, second.name)).toContainText('away');
  await first.page.waitForTimeout(1500); // longer than others wait here until they may ask
  await expect(first.button(`Let a computer play for ${second.name}…`)).toBeHidden();
  await leave(players);
});

test('every remaining player has to agree', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  await goAway(jonas);
  await askFor(mara, 'Jonas');
  const asked = ({ page }: Player) => page.getByTestId('asked');
  await expect(asked(mara)).toHaveText('You want a computer to play for Jonas (strong). Waiting for Sofie.');
  await expect(asked(sofie)).toContainText('Mara wants a computer to play for Jonas (strong).');
  await shot(sofie, 'stand-in-asked');
  await expect(entry(sofie.page, 'Jonas')).not.toContainText('a computer is playing');
  await asked(sofie).getByRole('button', { name: /^Agree/ }).click();
  for (const player of [mara, sofie]) {
    await expect(entry(player.page, 'Jonas')).toContainText('a computer is playing');
    await expect(asked(player)).toHaveCount(0);
  }
  await leave(players);
});

test('a player may let a computer play for them, and take over again', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const opponent = players.find((other) => other !== player)!;
  await player.letComputerPlay();
  await expect(bar(player.page)).toContainText('A computer is playing for you');
  await expect(entry(opponent.page, player.name)).toContainText('a computer is playing');
  expect(await toMove([opponent])).toBe(opponent);
  await shot(player, 'stand-in-own');
  await bar(player.page).getByRole('button', { name: 'Take over' }).click();
  await expect(bar(player.page)).toBeHidden();
  await opponent.pass();
  expect(await toMove(players)).toBe(player);
  await leave(players);
});

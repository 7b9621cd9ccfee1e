import { devices, expect, test } from '@playwright/test';
import type { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { expectSettlement } from '../support/settlement.ts';
import { leave, playToTheEnd, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('the next player reads and hears that it is their turn once the others have accepted the play', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }], async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  const next = players[(players.indexOf(first) + 1) % 3]!;
  const third = players.find((player) => player !== first && player !== next)!;
  const people = ({ page }: Player) => page.getByRole('list', { name: 'Players' });
  const spoken = next.page.getByTestId('spoken');

  await first.laidAndPlayed(await first.opening(), 'tap');
  await expect(spoken).toHaveText(new RegExp(`${first.name} played [A-Z]+ for \\d+ points?\\. ?$`));
  await expect(people(next)).not.toContainText('your turn');
  await expect(people(third)).not.toContainText('is thinking');
  await next.accept();
  await expect(people(third)).toContainText('accepted');
  await expect(people(next)).not.toContainText('your turn');
  await expect(spoken).not.toContainText('It’s your turn.');
  await third.accept();
  await expect(people(next)).toContainText('your turn');
  await expect(people(third)).toContainText('is thinking');
  await expect(spoken).toHaveText(/It’s your turn\. ?$/);
  await leave(players);
});

test('three people, one on a phone, play a whole game in which each play waits for the others to accept', async ({
  browser,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!;
  const players = await seat(
    browser,
    server,
    [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie', options: phone }],
    async (page) => {
      await page.getByText('More settings').click();
      await page.getByLabel('Three or four').fill('60');
    },
  );

  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  const others = players.filter((player) => player !== first);
  for (const other of others) {
    await expect(other.status().getByTestId('countdown')).toBeVisible();
    await expect(other.button(/^Pass/)).toBeDisabled();
  }
  await others[0]!.accept();
  await expect(others[1]!.page.getByText('accepted', { exact: true })).toBeVisible();
  await others[1]!.accept();

  await playToTheEnd(players, (player) =>
    player.name === 'Sofie' ? 'tap' : player.name === 'Jonas' ? 'keys' : 'drag',
  );
  await expectSettlement(players);
  await leave(players);
});

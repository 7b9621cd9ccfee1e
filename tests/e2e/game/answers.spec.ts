import { expect, test, type Browser } from '@playwright/test';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { heard, recordIn } from '../support/recorder.ts';
import { Server } from '../support/server.ts';
import { leave, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
const [turn, challenge] = [784, 494];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Players with windows of all sizes, whose pages note what they play, with ten minutes to accept a play. */
async function recorded(browser: Browser, count: number): Promise<Player[]> {
  const players: Player[] = [];
  for (const [index, name] of ['Mara', 'Jonas', 'Sofie', 'Emil'].slice(0, count).entries())
    players.push(await Player.arrive(browser, server, name, { viewport: sizes[index % sizes.length]! }));
  for (const { page } of players) await recordIn(page);
  const [host, ...guests] = players as [Player, ...Player[]];
  const code = await host.makeRoom(async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  for (const guest of guests) await guest.sitDown(code);
  await host.startWith(count);
  for (const player of players) await player.seeTheDraw();
  return players;
}
const isCalled = ({ page }: Player, title: RegExp) => expect(page).toHaveTitle(title);

for (const count of [3, 4])
  test(`in a room of ${count}, those who must answer a play read it in the title and hear it, and after them who is next`, async ({ browser }) => {
    const players = await recorded(browser, count);
    const first = (await toMove(players))!;
    const next = players[(players.indexOf(first) + 1) % count]!;
    const others = players.filter((player) => player !== first);
    for (const other of others) {
      await isCalled(other, /^(?!●)/);
      expect(await heard(other, challenge)).toBe(0);
    }

    await first.laidAndPlayed(await first.opening(), 'tap');
    for (const other of others) {
      await isCalled(other, /^● Accept the play\?/);
      await expect.poll(() => heard(other, challenge)).toBeGreaterThan(0);
    }
    await isCalled(first, /^The last play can be challenged/);
    expect(await heard(first, challenge)).toBe(0);

    const turnsBefore = await heard(next, turn);
    for (const [index, other] of others.entries()) {
      await other.accept();
      if (index === others.length - 1) break;
      await isCalled(other, /^(?!●)/);
      await isCalled(others.at(-1)!, /^● Accept the play\?/);
      expect(await heard(next, turn)).toBe(turnsBefore);
    }
    await isCalled(next, /^● Your turn/);
    await expect.poll(() => heard(next, turn)).toBeGreaterThan(turnsBefore);
    for (const other of players) if (other !== next) await isCalled(other, new RegExp(`^${next.name}’s turn`));
    await leave(players);
  });

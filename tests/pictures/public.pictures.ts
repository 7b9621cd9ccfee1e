import { createServer, type Server as Site } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { classic, playSmall } from '../e2e/support/course.ts';
import { Player } from '../e2e/support/player.ts';
import { openRoom, panel, roomOf } from '../e2e/support/room_settings.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat, toMove } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;
/** A page of somebody else, with a frame in it. */
let site: Site;

test.beforeAll(async () => {
  server = await Server.start();
  site = createServer(({ url }, answer) => {
    const frame = `<iframe src="${server.address}${url}" width="480" height="640" title="Crisscross"></iframe>`;
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><meta name="viewport" content="width=device-width"><h1>A club</h1>${frame}`);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
});
test.afterAll(() => {
  site.close();
  return server.stop();
});

const whole = { whole: true };

async function publish({ page, button }: Player, name: string): Promise<void> {
  await button('Room settings…').click();
  if (name) {
    await panel(page).getByLabel('Room name').fill(name);
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await panel(page).getByRole('radio', { name: 'Everyone: the room is listed on the start page while somebody is in it' }).click({ force: true });
  await expect(panel(page).getByRole('radio', { name: /^Everyone: / })).toBeEnabled();
}

test('the public games on the start page', async ({ browser }) => {
  const rooms = [['Mara', 'Friday evening with the neighbours'], ['Bartholomäus Hohenfels', ''], ['Sofie', 'Beginners welcome']] as const;
  const hosts: Player[] = [];
  for (const [name, room] of rooms) {
    const host = await Player.arrive(browser, server, name);
    await host.makeRoom();
    await publish(host, room);
    hosts.push(host);
  }
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.sitDown(hosts[2]!.page.url().slice(-8));
  await hosts[2]!.button('Done').click();
  await hosts[2]!.startWith(2);
  const visitor = await Player.arrive(browser, server, 'Ida');
  await visitor.page.goto(server.address);
  await expect(visitor.page.getByRole('region', { name: 'Public games' }).getByRole('link')).toHaveCount(3);
  await take(visitor.page, 'public-games', whole);
  await leave([...hosts, guest, visitor]);
});

test('a room whose watchers are not allowed, and a locked one', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await openRoom(mara);
  await openRoom(jonas);
  const room = roomOf(mara.page);
  await room.getByText('Others can watch').click();
  await expect(roomOf(jonas.page)).toContainText('Others can’t watch.');
  await ida.page.goto(mara.page.url());
  await expect(ida.page.getByText('Only its players can watch')).toBeVisible();
  await take(ida.page, 'kept-out-watchers');
  await room.getByText('Others can watch').click();
  await room.getByText('Locked').click();
  await expect(roomOf(jonas.page)).toContainText('The room is locked.');
  const robin = await Player.arrive(browser, server, 'Robin');
  await robin.page.goto(mara.page.url());
  await expect(robin.page.getByText('This room is locked.')).toBeVisible();
  await take(robin.page, 'kept-out-locked');
  await leave([...players, ida, robin]);
});

test('a game in the frame of another site: under way, over, and alone', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', 'Jonas of the long name'].map((name) => ({ name })));
  const [mara] = players as [Player];
  const path = `${new URL(mara.page.url()).pathname.replace('/r/', '/embed/')}/1`;
  await playSmall(players, classic, 5);
  const reader = await Player.arrive(browser, server, 'Ida');
  const host = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await reader.page.goto(host + path);
  await expect(reader.page.frameLocator('iframe').getByRole('link').last()).toBeVisible();
  await take(reader.page, 'embed-frame');
  await reader.page.goto(server.address + path);
  await take(reader.page, 'embed', whole);
  await (await toMove(players))!.resign();
  await expect(mara.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await reader.page.goto(`${host}${path}?at=6`);
  await expect(reader.page.frameLocator('iframe').getByRole('link').last()).toBeVisible();
  await take(reader.page, 'embed-moment');
  await leave([...players, reader]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followNetwork } from '../../src/connection/network.ts';
import { closeWorld, openWorld, type World } from '../support/connection_world.ts';
import { faults } from '../support/schema.ts';

let world: World;
const page = Object.assign(new EventTarget(), { hidden: false });

function becomes(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}
const said = () => world.socket.sentOf('page_hidden').map(({ hidden }) => hidden);

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  world = openWorld();
  followNetwork(world.connection);
});
afterEach(() => closeWorld(world));

test('the server hears when the page is hidden, and when somebody can see it again', async () => {
  await world.greet();
  expect(said()).toEqual([]);
  becomes(true);
  becomes(false);
  expect(said()).toEqual([true, false]);
  expect(faults('client', world.socket.sentOf('page_hidden')[0])).toEqual([]);
});

test('a page that is hidden as it connects says so behind its hello, before it joins a room', async () => {
  page.hidden = true;
  const before = world.resumed;
  let sent: string[] = [];
  vi.spyOn(world.connection, 'resume').mockImplementation(async () => void (sent = world.socket.sent.map(({ type }) => type)));
  await world.greet();
  expect(sent).toEqual(['hello', 'page_hidden']);
  expect([said(), world.resumed]).toEqual([[true], before]);
});

test('a page that comes back to the network says again that it is hidden', async () => {
  await world.greet();
  becomes(true);
  await world.comeBackAfter(() => world.socket.break());
  expect(said()).toEqual([true]);
});

test('a page without a connection sends nothing when it is hidden', () => {
  becomes(true);
  expect(said()).toEqual([]);
});

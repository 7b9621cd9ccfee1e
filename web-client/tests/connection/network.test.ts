import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followNetwork } from '../../src/connection/network.ts';
import { closeWorld, openWorld, type World } from '../support/connection_world.ts';

let world: World;
/** What the browser knows of its network, and its window. */
let network: EventTarget;
let window: EventTarget;

beforeEach(() => {
  network = new EventTarget();
  window = new EventTarget();
  vi.stubGlobal('navigator', { connection: network });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', new EventTarget());
  world = openWorld();
  followNetwork(world.connection);
});
afterEach(() => closeWorld(world));

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const pings = () => world.socket.sentOf('ping');
function pong(): void {
  const { sent } = pings().at(-1)!;
  world.socket.deliver({ type: 'pong', sent, at: sent });
}
/** The page is in, and has just heard from the server. */
async function connected(): Promise<void> {
  await world.greet();
  pong();
  await pass(1000);
}

describe.each([
  ['on another network', () => network.dispatchEvent(new Event('change'))],
  ['back on the network', () => window.dispatchEvent(new Event('online'))],
])('%s', (_, changes) => {
  test('a connection that is dead without a word is noticed, and made anew', async () => {
    await connected();
    const before = pings().length;
    changes();
    expect(pings()).toHaveLength(before + 1);
    await pass(9000);
    expect([world.links.at(-1), world.sockets.length]).toEqual(['lost', 2]);
    await world.greet();
    expect(world.links.at(-1)).toBe('open');
  });

  test('a connection that still answers is kept', async () => {
    await connected();
    changes();
    pong();
    await pass(9000);
    expect([world.links.at(-1), world.sockets.length]).toEqual(['open', 1]);
  });

  test('a page that waits to try again tries at once', async () => {
    await connected();
    world.socket.break();
    expect(world.sockets).toHaveLength(1);
    changes();
    expect(world.sockets).toHaveLength(2);
  });
});

test('a page that goes offline knows at once that its connection is lost', async () => {
  await connected();
  window.dispatchEvent(new Event('offline'));
  expect(world.links.at(-1)).toBe('lost');
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../src/connection/connection.ts';
import { FakeSocket } from '../support/fake_socket.ts';

const script = readFileSync(resolve(import.meta.dirname, '../../public/dial.js'), 'utf8');

class Dialled extends FakeSocket {
  constructor(readonly address: URL) {
    super();
    sockets.push(this);
  }
}
let sockets: Dialled[] = [];

/** What public/dial.js does when the page at this address begins. */
function begin(address: string, under = ''): void {
  const run = new Function('document', 'location', 'window', 'WebSocket', script);
  run({ currentScript: { src: `https://example.org${under}/dial.js` } }, new URL(address), globalThis, Dialled);
}

/** What the connection of the page does, once its scripts are there. */
async function open(): Promise<void> {
  const { dialServer } = await import('../../src/connection/dial.ts');
  const tokens = { token: () => null, keep: () => undefined, former: () => [], keepFormer: () => undefined, admission: () => ({}), deviceName: () => null };
  new Connection(tokens, { resume: async () => undefined } as never, dialServer).open();
}

beforeEach(() => {
  sockets = [];
  globalThis.dialled = undefined;
  vi.stubGlobal('WebSocket', Dialled);
  vi.stubGlobal('location', new URL('https://example.org/r/K7QFW2MX'));
});

test('the page dials the server of its own path before its scripts are there', () => {
  begin('https://example.org/r/K7QFW2MX');
  begin('http://example.org/games/', '/games');
  expect(sockets.map(({ address }) => address.href)).toEqual(['wss://example.org/ws', 'ws://example.org/games/ws']);
});

test('it does not for a host who looks after the server, or for a player who decides about a hand-over', () => {
  begin('https://example.org/games/host', '/games');
  begin('https://example.org/host/');
  begin('https://example.org/#hand-over=0f');
  expect(sockets).toEqual([]);
});

test('the scripts take over the connection that has been begun, and say hello at once if it is open', async () => {
  begin('https://example.org/');
  sockets[0]!.accept();
  await open();
  expect(sockets).toHaveLength(1);
  expect(sockets[0]!.sentOf('hello')).toHaveLength(1);
});

test('a connection that is still being made gets its hello when it is there', async () => {
  begin('https://example.org/');
  await open();
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.accept();
  expect(sockets[0]!.sentOf('hello')).toHaveLength(1);
});

test('a connection that has ended meanwhile, or has been taken, is not used again', async () => {
  begin('https://example.org/');
  sockets[0]!.break();
  await open();
  await open();
  expect(sockets).toHaveLength(3);
});

import { beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../src/connection/connection.ts';
import { Lost, Refused } from '../../../src/connection/failures.ts';
import type { Request } from '../../../src/connection/protocol.ts';
import { RoomWebhook } from '../../../src/state/room/webhook.svelte.ts';

const choice = { format: 'discord', address: 'https://discord.com/api/webhooks/1/secret', language: 'de', turns: true, challenges: false, ends: true } as const;

let asked: Request[];
let refused: boolean;
/** How the next questions about the webhook fail. */
let failures: Error[];

const webhook = () => {
  const ask = async (request: Request) => {
    asked.push(request);
    const failure = request.type === 'webhook' && failures.shift();
    if (failure) throw failure;
    if (refused && request.type === 'set_webhook') throw new Refused({ type: 'error', id: '', code: 'CALLS_OFF', message: '' });
    return request.type === 'webhook' ? { type: 'webhook', id: '', room: 'ROOM', format: 'discord' } : { type: 'ok', id: '' };
  };
  return new RoomWebhook({ ask } as unknown as Connection, 'ROOM');
};

beforeEach(() => {
  asked = [];
  refused = false;
  failures = [];
});

test('a webhook that is set is shown, and one that is refused is not', async () => {
  const made = webhook();
  await made.set(choice);
  expect(asked[0]).toEqual({ type: 'set_webhook', room: 'ROOM', ...choice });
  expect([made.now?.format, made.problem]).toEqual(['discord', '']);
  refused = true;
  const other = webhook();
  expect(await other.set(choice)).toBe(false);
  expect([other.now, other.problem === '']).toEqual([null, false]);
});

test('the webhook is shown even if the connection is lost while it is loaded', async () => {
  failures = [new Lost(), new Lost()];
  const made = webhook();
  await made.load();
  expect(made.now?.format).toBe('discord');
});

test('after a change that worked, the webhook stays visible even if it cannot be loaded again', async () => {
  const made = webhook();
  await made.load();
  failures = [new Refused({ type: 'error', id: '', code: 'INTERNAL', message: '' })];
  expect(await made.set(choice)).toBe(true);
  expect(made.now?.format).toBe('discord');
});

import { vi } from 'vitest';
import type { GameEvent } from '../../src/connection/protocol.ts';
import { FakeSocket, type Sent } from './fake_socket.ts';
import { dealt, rules, snapshot } from './games.ts';

type Session = (typeof import('../../src/state/session/session.svelte.ts'))['session'];

/** The session of a page, whose player is called Ann, with sockets that a test answers for. Each test has a new one. */
export let session: Session;
export let sockets: FakeSocket[];
/** Where the page has gone. */
export let paths: string[];

export const code = 'K7QFW2MX';
export const settings = { system: 'classic' };
export const robin: GameEvent = { type: 'seats_changed', seats: [{ name: 'Ann' }, { name: 'Robin', computer: 'casual' }] };
export const began = dealt.slice(1);

export const socket = () => sockets.at(-1)!;
export const pause = () => vi.advanceTimersByTimeAsync(0);
export const asked = () => socket().sent.flatMap(({ type }) => (type === 'ping' ? [] : [type]));
export const last = (type: string): Sent => socket().sentOf(type).at(-1)!;

export async function greet(): Promise<void> {
  socket().accept();
  socket().deliver({ type: 'welcome', id: last('hello').id, protocol: 1, server: '1' });
  await pause();
}

/** The server answers the last request of a type. */
export async function answer(type: string, message: object): Promise<void> {
  socket().deliver({ id: last(type).id, ...message });
  await pause();
}

export const refuse = (type: string, why: string) => answer(type, { type: 'error', code: 'NO', message: why });

/** The room exists and has been joined at once. */
export async function created(): Promise<void> {
  const waiting = { v: 1, stage: 'waiting', seats: [{ name: 'Ann' }], rules, lexicon: snapshot.lexicon, state: null };
  await answer('create', { type: 'created', room: code, game: 1, seat: 0, may: [], snapshot: waiting });
}

export async function accept(type: string, from: number, events: GameEvent[]): Promise<void> {
  socket().deliver({
    type: 'events',
    room: code,
    game: 1,
    events: events.map((event, index) => ({ v: from + index, at: 1, event })),
    may: [],
  });
  await answer(type, { type: 'ok', v: from + events.length - 1 });
}

/** To be called before each test; `closeSession` afterwards. */
export async function openSession(): Promise<void> {
  vi.useFakeTimers();
  vi.resetModules();
  sockets = [];
  paths = [];
  class Socket extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: '' });
  const go = (_: null, __: string, path: string) => paths.push(path);
  vi.stubGlobal('history', { pushState: go, replaceState: go });
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelectorAll: () => [], hidden: false });
  for (const name of ['addEventListener', 'scrollTo']) vi.stubGlobal(name, () => undefined);
  ({ session } = await import('../../src/state/session/session.svelte.ts'));
  session.player.rename('Ann');
  session.start();
  await greet();
}

export function closeSession(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

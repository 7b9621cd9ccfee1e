import { vi } from 'vitest';
import { Connection } from '../../src/connection/connection.ts';
import type { Admission, Link, Notice } from '../../src/connection/listener.ts';
import { FakeSocket } from './fake_socket.ts';

export const about = { room: 'K7QFW2MX', game: 1 };

/** A page's connection, with sockets that a test answers for. */
export class World {
  sockets: FakeSocket[] = [];
  links: Link[] = [];
  notices: Notice[] = [];
  announcements: string[] = [];
  token: string | null = null;
  former: string[] = [];
  admission: Admission = {};
  deviceName: string | null = null;
  refusals: string[] = [];
  troubles: string[] = [];
  removals: string[] = [];
  undelivered: string[] = [];
  resumed = 0;
  connection = new Connection(
    {
      token: () => this.token,
      keep: (token) => (this.token = token),
      former: () => this.former,
      keepFormer: (tokens) => (this.former = tokens),
      admission: () => this.admission,
      deviceName: () => this.deviceName,
    },
    {
      link: (link) => this.links.push(link),
      welcome: () => undefined,
      resume: async () => void this.resumed++,
      notice: (notice) => this.notices.push(notice),
      publicGames: () => undefined,
      myGames: () => undefined,
      laidTiles: () => undefined,
      announcement: (text) => this.announcements.push(text),
      removed: ({ room }) => this.removals.push(room!),
      undelivered: (room) => this.undelivered.push(room),
      turnedAway: ({ code }) => this.refusals.push(code),
      trouble: ({ code }) => this.troubles.push(code),
    },
    () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  async greet(token?: string): Promise<void> {
    this.socket.accept();
    this.socket.deliver({
      type: 'welcome',
      id: this.socket.sentOf('hello').at(-1)!.id,
      protocol: 1,
      server: '1',
      ...(token ? { token } : {}),
    });
    await vi.advanceTimersByTimeAsync(0);
  }
  async comeBackAfter(loss: () => void): Promise<void> {
    loss();
    await this.comeBack();
  }
  async comeBack(): Promise<void> {
    await vi.advanceTimersByTimeAsync(10_000);
    await this.greet();
  }
}

/** To be called before each test; `close` afterwards. */
export function openWorld(): World {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  const world = new World();
  world.connection.open();
  return world;
}

export function closeWorld(world: World): void {
  world.connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Server } from '../../../src/state/session/server.svelte.ts';
import { catalogue } from '../../support/catalogue.ts';
import { FakeConnection } from '../../support/fake_connection.ts';

let connection: FakeConnection;
let server: Server;

beforeEach(() => {
  connection = new FakeConnection();
  server = new Server(connection.asConnection());
});

afterEach(() => vi.useRealTimers());

describe('a welcome', () => {
  test('of the same server changes nothing about the page', () => {
    expect(server.meet({ server: '1' })).toBe(false);
    expect(server.meet({ server: '1' })).toBe(true);
    expect(server.pageIsOld).toBe(false);
  });

  test('of another server makes the page old, even when the first one is back', () => {
    server.meet({ server: '1' });
    server.meet({ server: '2' });
    server.meet({ server: '1' });
    expect(server.pageIsOld).toBe(true);
  });

  test('does not say again that the page is old, but another server does', () => {
    server.meet({ server: '1' });
    server.meet({ server: '2' });
    server.pageIsOld = false; // the reader has put it away
    server.meet({ server: '2' });
    expect(server.pageIsOld).toBe(false);
    server.meet({ server: '3' });
    expect(server.pageIsOld).toBe(true);
  });

  test('says which word lists there are, and that nothing is announced until the host says so', () => {
    server.announcement = 'Back at nine.';
    server.meet({ server: '1', lexicons: [] });
    expect([server.lexicons, server.announcement]).toEqual([[], '']);
    server.meet({ server: '1' });
    expect(server.lexicons).toBeNull();
  });
});

describe('the catalogue', () => {
  test('is asked for once it is needed, and kept', async () => {
    const loaded = server.loadCatalogue();
    await connection.answer('catalogue', catalogue);
    await loaded;
    await server.loadCatalogue();
    expect(server.catalogue).toEqual(catalogue);
    expect(connection.askedOf('catalogue')).toHaveLength(1);
  });

  test('is asked for once, however many need it', async () => {
    void server.loadCatalogue();
    const loaded = server.loadCatalogue();
    await connection.answer('catalogue', catalogue);
    await loaded;
    expect(connection.askedOf('catalogue')).toHaveLength(1);
  });

  test('comes after the connection was lost, without anybody asking for it once more', async () => {
    const loaded = server.loadCatalogue();
    await connection.lose('catalogue');
    await connection.answer('catalogue', catalogue);
    await loaded;
    expect(server.catalogue).toEqual(catalogue);
  });

  test('comes once a server that had too much to do can send it', async () => {
    vi.useFakeTimers();
    const loaded = server.loadCatalogue();
    await connection.refuse('catalogue', 'TOO_MANY_REQUESTS', { retry_after: 3000 });
    await vi.advanceTimersByTimeAsync(3000);
    await connection.answer('catalogue', catalogue);
    await loaded;
    expect(server.catalogue).toEqual(catalogue);
  });
});

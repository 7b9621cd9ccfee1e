import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeWorld, openWorld, type World } from '../support/connection_world.ts';
import { faults } from '../support/schema.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});
afterEach(() => closeWorld(world));

describe('meeting the server', () => {
  test('a new guest says hello without a token and keeps the one it gets', async () => {
    await world.greet('ab'.repeat(32));
    expect(world.socket.sent[0]).not.toHaveProperty('token');
    expect(world.token).toBe('ab'.repeat(32));
    expect(world.links).toEqual(['open']);
  });

  test('a returning guest sends its token in the first frame', async () => {
    world.token = 'cd'.repeat(32);
    await world.greet();
    expect(world.socket.sent[0]).toMatchObject({ type: 'hello', token: world.token });
  });

  test('an unknown token is put aside, and hello is sent again', () => {
    world.token = 'cd'.repeat(32);
    world.socket.accept();
    world.socket.deliver({ type: 'error', id: world.socket.sent[0]!.id, code: 'UNKNOWN_TOKEN', message: '' });
    expect([world.token, world.former]).toEqual([null, ['cd'.repeat(32)]]);
    expect(world.socket.sentOf('hello')[1]).not.toHaveProperty('token');
  });

  test('a server with another protocol is not contacted again', async () => {
    world.socket.accept();
    world.socket.deliver({ type: 'error', id: world.socket.sent[0]!.id, code: 'UNSUPPORTED_PROTOCOL', message: '' });
    expect(world.links).toEqual(['refused']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  describe('at a closed door', () => {
    const refuse = (code: string) =>
      world.socket.deliver({ type: 'error', id: world.socket.sentOf('hello').at(-1)!.id, code, message: '' });

    test('the server is not asked again and again', async () => {
      world.socket.accept();
      refuse('PASSWORD_NEEDED');
      expect(world.links).toEqual(['outside']);
      expect(world.refusals).toEqual(['PASSWORD_NEEDED']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });

    test('a password gets us in, and then what waited is asked', async () => {
      void world.connection.ask({ type: 'rooms' }).catch(() => undefined);
      world.socket.accept();
      refuse('PASSWORD_NEEDED');
      world.admission = { password: 'open sesame' };
      world.connection.enterAgain();
      await world.greet();
      expect(world.socket.sent[0]).toMatchObject({ type: 'hello', password: 'open sesame' });
      expect(faults('client', world.socket.sent[0]!)).toEqual([]);
      expect(world.socket.sentOf('rooms')).toHaveLength(1);
    });

    test('a guest with a token shows nothing else', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { invitation: 'ab'.repeat(32) };
      await world.greet();
      expect(world.socket.sent[0]).not.toHaveProperty('invitation');
    });

    test('somebody who is removed while connected stays outside', async () => {
      await world.greet('cd'.repeat(32));
      world.socket.deliver({ type: 'error', id: null, code: 'REMOVED', message: '' });
      world.socket.break();
      expect(world.links.at(-1)).toBe('outside');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });

    test('somebody who was removed does not come back as a new guest', async () => {
      world.token = 'cd'.repeat(32);
      world.socket.accept();
      refuse('REMOVED');
      expect(world.token).toBe('cd'.repeat(32));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });
  });

  describe('with a link from another device', () => {
    const secret = 'ab'.repeat(32);
    const refuse = (code: string, id: string | null) => world.socket.deliver({ type: 'error', id, code, message: '' });

    test('the link says who we are, and not the token that we have had', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { hand_over: secret };
      world.deviceName = 'Firefox on Linux';
      await world.greet('ef'.repeat(32));
      expect(world.socket.sent[0]).toMatchObject({ type: 'hello', hand_over: secret, device_name: 'Firefox on Linux' });
      expect(world.socket.sent[0]).not.toHaveProperty('token');
      expect(faults('client', world.socket.sent[0]!)).toEqual([]);
      expect(world.token).toBe('ef'.repeat(32));
    });

    test('a link that is no longer valid leaves the token, and the server is not asked again', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { hand_over: secret };
      world.socket.accept();
      refuse('BAD_HAND_OVER', world.socket.sentOf('hello')[0]!.id);
      expect(world.refusals).toEqual(['BAD_HAND_OVER']);
      expect(world.token).toBe('cd'.repeat(32));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });
  });

  describe('on a device that is signed out', () => {
    const signOut = () => world.socket.deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });

    test('the token is forgotten and nobody becomes a new guest unasked', async () => {
      await world.greet('cd'.repeat(32));
      await world.comeBackAfter(() => world.socket.break());
      signOut();
      expect(world.token).toBeNull();
      expect(world.refusals).toEqual(['DEVICE_SIGNED_OUT']);
      const before = world.sockets.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(before);
    });

    test('a token that another tab has got in the meantime is used', async () => {
      world.token = 'cd'.repeat(32);
      await world.greet();
      world.token = 'ef'.repeat(32);
      signOut();
      expect(world.refusals).toEqual([]);
      await world.comeBack();
      expect(world.socket.sent[0]).toMatchObject({ token: 'ef'.repeat(32) });
    });
  });

  test('what the host announces is passed on', async () => {
    await world.greet();
    world.socket.deliver({ type: 'announcement', text: 'Back at eight.' });
    expect(world.announcements).toEqual(['Back at eight.']);
  });

  test('the room is joined right behind the hello, in the same round trip', async () => {
    expect(world.resumed).toBe(0);
    world.socket.accept();
    expect(world.resumed).toBe(1);
    world.socket.deliver({ type: 'welcome', id: world.socket.sentOf('hello')[0]!.id, protocol: 1, server: '1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(world.resumed).toBe(1);
    expect(world.links).toEqual(['open']);
  });

  test('nothing is asked before the room has been joined again', async () => {
    void world.connection.ask({ type: 'rooms' }).catch(() => undefined);
    expect(world.socket.sent).toEqual([]);
    await world.greet();
    expect(world.resumed).toBe(1);
    expect(world.socket.sentOf('rooms')).toHaveLength(1);
  });
});

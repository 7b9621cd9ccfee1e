import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lost } from '../../../src/connection/failures.ts';
import { closeWorld, openWorld, type World } from '../../support/connection_world.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});
afterEach(() => closeWorld(world));

describe('signing in to an account', () => {
  const token = 'cd'.repeat(32);
  const ask = () => world.connection.ask({ type: 'sign_in', name: 'Mara', pass_phrase: 'eleven green bottles' });
  const signIn = () => void ask().catch(() => undefined);
  const signedIn = () =>
    world.socket.deliver({ type: 'signed_in', id: world.socket.sentOf('sign_in').at(-1)!.id, token, name: 'Mara' });
  const turnAway = () =>
    world.socket.deliver({ type: 'error', id: world.socket.sentOf('hello').at(-1)!.id, code: 'NO_NEW_GUESTS', message: '' });

  test('comes back as the player of the account', async () => {
    world.token = 'ab'.repeat(32);
    await world.greet();
    signIn();
    signedIn();
    world.socket.deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });
    expect(world.token).toBe(token);
    await vi.advanceTimersByTimeAsync(10_000);
    world.socket.accept();
    expect(world.socket.sentOf('hello').at(-1)).toMatchObject({ token });
    expect(world.refusals).toEqual([]);
  });

  test('says hello after that, where the server takes no new guests', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    signIn();
    world.socket.accept();
    expect(world.socket.sent.map(({ type }) => type)).toEqual(['sign_in']);
    signedIn();
    expect(world.socket.sentOf('hello').at(-1)).toMatchObject({ token });
    await world.greet();
    expect(world.links.at(-1)).toBe('open');
  });

  test('learns that the connection was lost, and may try again', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    const lost = ask();
    world.socket.break();
    await expect(lost).rejects.toBeInstanceOf(Lost);
    world.connection.visit();
    signIn();
    world.socket.accept();
    expect(world.socket.sentOf('sign_in')).toHaveLength(1);
  });

  test('may go in without an account after all', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    world.socket.accept();
    world.connection.enterAgain();
    expect(world.socket.sentOf('hello')).toHaveLength(1);
  });
});

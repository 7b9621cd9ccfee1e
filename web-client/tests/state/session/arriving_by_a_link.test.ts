import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeSession,
  greet,
  last,
  openSession,
  paths,
  pause,
  session,
  socket,
  sockets,
} from '../../support/session_world.ts';
import { noStorage } from '../../support/no_storage.ts';

beforeEach(openSession);
afterEach(closeSession);

describe('an invitation in the link', () => {
  const secret = 'ab'.repeat(32);
  const turnAway = (why: string) =>
    answer('hello', { type: 'error', code: why, message: why, id: last('hello').id });

  beforeEach(async () => {
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: `#invitation=${secret}` });
    vi.stubGlobal('history', { replaceState: (_: null, __: string, path: string) => paths.push(path) });
    vi.stubGlobal('localStorage', noStorage);
    session.start();
    socket().accept();
  });

  test('is shown to the server, and leaves the address bar once it has been used', async () => {
    expect(last('hello')).toMatchObject({ invitation: secret });
    expect(paths).toEqual([]);
    await greet();
    expect(paths).toEqual(['/']);
  });

  test('that is used up makes the page ask what else helps', async () => {
    await turnAway('BAD_INVITATION');
    expect(session.entrance.turnedAway).toBeNull();
    socket().accept();
    expect(last('hello')).not.toHaveProperty('invitation');
    await turnAway('PASSWORD_NEEDED');
    expect(session.entrance.turnedAway?.code).toBe('PASSWORD_NEEDED');
    expect(session.entrance.invitationProblem?.code).toBe('BAD_INVITATION');
    session.entrance.enterAgain('open sesame');
    socket().accept();
    expect(last('hello')).toMatchObject({ password: 'open sesame' });
  });
});

describe('an invitation that is opened where the page is shown already', () => {
  let reloaded: number;
  let openLink: () => void;

  beforeEach(() => {
    reloaded = 0;
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: '', reload: () => reloaded++ });
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      if (type !== 'hashchange') return;
      openLink = () => {
        location.hash = `#invitation=${'ab'.repeat(32)}`;
        listener();
      };
    });
    session.start();
    socket().accept();
  });

  test('lets somebody in whom the server has turned away', async () => {
    await answer('hello', { type: 'error', code: 'INVITATION_NEEDED', message: '' });
    openLink();
    expect(reloaded).toBe(1);
  });

  test('changes nothing for a player who is in', async () => {
    await greet();
    openLink();
    expect(reloaded).toBe(0);
  });
});

describe('a link from another device', () => {
  const secret = 'cd'.repeat(32);
  let kept: Map<string, string>;
  let opened: number;

  beforeEach(() => {
    kept = new Map([['crisscross.token', JSON.stringify('ab'.repeat(32))]]);
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: `#hand-over=${secret}` });
    vi.stubGlobal('history', { replaceState: (_: null, __: string, path: string) => paths.push(path) });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    opened = sockets.length;
    session.start();
  });

  const welcome = async () => {
    socket().accept();
    socket().deliver({ type: 'welcome', id: last('hello').id, protocol: 1, server: '1', name: 'Mara', token: 'ef'.repeat(32) });
    await pause();
  };

  test('that was cut is forgotten, and this browser goes on as it was', async () => {
    const cut = `#hand-over=${secret.slice(1)}`;
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: cut });
    session.start();
    expect(session.entrance.handOver).toBeNull();
    await welcome();
    expect(last('hello')).not.toHaveProperty('hand_over');
    expect(paths).toEqual(['/']);
  });

  test('is not used before the player has agreed', () => {
    expect(session.entrance.handOver).toBe(secret);
    expect(sockets).toHaveLength(opened);
  });

  test('makes this browser another device of the same player, under their name', async () => {
    session.entrance.takeOver();
    await welcome();
    expect(last('hello')).toMatchObject({ hand_over: secret });
    expect(session.entrance.handOver).toBeNull();
    expect(session.player.name).toBe('Mara');
    expect(kept.get('crisscross.token')).toBe(JSON.stringify('ef'.repeat(32)));
    expect(paths).toEqual(['/']);
    socket().break();
    await vi.advanceTimersByTimeAsync(10_000);
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ef'.repeat(32) });
  });

  test('that the player declines changes nothing', async () => {
    session.entrance.stay();
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ab'.repeat(32) });
    expect(paths).toEqual(['/']);
  });

  test('that is no longer valid lets the player go on as before', async () => {
    session.entrance.takeOver();
    socket().accept();
    await answer('hello', { type: 'error', code: 'BAD_HAND_OVER', message: '' });
    expect(session.entrance.turnedAway?.code).toBe('BAD_HAND_OVER');
    session.entrance.enterAgain();
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ab'.repeat(32) });
  });

  test('is not in the way when this device has been signed out, after which nothing of the player is left', async () => {
    session.entrance.stay();
    await welcome();
    socket().deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });
    expect(session.entrance.turnedAway?.code).toBe('DEVICE_SIGNED_OUT');
    expect(session.player.name).toBe('');
    expect([...kept.keys()]).toEqual([]);
  });
});

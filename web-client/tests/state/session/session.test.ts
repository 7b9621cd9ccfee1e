import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withPasskey, withPassPhrase } from '../../../src/connection/sign_in/sign_in_request.ts';
import { snapshot } from '../../support/games.ts';
import { answer, asked, closeSession, code, greet, last, openSession, pause, session, socket } from '../../support/session_world.ts';

beforeEach(openSession);
afterEach(closeSession);

describe('an account', () => {
  const signedIn = () => answer('sign_in', { type: 'signed_in', token: 'cd'.repeat(32), name: 'Mara' });

  test('that the player signs in to gives them its name', async () => {
    const done = session.signIn(() => withPassPhrase('mara', 'cafe\u0301 au lait'));
    await pause();
    expect(last('sign_in')).toMatchObject({ name: 'mara', pass_phrase: 'caf\u00e9 au lait' });
    await signedIn();
    expect(await done).toBeNull();
    expect(session.player.name).toBe('Mara');
  });

  test('has the room on the screen sent anew, because somebody else looks at it now', async () => {
    void session.enter(code);
    await pause();
    await answer('join', { type: 'joined', room: code, game: 1, seat: 0, may: [], snapshot });
    const done = session.signIn(() => withPassPhrase('mara', 'eleven green bottles'));
    await pause();
    await signedIn();
    await done;
    expect(session.table).toMatchObject({ code, viewed: null });
  });

  test('does not get what somebody else has typed in the chat', async () => {
    void session.enter(code);
    await pause();
    session.table!.chat.unsent = 'Well pl';
    const done = session.signIn(() => withPassPhrase('mara', 'eleven green bottles'));
    await pause();
    await signedIn();
    await done;
    expect(session.table!.chat.unsent).toBe('');
  });

  test('that does not exist leaves everything as it was', async () => {
    const done = session.signIn(() => withPassPhrase('mara', 'eleven green bottles'));
    await pause();
    await answer('sign_in', { type: 'error', code: 'WRONG_PASS_PHRASE', message: '' });
    expect(await done).toBe('The name or the pass-phrase is wrong.');
    expect(session.player.name).toBe('Ann');
  });
});

test('a device that has been signed out begins anew at the table on the screen, without the tiles and texts of its player', async () => {
  void session.enter(code);
  await pause();
  await answer('join', { type: 'joined', room: code, game: 1, seat: 0, may: [], snapshot });
  session.table!.chat.unsent = 'Well pl';
  const { hand } = session.table!;
  expect(hand.rack).not.toEqual([]);
  socket().deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });
  expect(session.table).toMatchObject({ code, viewed: null });
  expect([session.table!.hand.rack, session.table!.chat.unsent]).toEqual([[], '']);
});

test('a passkey that is chosen after the server has ended the connection is shown to it all the same', async () => {
  socket().deliver({ type: 'error', id: null, code: 'REMOVED', message: '' });
  let choose = (_: object): void => undefined;
  const get = vi.fn(() => new Promise((chosen) => (choose = chosen)));
  vi.stubGlobal('navigator', { userAgent: '', credentials: { get } });
  const done = session.signIn(() => withPasskey(session.requests));
  socket().accept();
  await answer('passkey_challenge', { type: 'passkey_challenge', challenge: 'AQID', host: 'localhost', until: 300_000 });
  await vi.waitFor(() => expect(get).toHaveBeenCalled(), 20_000);
  socket().break();
  const bytes = new ArrayBuffer(3);
  choose({ rawId: bytes, response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } });
  await pause();
  socket().accept();
  await answer('sign_in_with_passkey', { type: 'error', code: 'NO_CHALLENGE', message: '' });
  expect(await done).toBe('That took too long. Try again.');
});

describe('the player’s other devices', () => {
  const listed = { room: code, game: 1, system: 'classic', stage: 'playing', names: ['Ann', 'Ben'], seat: 0, changed: 1 };

  test('move the list of games here', async () => {
    const stop = session.myGames.follow();
    await answer('rooms', { type: 'rooms', rooms: [listed] });
    socket().deliver({ type: 'my_games', rooms: [code], games: [{ ...listed, asked: 'move' }] });
    expect(session.myGames.games).toEqual([{ ...listed, asked: 'move' }]);
    stop();
    expect(asked().slice(-3)).toEqual(['follow_my_games', 'rooms', 'unfollow_my_games']);
  });

  test('send tiles that wait until their game is opened', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void kept.set(key, value) });
    socket().deliver({ type: 'laid_tiles', room: code, game: 2, placement: [{ cell: [7, 7], tile: '?', as: 'N' }] });
    expect([...kept]).toEqual([[`crisscross.room.${code}/2`, '[{"tile":"?","at":[7,7],"as":"N"}]']]);
  });
});

test('a browser that gets messages tells the server so when it is let in', async () => {
  const keys = { p256dh: 'the key', auth: 'the secret' };
  const there = { endpoint: 'https://push.example.org/1', toJSON: () => ({ endpoint: 'https://push.example.org/1', keys }) };
  const registration = { pushManager: { getSubscription: async () => there } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  await greet();
  await vi.waitFor(() => expect(asked()).toContain('calls'));
  await answer('calls', { type: 'calls', key: 'AQID', devices: 0, reminders: 1, night_from: 0, night_to: 0, zone: 'UTC' });
  expect(last('subscribe')).toMatchObject({ address: 'https://push.example.org/1', key: 'the key', secret: 'the secret' });
});

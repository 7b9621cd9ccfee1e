import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HostRefusal, type AskHost } from '../../src/connection/http/host_api.ts';
import type { HostRequest, WordRuling } from '../../src/connection/http/host_protocol.ts';
import { HostDesk, secretIn } from '../../src/state/host_desk.svelte.ts';
import { auditInWords, hostInWords } from '../../src/words/host/audit_in_words.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { faults } from '../support/schema.ts';

const secret = 'ab'.repeat(32);
const fixture = (name: string) => fixturesIn('host_server').find((one) => one.name === name)!.message;

let asked: { request: HostRequest; token: string | null }[];
let answers: Partial<Record<HostRequest['type'], object>>;
let kept: Map<string, string>;
let server: AskHost;
let desk: HostDesk;

beforeEach(() => {
  asked = [];
  answers = {
    sign_in: fixture('signed_in'),
    overview: fixture('overview'),
    rooms: fixture('rooms'),
    people: fixture('people'),
    invitations: fixture('invitations'),
    invite: fixture('invited'),
    word_rulings: fixture('word_rulings'),
  };
  kept = new Map();
  server = (async (request: HostRequest, token: string | null) => {
    asked.push({ request, token });
    expect(faults('host_client', request)).toEqual([]);
    const answer = answers[request.type] ?? { type: 'done' };
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as AskHost;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  desk = new HostDesk(server);
});

const types = () => asked.map(({ request }) => request.type);

describe('signing in', () => {
  test('exchanges the secret of the link once, and keeps the token in this tab', async () => {
    await desk.enter(secretIn(`#${secret}`));
    expect(types()).toEqual(['sign_in', 'overview']);
    expect(asked[0]).toEqual({ request: { type: 'sign_in', secret }, token: null });
    expect(asked[1]!.token).toBe(fixture('signed_in').token);
    expect(desk.signedIn).toBe(true);
    expect([...kept.values()].join()).not.toContain(secret);
  });

  test('is not needed again after a reload', async () => {
    await desk.enter(secret);
    asked = [];
    await desk.enter(null);
    expect(types()).toEqual(['overview']);
  });

  test('with an old link says why it does not work', async () => {
    answers.sign_in = new HostRefusal('BAD_LINK', 'Too old.', { type: 'sign_in', secret });
    await desk.enter(secret);
    expect([desk.signedIn, desk.problem?.message]).toEqual([false, 'Too old.']);
  });

  test('is tried again with the same link after the server could not be reached', async () => {
    const lost = new HostRefusal('LOST', '', { type: 'overview' });
    answers.sign_in = lost;
    await desk.enter(secret);
    expect([desk.signedIn, desk.problem?.code]).toEqual([false, 'LOST']);
    answers.sign_in = fixture('signed_in');
    const { overview } = answers;
    answers.overview = lost;
    await desk.enterAgain();
    expect([desk.signedIn, desk.problem?.code]).toEqual([false, 'LOST']);
    answers.overview = overview!;
    await desk.enterAgain();
    expect([desk.signedIn, desk.problem]).toEqual([true, null]);
    expect(types()).toEqual(['sign_in', 'sign_in', 'overview', 'overview']);
  });

  test('nothing is asked without a link or a session', async () => {
    await desk.enter(null);
    expect(asked).toEqual([]);
  });

  test('a session that has ended signs out', async () => {
    await desk.enter(secret);
    answers.rooms = new HostRefusal('SIGNED_OUT', 'You’re signed out.', { type: 'rooms' });
    await desk.renew(desk.rooms);
    expect(desk.signedIn).toBe(false);
    expect(kept.size).toBe(0);
  });

  test.each(['where storage is full', 'where storage is forbidden'])('works %s, as long as the page is open', async (where) => {
    vi.resetModules();
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    if (where.includes('full')) vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined });
    else vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { HostDesk: DeskWithoutStorage } = await import('../../src/state/host_desk.svelte.ts');
    const without = new DeskWithoutStorage(server);
    await without.enter(secret);
    expect([without.signedIn, asked.at(-1)!.token]).toEqual([true, fixture('signed_in').token]);
    await without.signOut();
    expect(without.signedIn).toBe(false);
  });

  test('at a server under a path of its own leaves the token of another one alone', async () => {
    vi.resetModules();
    vi.doMock('../../src/browser/base.ts', () => ({ base: '/games' }));
    const { HostDesk: DeskOfOther } = await import('../../src/state/host_desk.svelte.ts');
    kept.set('crisscross.host', '"another token"');
    await new DeskOfOther(server).enter(null);
    expect([asked, kept.size]).toEqual([[], 1]);
    vi.doUnmock('../../src/browser/base.ts');
  });

  test.each(['', '#', '#abc', `#${secret}0`, `#invitation=${secret}`])('"%s" is not the secret of a link', (hash) =>
    expect(secretIn(hash)).toBeNull(),
  );
});

describe('looking after the server', () => {
  beforeEach(() => desk.enter(secret));

  test('a list is loaded page by page', async () => {
    const page = Array.from({ length: 50 }, (_, index) => ({ number: 100 - index }));
    answers.rooms = { type: 'rooms', rooms: page };
    await desk.renew(desk.rooms);
    expect(desk.rooms.more).toBe(true);
    answers.rooms = { type: 'rooms', rooms: [{ number: 50 }] };
    await desk.older(desk.rooms);
    expect(asked.at(-1)!.request).toEqual({ type: 'rooms', older_than: 51 });
    expect(desk.rooms.rows).toHaveLength(51);
    expect(desk.rooms.more).toBe(false);
  });

  test('closing a room and removing a person show the new state', async () => {
    await desk.closeRoom('K7QFW2MX');
    await desk.removePerson(7);
    expect(types().slice(2)).toEqual(['close_room', 'rooms', 'remove_person', 'people']);
  });

  test('a new invitation is shown until it is revoked', async () => {
    await desk.invite(10, 7);
    expect(desk.invited?.secret).toBe(fixture('invited').secret);
    await desk.revoke(3);
    expect(desk.invited).not.toBeNull();
    await desk.revoke(desk.invited!.number);
    expect(desk.invited).toBeNull();
  });

  test('which invitations there are is not known before the server has said so', async () => {
    answers.invitations = new HostRefusal('LOST', 'The server didn’t answer.', { type: 'invitations' });
    await desk.renewInvitations();
    expect([desk.invitations, desk.problem?.code]).toEqual([null, 'LOST']);
    answers.invitations = { type: 'invitations', invitations: [] };
    await desk.renewInvitations();
    expect([desk.invitations, desk.problem]).toEqual([[], null]);
  });

  test('an announcement can be taken back', async () => {
    await desk.announce('');
    expect(types().slice(2)).toEqual(['announce', 'overview']);
  });

  test('a backup shows the new state, and the page waits for it', async () => {
    const made = desk.backUp();
    expect(desk.backingUp).toBe(true);
    await made;
    expect(types().slice(2)).toEqual(['back_up', 'overview']);
    expect([desk.backingUp, desk.backupProblem, desk.problem]).toEqual([false, null, null]);
  });

  test('a backup that fails says why until the next one is made, and shows the new state too', async () => {
    answers.back_up = new HostRefusal('BACKUP_FAILED', 'No backup was made: the disk is full.', { type: 'back_up' });
    await desk.backUp();
    expect(types().slice(2)).toEqual(['back_up', 'overview']);
    await desk.renew(desk.rooms);
    expect([desk.backingUp, desk.backupProblem?.message]).toEqual([false, 'No backup was made: the disk is full.']);
    delete answers.back_up;
    await desk.backUp();
    expect(desk.backupProblem).toBeNull();
  });

  test('asking for a backup after the session has ended signs out', async () => {
    answers.back_up = new HostRefusal('SIGNED_OUT', 'You’re signed out.', { type: 'back_up' });
    await desk.backUp();
    expect([desk.signedIn, desk.backingUp, desk.problem?.message]).toEqual([false, false, 'You’re signed out.']);
  });

  test('a ruling that changes its list is shown so, and the other rows stay as they are', async () => {
    await desk.renew(desk.rulings);
    const [, aalii] = desk.rulings.rows as WordRuling[];
    await desk.changeList(aalii!, 'exclude');
    expect(asked.at(-1)!.request).toEqual({ type: 'change_list', list: 'english', word: 'AALII', change: 'exclude' });
    expect(desk.rulings.rows!.map(({ word, change }) => [word, change])).toEqual([
      ['FLURB', 'add'],
      ['AALII', 'exclude'],
      ['ZORK', undefined],
    ]);
    await desk.changeList(desk.rulings.rows![0]!, 'take_back');
    expect(desk.rulings.rows![0]).not.toHaveProperty('change');
    expect(types().filter((type) => type === 'word_rulings')).toHaveLength(1);
  });

  test('why a list is not changed is shown at its ruling until the next change', async () => {
    await desk.renew(desk.rulings);
    const [, aalii] = desk.rulings.rows as WordRuling[];
    answers.change_list = new HostRefusal('LIST_UNCHANGED', 'The disk is full.', { type: 'change_list', list: 'english', word: 'AALII', change: 'exclude' });
    await desk.changeList(aalii!, 'exclude');
    expect([desk.listProblem?.number, desk.listProblem?.why.message, desk.problem]).toEqual([11, 'The disk is full.', null]);
    expect(desk.rulings.rows![1]).toEqual(aalii);
    delete answers.change_list;
    await desk.changeList(aalii!, 'exclude');
    expect(desk.listProblem).toBeNull();
  });

  test('what is refused is shown, and changes nothing', async () => {
    answers.close_room = new HostRefusal('NOT_FOUND', 'There is no such room.', { type: 'close_room', room: '22222222' });
    await desk.closeRoom('22222222');
    expect([desk.problem?.message, desk.signedIn, desk.busy]).toEqual(['There is no such room.', true, false]);
  });
});

test('the log says what was done and by whom, even for actions that the page does not know', () => {
  const entry = { number: 1, at: 1, action: 'close_room', subject: 'K7QFW2MX' };
  expect(auditInWords(entry)).toBe('Closed room K7QFW2MX');
  expect(auditInWords({ ...entry, action: 'dance', subject: '' })).toBe('dance');
  expect(auditInWords({ ...entry, action: 'add_word', subject: 'english FLURB' })).toBe('Added FLURB to the list english');
  expect(auditInWords({ ...entry, action: 'exclude_word', subject: 'english AALII' })).toBe('Excluded AALII from the list english');
  expect(auditInWords({ ...entry, action: 'take_back_word', subject: 'english AALII' })).toContain('Took back the change of AALII');
  expect(auditInWords({ ...entry, action: 'prune_finished', subject: '' })).toBe('Removed what was unused, and old finished games');
  expect(auditInWords({ ...entry, action: 'import', subject: '7' })).toBe('Imported games for person 7');
  expect(hostInWords(entry)).toBe('command line');
  expect(hostInWords({ ...entry, session: 2 })).toBe('session 2');
});

import { beforeEach, expect, test } from 'vitest';
import { Account } from '../../../src/state/session/account.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';

const key = { passkey: 4, name: 'phone', created: 1 };
let server: FakeConnection;
let account: Account;

beforeEach(() => {
  server = new FakeConnection();
  account = new Account(server.asConnection(), () => 'Firefox on Linux');
});

/** The account as it is now. */
async function load(answer: object): Promise<void> {
  void account.load();
  await server.answer('account', answer);
}

test('a guest without an account makes one with a pass-phrase', async () => {
  await load({});
  expect(account).toMatchObject({ known: true, name: null, passkeys: [] });
  const made = account.make('Mara', 'cafe\u0301 au lait');
  await server.answer('make_account', {});
  await server.answer('account', { name: 'Mara', has_pass_phrase: true });
  expect(await made).toBe(true);
  expect(server.askedOf('make_account')).toEqual([{ type: 'make_account', name: 'Mara', pass_phrase: 'caf\u00e9 au lait' }]);
  expect(account).toMatchObject({ name: 'Mara', hasPassPhrase: true });
});

test('what the server refuses is said in words and changes nothing', async () => {
  await load({});
  const made = account.make('Mara', 'short');
  await server.refuse('make_account', 'NAME_OF_ACCOUNT');
  expect(await made).toBe(false);
  expect(account.problem).toContain('Someone else has an account');
  expect(account).toMatchObject({ name: null, busy: false });
});

test('the current pass-phrase is sent only if there is one', async () => {
  await load({ name: 'Mara', passkeys: [key] });
  void account.changePassPhrase({ old: '', passPhrase: 'eleven green bottles', signOutOthers: false });
  await server.answer('change_pass_phrase', {});
  await server.answer('account', { name: 'Mara', has_pass_phrase: true, passkeys: [key] });
  void account.changePassPhrase({ old: 'eleven green bottles', passPhrase: 'twelve green bottles', signOutOthers: true });
  expect(server.askedOf('change_pass_phrase')).toEqual([
    { type: 'change_pass_phrase', pass_phrase: 'eleven green bottles' },
    { type: 'change_pass_phrase', old: 'eleven green bottles', pass_phrase: 'twelve green bottles', sign_out_others: true },
  ]);
});

test('a passkey is removed, and the last one is not', async () => {
  await load({ name: 'Mara', passkeys: [key] });
  void account.removePasskey(4);
  await server.refuse('remove_passkey', 'LAST_PASSKEY');
  expect(account.problem).toContain('pass-phrase first');
  expect(account.passkeys).toEqual([key]);
});

test('a lost connection is reported', async () => {
  await load({ name: 'Mara', passkeys: [key] });
  void account.removePasskey(4);
  await server.lose('remove_passkey');
  expect(account.problem).toBe('The connection was lost. Try again.');
});

test('a change has worked even if the connection is lost before the account is loaded again, which it is on the next connection', async () => {
  await load({ name: 'Mara', has_pass_phrase: true });
  const changed = account.changePassPhrase({ old: 'eleven green bottles', passPhrase: 'twelve green bottles', signOutOthers: false });
  await server.answer('change_pass_phrase', {});
  await server.lose('account');
  await server.answer('account', { name: 'Mara', has_pass_phrase: true, passkeys: [key] });
  expect(await changed).toBe(true);
  expect(account).toMatchObject({ problem: '', busy: false, passkeys: [key] });
});

test('an account that could not be loaded is asked for again', async () => {
  void account.load();
  await server.lose('account');
  expect(account).toMatchObject({ problem: '', busy: true, known: false });
  await server.answer('account', { name: 'Mara' });
  expect(account).toMatchObject({ busy: false, known: true, name: 'Mara' });
});

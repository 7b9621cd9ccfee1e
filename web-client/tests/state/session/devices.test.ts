import { beforeEach, expect, test } from 'vitest';
import { Devices } from '../../../src/state/session/devices.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';

const phone = { device: 12, name: 'phone', created: 1, seen: 2 };
const desk = { device: 3, name: '', created: 1, seen: 2, here: true } as const;
let server: FakeConnection;
let devices: Devices;

beforeEach(async () => {
  server = new FakeConnection();
  devices = new Devices(server.asConnection());
  void devices.load();
  await server.answer('devices', { devices: [phone, desk] });
});

test('a player sees their devices', () => {
  expect(devices.list).toEqual([phone, desk]);
  expect(devices.problem).toBe('');
});

test('a link is asked for when it is wanted', async () => {
  expect(devices.secret).toBeNull();
  void devices.makeLink();
  await server.answer('hand_over', { secret: 'ab'.repeat(32), until: 9 });
  expect(devices.secret).toBe('ab'.repeat(32));
});

test('a link goes once it has been used, and the device that has used it is in the list', async () => {
  void devices.makeLink();
  await server.answer('hand_over', { secret: 'ab'.repeat(32), until: 900 });
  const watched = devices.watchLink(100);
  await server.answer('devices', { devices: [phone, desk] });
  expect([await watched, devices.secret]).toEqual([null, 'ab'.repeat(32)]);
  const tablet = { device: 13, name: 'tablet', created: 3, seen: 3 };
  const again = devices.watchLink(200);
  await server.answer('devices', { devices: [tablet, phone, desk] });
  expect([await again, devices.secret, devices.list]).toEqual([tablet, null, [tablet, phone, desk]]);
});

test('a player who has used a link sees that once, even where the server was asked twice meanwhile', async () => {
  void devices.makeLink();
  await server.answer('hand_over', { secret: 'ab'.repeat(32), until: 900 });
  const tablet = { device: 13, name: 'tablet', created: 3, seen: 3 };
  const looks = [devices.watchLink(100), devices.watchLink(200)];
  for (const _ of looks) await server.answer('devices', { devices: [tablet, phone, desk] });
  expect(await Promise.all(looks)).toEqual([tablet, null]);
});

test('a link goes when it is too old, and stays while the server cannot be asked', async () => {
  void devices.makeLink();
  await server.answer('hand_over', { secret: 'ab'.repeat(32), until: 900 });
  const lost = devices.watchLink(100);
  await server.lose('devices');
  expect([await lost, devices.secret, devices.problem]).toEqual([null, 'ab'.repeat(32), '']);
  const late = devices.watchLink(900);
  await server.answer('devices', { devices: [phone, desk] });
  expect([await late, devices.secret]).toEqual([null, null]);
});

test('the list is up to date after a device has been signed out or renamed', async () => {
  void devices.signOut(12);
  await server.answer('sign_out', {});
  await server.answer('devices', { devices: [desk] });
  expect(devices.list).toEqual([desk]);
  const renamed = devices.rename(3, 'desk');
  await server.answer('name_device', {});
  await server.answer('devices', { devices: [{ ...desk, name: 'desk' }] });
  expect(await renamed).toBe(true);
  expect(devices.list).toEqual([{ ...desk, name: 'desk' }]);
});

test('what the server refuses is said in words and changes nothing', async () => {
  void devices.signOut(3);
  await server.refuse('sign_out', 'LAST_DEVICE');
  expect(devices.problem).toContain('your only device');
  const renamed = devices.rename(3, ' ');
  await server.refuse('name_device', 'BAD_DEVICE_NAME');
  expect(await renamed).toBe(false);
  expect(devices.problem).toContain('40 visible characters');
  void devices.makeLink();
  await server.refuse('hand_over', 'TOO_MANY_DEVICES');
  expect(devices.secret).toBeNull();
  expect(devices.list).toEqual([phone, desk]);
});

test('a lost connection is reported', async () => {
  void devices.makeLink();
  await server.lose('hand_over');
  expect(devices.problem).toBe('The connection was lost. Try again.');
});

test('a list whose answer is lost is asked for again on the next connection', async () => {
  void devices.signOut(12);
  await server.answer('sign_out', {});
  await server.lose('devices');
  expect([devices.problem, devices.busy]).toEqual(['', true]);
  await server.answer('devices', { devices: [desk] });
  expect([devices.list, devices.busy]).toEqual([[desk], false]);
});

import { beforeEach, expect, test } from 'vitest';
import type { Allowed } from '../../../src/connection/protocol.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';
import { entries, dealt, played } from '../../support/games.ts';
import { about, challenge, connection, hear, newTables, tableAfter } from '../../support/table_world.ts';

const off: Allowed[] = [...challenge, { command: 'always_accept', on: true }];
const on: Allowed[] = [...challenge, { command: 'always_accept', on: false }];

beforeEach(newTables);

test('the page asks the server to accept every play, and shows that it does once the server says so', async () => {
  const table = await tableAfter([...dealt, played], off, 1);
  void table.commands.alwaysAccept(true);
  expect(connection.askedOf('always_accept')).toEqual([{ type: 'always_accept', on: true, ...about }]);
  expect(table.may.alwaysAccepts).toBe(false);
  hear(table, { type: 'always_accept_set', seat: 1, on: true }, on);
  expect(table.may.alwaysAccepts).toBe(true);
  toasts.clear();
  await connection.answer('always_accept', { type: 'ok' });
  expect(toasts.shown?.text).toContain('accept every play');
});

test('what a player has said on another device holds here, too', async () => {
  const table = await tableAfter([...dealt, played], on, 1);
  expect(table.may.alwaysAccepts).toBe(true);
  hear(table, { type: 'always_accept_set', seat: 1, on: false }, off);
  expect(table.may.alwaysAccepts).toBe(false);
});

test('nobody hears that every play is accepted when they take it back, or when the server refuses it', async () => {
  const table = await tableAfter([...dealt, played], on, 1);
  toasts.clear();
  void table.commands.alwaysAccept(false);
  await connection.answer('always_accept', { type: 'ok' });
  expect(toasts.shown).toBeNull();
  void table.commands.alwaysAccept(true);
  await connection.refuse('always_accept', 'TOO_MANY_CHANGES');
  expect(toasts.shown?.text).not.toContain('accept every play');
});

test('the page itself accepts nothing', async () => {
  const table = await tableAfter(dealt, on, 1);
  const held = { ...played, window: 'held', until: 99_000 } as typeof played;
  table.sync.hear({ type: 'events', ...about, events: entries([held], table.viewed!.v + 1), may: on, asked: 'accept' });
  table.standing.give();
  expect(connection.askedOf('accept')).toEqual([]);
});

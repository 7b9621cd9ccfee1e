import { beforeEach, expect, test } from 'vitest';
import { dealt, entries } from '../../support/games.ts';
import { about, connection, ended, hear, newTables, tableAfter, turn } from '../../support/table_world.ts';

beforeEach(newTables);

test('a finished game that is opened shows its review', async () => {
  expect((await tableAfter([...dealt, ended], [])).reviewing).toBe(true);
  const table = await tableAfter(dealt, turn);
  hear(table, ended, []);
  expect([table.reviewing, table.justEnded]).toEqual([false, true]);
});

test('a review asks for the whole log as soon as it opens, before its views are there', async () => {
  const over = await tableAfter([...dealt, ended], []);
  expect(connection.askedOf('log')).toEqual([{ type: 'log', from: 1, to: 7, ...about }]);
  const log = entries([...dealt, ended]);
  await connection.answer('log', { events: log });
  expect(await over.log).toEqual({ events: log, times: [] });
  const table = await tableAfter(dealt, turn);
  hear(table, ended, []);
  expect(connection.askedOf('log')).toHaveLength(1);
  table.review();
  expect(connection.askedOf('log')).toHaveLength(2);
});

test('a log that cannot be loaded is a problem of the review alone', async () => {
  const table = await tableAfter([...dealt, ended], []);
  await connection.refuse('log', 'TOO_MANY_REQUESTS');
  await expect(table.log).rejects.toThrow('TOO_MANY_REQUESTS');
});

import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/connection/guard.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { faults } from '../support/schema.ts';

describe.each(['client', 'server', 'host_client', 'host_server'] as const)('every golden message of the %s', (side) => {
  test.each(fixturesIn(side))('fits the schema: $name', ({ message }) => {
    expect(faults(side, message)).toEqual([]);
  });
});

describe('the page', () => {
  test.each(fixturesIn('events'))('shares its events with the schema: $name', ({ message }) => {
    expect(faults('event', message)).toEqual([]);
  });

  test.each(fixturesIn('server'))('can read what the server says: $name', ({ message }) => {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  test('ignores a type that it does not know', () => {
    expect(readMessage('{"type":"weather","rain":true}')).toBeNull();
  });

  test.each(['', 'null', '[]', '"ok"', '{', '{"type":"ok"}', '{"type":"pong","sent":"1","at":2}'])(
    'does not trip over a frame like %s',
    (text) => expect(readMessage(text)).toBeNull(),
  );
});

test.each(fixturesIn('game_files'))('a game file fits the schema: $name', ({ message }) => {
  expect(faults('game', message)).toEqual([]);
});

test('the schema refuses what is not a message', () => {
  expect(faults('client', { type: 'pass', id: 'p1' })).not.toEqual([]);
  expect(faults('server', { type: 'ok' })).not.toEqual([]);
  expect(faults('game', { format: 'crisscross game' })).not.toEqual([]);
});

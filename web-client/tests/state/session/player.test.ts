import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPlayer } from '../../../src/browser/storage.ts';
import { Player, tidyName } from '../../../src/state/session/player.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';
import { emptyStorage } from '../../support/hands.ts';

let connection: FakeConnection;

beforeEach(() => {
  connection = new FakeConnection();
  emptyStorage();
});

const player = () => new Player(connection.asConnection());

/** The player of a browser that knows her as Ann. */
function ann(): Player {
  const known = player();
  known.rename('Ann');
  return known;
}

test('the browser remembers its player, until it is to forget them: the name, and the stand-in that they agree to', () => {
  const known = ann();
  known.agree('strong');
  expect([player().name, player().agreed]).toEqual(['Ann', { if_away: 'strong' }]);
  known.forget();
  forgetPlayer();
  for (const { name, agreed } of [known, player()]) expect([name, agreed]).toEqual(['', {}]);
});

describe('a new name', () => {
  test('is kept once the server has it everywhere', async () => {
    const known = ann();
    const changed = known.changeName(' Anna ');
    expect(connection.askedOf('rename')).toEqual([{ type: 'rename', name: ' Anna ' }]);
    expect(known.name).toBe('Ann');
    await connection.answer('rename', { type: 'ok' });
    expect(await changed).toBeNull();
    expect(player().name).toBe('Anna');
  });

  test('that is refused is not kept, and the form says why', async () => {
    const known = ann();
    const changed = known.changeName('Ben');
    await connection.refuse('rename', 'NAME_TAKEN', { field: '/name', room: 'K7QFW2MX' });
    expect(await changed).toContain('In your game K7QFW2MX');
    expect(known.name).toBe('Ann');
  });

  test('that may not have reached the server is not kept', async () => {
    const known = ann();
    const changed = known.changeName('Anna');
    await connection.lose('rename');
    expect(await changed).not.toBeNull();
    expect(known.name).toBe('Ann');
  });
});

describe('the name that the server tells', () => {
  test('counts in a browser that has none, and in one that is another device of the player now', () => {
    const nameless = player();
    nameless.meet('Ann', false);
    expect(player().name).toBe('Ann');
    nameless.rename('Guest');
    nameless.meet('Mara', true);
    expect(player().name).toBe('Mara');
  });

  test('counts after a change on another device, even on a page that is opened later', () => {
    ann().meet('Ann', false);
    player().meet('Anna', false);
    expect(player().name).toBe('Anna');
  });

  test('counts again once this browser has told the server another one', () => {
    const known = ann();
    known.meet('Ann', false);
    known.rename('Annabel');
    known.meet('Annabel', false);
    known.meet('Annie', false);
    expect(known.name).toBe('Annie');
  });

  test('counts in a browser that has the same one with more blanks', () => {
    const known = player();
    known.rename('Anna  M ');
    known.meet('Anna M', false);
    known.meet('Annie', false);
    expect(known.name).toBe('Annie');
  });

  test('does not take the place of one that this browser has got since', () => {
    ann().meet('Ann', false);
    const known = player();
    known.rename('Annabel');
    known.meet('Anna', false);
    known.meet(undefined, false);
    expect(known.name).toBe('Annabel');
  });
});

test('the stand-in that a player agrees to is remembered, and named only if there is one', () => {
  expect(player().agreed).toEqual({});
  player().agree('strong');
  expect(player().agreed).toEqual({ if_away: 'strong' });
  player().agree(null);
  expect(player().agreed).toEqual({});
});

test('a name has no blanks around it, and single ones inside', () => {
  expect(tidyName(' Anna   M\u00a0')).toBe('Anna M');
});

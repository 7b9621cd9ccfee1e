import { beforeEach, expect, test } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import type { ImportApi } from '../../../src/connection/http/import_api.ts';
import { Imports } from '../../../src/state/archive/imports.svelte.ts';

/** Whether each game that the server has counts in statistics. */
let games: Map<string, boolean>;
let reachable: boolean;
let imports: Imports;

async function change(make: () => void): Promise<ApiRefused | null> {
  if (!reachable) return new ApiRefused('LOST');
  make();
  return null;
}

beforeEach(async () => {
  games = new Map([['K7QFW2MX-1', true], ['K7QFW2MX-2', true]]);
  reachable = true;
  imports = new Imports({
    mine: async () => (reachable ? { games: games.size, counting: [...games.values()].filter(Boolean).length, most: 100 } : null),
    count: (id, counts) => change(() => games.set(id, counts)),
    countAll: (counts) => change(() => games.forEach((_, id) => games.set(id, counts))),
    remove: (id) => change(() => (id ? games.delete(id) : games.clear())),
  } as ImportApi);
  await imports.look();
});

test('once a game no longer counts in statistics, it is known that not all of them do', async () => {
  expect(await imports.count('K7QFW2MX-2', false)).toBeNull();
  expect(imports.own).toMatchObject({ games: 2, counting: 1 });
});

test('all of them count at once, and none that is removed', async () => {
  await imports.countAll(false);
  expect(imports.own).toMatchObject({ games: 2, counting: 0 });
  await imports.remove();
  expect(imports.own).toMatchObject({ games: 0, counting: 0 });
});

test('all of them are shown to count before the server has answered, and as before if that fails', async () => {
  reachable = false;
  const changed = imports.countAll(false);
  expect(imports.own).toMatchObject({ counting: 0 });
  expect(await changed).toMatchObject({ code: 'LOST' });
  expect(imports.own).toMatchObject({ games: 2, counting: 2 });
});

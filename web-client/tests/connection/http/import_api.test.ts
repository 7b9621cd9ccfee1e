import { afterEach, expect, test, vi } from 'vitest';
import { importsOf } from '../../../src/connection/http/import_api.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const imports = importsOf(() => 'c0ffee');

test('a file is sent with the name that its owner has in it', async () => {
  answer({ id: 'K7M2QX9P-1' }, 201);
  const file = new Blob(['{}']);
  expect(await imports.send(file, 'Anna & Ben')).toEqual({ id: 'K7M2QX9P-1' });
  expect(fetched.mock.calls[0]).toMatchObject(['/api/v1/games?name=Anna+%26+Ben', { method: 'POST', body: file }]);
});

test('a file that is refused comes with the code and the place in it', async () => {
  answer({ code: 'BAD_RECORD', message: 'No.', field: 'line 7' }, 422);
  expect(await imports.send(new Blob([]), '')).toEqual({ code: 'BAD_RECORD', message: 'No.', field: 'line 7' });
  fetched.mockRejectedValueOnce(new TypeError('network'));
  expect(await imports.send(new Blob([]), '')).toEqual({ code: 'LOST', message: '', field: '' });
});

test('questions about imported games give null if no answer comes, and a change says why it failed', async () => {
  answer({ games: 2, counting: 1, most: 5000 });
  expect(await imports.mine()).toEqual({ games: 2, counting: 1, most: 5000 });
  answer({ summary: { id: 'K7M2QX9P-1' } });
  expect(await imports.about('K7M2QX9P-1')).toEqual({ id: 'K7M2QX9P-1' });
  answer({});
  expect(await imports.count('K7M2QX9P-1', true)).toBeNull();
  answer({ games: 2, counting: 2, most: 5000 });
  expect(await imports.countAll(true)).toBeNull();
  expect(fetched.mock.lastCall).toMatchObject(['/api/v1/imports?counts=true', { method: 'PUT' }]);
  for (let times = 0; times < 3; ++times) answer({ code: 'NO_SUCH_GAME' }, 404);
  expect([await imports.mine(), await imports.about('X')]).toEqual([null, null]);
  expect(await imports.count('X', false)).toMatchObject({ code: 'NO_SUCH_GAME' });
});

test('a game that is not there any more after the answer to its removal was lost is removed', async () => {
  answer({ code: 'NO_SUCH_GAME' }, 404);
  expect(await imports.remove('K7M2QX9P-2')).toMatchObject({ code: 'NO_SUCH_GAME' });
  fetched.mockRejectedValueOnce(new TypeError('network'));
  expect(await imports.remove('K7M2QX9P-1')).toMatchObject({ code: 'LOST' });
  answer({ code: 'NO_SUCH_GAME' }, 404);
  expect(await imports.remove('K7M2QX9P-1')).toBeNull();
});

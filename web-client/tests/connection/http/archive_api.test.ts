import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import { archiveOf } from '../../../src/connection/http/archive_api.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const asked = () => fetched.mock.calls[0]!;

test('a search names what is wanted in its address, and the token only in a header', async () => {
  answer({ games: [] });
  expect(await archiveOf(() => 'c0ffee')('games', { word: 'QI & ZA', opponent: '' })).toEqual({ games: [] });
  expect(asked()[0]).toBe('/api/v1/games?word=QI+%26+ZA');
  expect(asked()[1]).toEqual({ headers: { Authorization: 'Bearer c0ffee' } });
});

test('a browser without a player sends no token', async () => {
  answer({ players: [], opponents: [] });
  await archiveOf(() => null)('statistics', {});
  expect(asked()[1]).toEqual({ headers: {} });
});

test('a refusal comes with its code and the parameter that it is about', async () => {
  answer({ code: 'BAD_PARAMETER', message: 'No.', field: 'play' }, 400);
  const refused = await archiveOf(() => null)('games', {}).catch((why: ApiRefused) => why);
  expect(refused).toBeInstanceOf(ApiRefused);
  expect(refused).toMatchObject({ code: 'BAD_PARAMETER', field: 'play' });
});

test('no answer, or one that is not JSON, is a lost search', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(archiveOf(() => null)('words', {})).rejects.toMatchObject({ code: 'LOST' });
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  await expect(archiveOf(() => null)('words', {})).rejects.toMatchObject({ code: 'LOST' });
});

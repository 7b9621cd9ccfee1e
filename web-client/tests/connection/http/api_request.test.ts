import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefused, askApi, askApiForJson, refusalOf } from '../../../src/connection/http/api_request.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const answer = (body: string, status = 200, headers: HeadersInit = {}) =>
  fetched.mockResolvedValueOnce(new Response(body, { status, headers }));

/** What asking throws. */
const refused = (): Promise<unknown> => askApi(null, 'me').then(() => 'an answer', (why: unknown) => why);

test('a request goes below /api/v1 as it is, with the token in a header and not in the address', async () => {
  answer('{}');
  await askApi('c0ffee', 'games?name=Anna', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' });
  expect(fetched.mock.calls).toEqual([
    [
      '/api/v1/games?name=Anna',
      { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: 'Bearer c0ffee' }, body: '{"a":1}' },
    ],
  ]);
});

test('a browser without a player sends no token', async () => {
  answer('{}');
  await askApi(null, 'games');
  expect(fetched.mock.calls).toEqual([['/api/v1/games', { headers: {} }]]);
});

test('an answer comes as the server wrote it, or is read as JSON', async () => {
  answer('{"a":\n1}');
  expect(await (await askApi(null, 'me')).text()).toBe('{"a":\n1}');
  answer('{"a":\n1}');
  expect(await askApiForJson(null, 'me')).toEqual({ a: 1 });
});

test('a player who has deleted themselves has a name in JSON', async () => {
  answer('{"players":[{"name":""}]}');
  expect(await askApiForJson(null, 'games/K7M2QX9P-1')).toEqual({ players: [{ name: 'Former player' }] });
});

test.each([401, 403, 404, 500, 503])('a refusal with status %i has the code of the server and what it is about', async (status) => {
  answer('{"code":"NOT_IN_GCG","message":"No.","field":"format","reason":"corners"}', status);
  const why = await refused();
  expect(why).toBeInstanceOf(ApiRefused);
  expect(why).toMatchObject({ code: 'NOT_IN_GCG', message: 'No.', field: 'format', reason: 'corners', retryAfter: 0 });
});

test('a refusal says when to ask again', async () => {
  answer('{"code":"TOO_MANY_REQUESTS"}', 429, { 'Retry-After': '7' });
  expect(await refused()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 7, field: '', reason: '' });
  answer('{"code":"BUSY"}', 503, { 'Retry-After': 'Fri, 31 Dec 1999 23:59:59 GMT' });
  expect(await refused()).toMatchObject({ code: 'BUSY', retryAfter: 0 });
});

test('an answer is lost if the server cannot be reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'));
  expect(await refused()).toMatchObject({ code: 'LOST' });
});

test.each(['<html>', 'null', '{}', ''])('an answer is lost if it is a refusal without a code: “%s”', async (body) => {
  answer(body, 502);
  expect(await refused()).toMatchObject({ code: 'LOST' });
});

test('an answer is lost if it is not JSON where JSON is wanted', async () => {
  answer('<html>');
  await expect(askApiForJson(null, 'me')).rejects.toMatchObject({ code: 'LOST' });
});

test('whatever else is thrown while asking is a lost answer', () => {
  const why = new ApiRefused('BUSY');
  expect(refusalOf(why)).toBe(why);
  expect(refusalOf(new TypeError('aborted'))).toMatchObject({ code: 'LOST' });
});

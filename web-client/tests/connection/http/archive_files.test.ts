import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import { ArchiveFiles } from '../../../src/connection/http/archive_files.ts';
import { parseWithPeople } from '../../../src/connection/former_players.ts';

type Answer = { status?: number; body: string; link?: string };

/** Answers each address below /api/v1, and notes what was asked. */
function serve(answers: Record<string, Answer>) {
  const asked: { path: string; request: RequestInit }[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push({ path, request });
    const { status = 200, body, link } = answers[path.replace('/api/v1/', '')]!;
    return Promise.resolve(new Response(body, { status, headers: link ? { Link: link } : {} }));
  });
  return asked;
}

const files = new ArchiveFiles(() => 'abc');

describe('games as files', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('have a picture of each moment, for which the player is known by their token', async () => {
    const asked = serve({ 'games/K7M2QX9P-1/picture?format=svg&at=41': { body: '<svg />' } });
    expect(await (await files.pictureOf('K7M2QX9P-1', 41, 'svg')).text()).toBe('<svg />');
    expect((asked[0]!.request.headers as Record<string, string>).Authorization).toBe('Bearer abc');
  });

  it('come page by page and become one array, each as the server wrote it', async () => {
    const asked = serve({
      files: { body: '[{"a":1,\n"b":[\n1\n]},\n{"a":2}]\n', link: '<?after=K7M2QX9P-2>; rel="next"' },
      'files?after=K7M2QX9P-2': { body: '[{"a":3}]\n' },
    });
    expect(await (await files.ofAllGames()).text()).toBe('[{"a":1,\n"b":[\n1\n]},\n{"a":2},\n{"a":3}]\n');
    expect(asked.map(({ request }) => (request.headers as Record<string, string>).Authorization)).toEqual(['Bearer abc', 'Bearer abc']);
  });

  it('come even if there are more pages than the server gives at once', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked++;
      const tooSoon = new Response('{"code":"TOO_MANY_REQUESTS"}', { status: 429, headers: { 'Retry-After': '1' } });
      return Promise.resolve(asked < 4 ? tooSoon : new Response('[{"a":1}]\n'));
    });
    const all = files.ofAllGames();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await all).text()).toBe('[{"a":1}]\n');
    expect(asked).toBe(4);
    vi.useRealTimers();
  });

  it('are refused after a while if the server stays busy', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"BUSY"}', { status: 503, headers: { 'Retry-After': '1' } })));
    const all = expect(files.ofAllGames()).rejects.toMatchObject({ code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(60_000);
    await all;
    vi.useRealTimers();
  });

  it('are an empty array where there are none', async () => {
    serve({ files: { body: '[]\n' } });
    expect(await (await files.ofAllGames()).text()).toBe('[]\n');
  });

  it('are refused with the code and its reason', async () => {
    serve({ 'games/K7M2QX9P-1/file?format=gcg': { status: 422, body: '{"code":"NOT_IN_GCG","reason":"corners"}' } });
    await expect(files.ofGame('K7M2QX9P-1', 'gcg')).rejects.toMatchObject(new ApiRefused('NOT_IN_GCG', { reason: 'corners' }));
  });

  it('come with everything else that the server knows about the player', async () => {
    serve({
      me: { body: '{"name":"Anna"}\n' },
      lines: { body: '{"lines":[{"line":1}],"next":"K7M2QX9P.1"}' },
      'lines?after=K7M2QX9P.1': { body: '{"lines":[{"line":2}]}' },
      notes: { body: '{"notes":[{"version":3}],"next":"K7M2QX9P-1.3"}' },
      'notes?after=K7M2QX9P-1.3': { body: '{"notes":[{"version":4}]}' },
      files: { body: '[{"a":1}]\n' },
    });
    const all = JSON.parse(await (await files.ofMe()).text()) as unknown;
    expect(all).toEqual({ about: { name: 'Anna' }, lines: [{ line: 1 }, { line: 2 }], notes: [{ version: 3 }, { version: 4 }], games: [{ a: 1 }] });
  });

  it('stay while a player is deleted, with the pass-phrase only in the body', async () => {
    const asked = serve({ me: { body: '{}' } });
    await files.deleteMe('eleven green bottles');
    expect(asked[0]!.path).toBe('/api/v1/me');
    expect(asked[0]!.request).toMatchObject({ method: 'DELETE', body: '{"pass_phrase":"eleven green bottles"}' });
  });
});

describe('somebody who has deleted themselves', () => {
  it('has a name wherever people have one, and nothing else gets one', () => {
    const text =
      '{"name":"","seats":[{"name":""},{"name":"Ben"}],"names":["","Ben"],"standings":[{"name":""}],' +
      '"words":[{"name":"","challenger":""},{"name":"Ben"}],"devices":[{"name":""}],"entries":[{"event":{"type":"renamed","seat":0,"name":""}}]}';
    expect(parseWithPeople(text)).toEqual({
      name: '',
      seats: [{ name: 'Former player' }, { name: 'Ben' }],
      names: ['Former player', 'Ben'],
      standings: [{ name: 'Former player' }],
      words: [{ name: 'Former player', challenger: 'Former player' }, { name: 'Ben' }],
      devices: [{ name: '' }],
      entries: [{ event: { type: 'renamed', seat: 0, name: 'Former player' } }],
    });
  });
});

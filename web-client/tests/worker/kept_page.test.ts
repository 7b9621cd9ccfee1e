import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptPage, type Build } from '../../src/worker/kept_page.ts';

const base = 'https://example.org/games/';
const build: Build = { version: 'new', first: ['assets/index-1.js', 'theme.js'], later: ['assets/Play-1.js', 'assets/Help-1.js'] };
const html = '<!doctype html><html lang="en"><script src="/games/theme.js"></script><script src="/games/assets/index-1.js"></script></html>';

/** A server of which the answers can be changed; null where it cannot be reached. */
let server: (path: string) => Response | null;
let asked: string[];
/** The caches of the browser: the bodies by name and address. */
let stores: Map<string, Map<string, Response>>;
let page: KeptPage;

async function fetchFake(input: RequestInfo | URL): Promise<Response> {
  const url = typeof input === 'string' ? input : (input as Request).url;
  asked.push(url);
  const answer = server(url.slice(base.length).replace(/[?#].*/, ''));
  if (!answer) throw new TypeError('Failed to fetch');
  return answer;
}

function cacheNamed(name: string): Cache {
  if (!stores.has(name)) stores.set(name, new Map());
  const store = stores.get(name)!;
  return {
    addAll: async (urls: string[]) => {
      const answers = await Promise.all(urls.map(fetchFake));
      if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
      urls.forEach((url, index) => store.set(url, answers[index]!));
    },
    add: async (url: string) => {
      const answer = await fetchFake(url);
      if (!answer.ok) throw new TypeError('Request failed');
      store.set(url, answer);
    },
    put: async (url: string, answer: Response) => void store.set(url, answer),
    match: async (url: string) => store.get(url)?.clone(),
  } as unknown as Cache;
}

const caches = {
  open: async (name: string) => cacheNamed(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
} as unknown as CacheStorage;

const request = (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  ({ url: path.startsWith('http') ? path : base + path, mode, method }) as Request;
const visit = (path: string) => page.answer(request(path, 'navigate'));
const online = (path: string) => (path === '' || path.startsWith('r/') ? new Response(html) : new Response(`of ${path}`));
const offline = () => null;
const textOf = async (answer: Promise<Response> | null) => (await answer!).text();

beforeEach(async () => {
  asked = [];
  stores = new Map();
  server = online;
  page = new KeptPage(base, build, { caches, fetch: fetchFake });
  await page.keep();
  await page.keepMore();
  asked = [];
});

describe('with a network', () => {
  test('a page is always the one that the server has now', async () => {
    server = () => new Response('a newer page');
    for (const path of ['', 'r/K7QFW2MX', '?from=home']) expect(await textOf(visit(path))).toBe('a newer page');
  });

  test('a file with a hash in its name is not asked for again', async () => {
    expect(await textOf(page.answer(request('assets/Play-1.js')))).toBe('of assets/Play-1.js');
    expect(asked).toEqual([]);
  });

  test('a file of a newer page comes from the server', async () => {
    expect(await textOf(page.answer(request('assets/index-2.js')))).toBe('of assets/index-2.js');
    expect(asked).toEqual([`${base}assets/index-2.js`]);
  });

  test('a file without a hash in its name is asked for again', async () => {
    server = () => new Response('newer');
    expect(await textOf(page.answer(request('theme.js')))).toBe('newer');
  });

  test('an error of the server is shown as it is', async () => {
    server = () => new Response('unknown host', { status: 421 });
    expect((await visit('')!).status).toBe(421);
  });
});

describe('without a network', () => {
  beforeEach(() => void (server = offline));

  test('every page of the client is the kept one, which says so', async () => {
    for (const path of ['', 'r/K7QFW2MX', 'r/K7QFW2MX/']) expect(await textOf(visit(path))).toContain('<html data-kept lang="en">');
  });

  test('what the page loads is there', async () => {
    for (const path of [...build.first, ...build.later])
      expect(await textOf(page.answer(request(path)))).toBe(`of ${path}`);
  });

  test('a proxy whose server is away counts as no network', async () => {
    server = () => new Response('Bad Gateway', { status: 502 });
    expect(await textOf(visit(''))).toContain('data-kept');
  });

  test('a page that does not come within eight seconds is replaced by the kept one', async () => {
    vi.useFakeTimers();
    const slow = new KeptPage(base, build, { caches, fetch: () => new Promise(() => undefined) });
    let shown: Response | undefined;
    void slow.answer(request('', 'navigate'))!.then((answer) => (shown = answer));
    await vi.advanceTimersByTimeAsync(7900);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await shown!.text()).toContain('data-kept');
  });
});

describe('the worker leaves alone', () => {
  test.each(['ws', 'host', 'host/api', 'api/x', 'healthz', 'readyz', 'metrics', 'r/K7QFW2MX/board.png', 'worker.js'])('%s', (path) => {
    expect(page.answer(request(path, 'navigate'))).toBeNull();
    expect(page.answer(request(path))).toBeNull();
  });

  test('other sites, other paths of this one, and whatever is not a GET', () => {
    for (const url of ['https://other.org/games/', 'https://example.org/', 'https://example.org/gamesters/'])
      expect(page.answer(request(url, 'navigate'))).toBeNull();
    expect(page.answer(request('', 'navigate', 'POST'))).toBeNull();
  });
});

describe('an upgrade', () => {
  test('deletes the files of the page before, and nothing of pages under other paths', async () => {
    cacheNamed('crisscross /games/ old');
    cacheNamed('crisscross / old');
    await page.forgetOthers();
    expect([...stores.keys()]).toEqual(['crisscross /games/ new', 'crisscross / old']);
  });

  test('between the worker and the page keeps nothing of either', async () => {
    stores.clear();
    server = (path) => (path === '' ? new Response(html.replace('index-1', 'index-2')) : online(path));
    await expect(page.keep()).rejects.toThrow('does not have the page');
    expect(stores.size).toBe(0);
  });

  test('fetches no file again that is kept, nor one that is on its way', async () => {
    await page.keepMore();
    expect(asked).toEqual([]);
    stores.clear();
    await Promise.all([page.keepMore(), page.keepMore()]);
    expect(asked).toEqual(build.later.map((path) => base + path));
  });

  test('is not held up by a file that is gone', async () => {
    stores.clear();
    server = () => new Response('', { status: 404 });
    await expect(page.keepMore()).resolves.toBeUndefined();
  });

  test('keeps the other files where one is missing, and that one as soon as the page has loaded it', async () => {
    stores.clear();
    server = (path) => (path === 'assets/Play-1.js' ? new Response('', { status: 404 }) : online(path));
    await page.keep();
    await page.keepMore();
    server = offline;
    expect(await textOf(page.answer(request('assets/Help-1.js')))).toBe('of assets/Help-1.js');
    await expect(page.answer(request('assets/Play-1.js'))).rejects.toThrow('Failed to fetch');
    server = online;
    await page.answer(request('assets/Play-1.js'));
    server = offline;
    expect(await textOf(page.answer(request('assets/Play-1.js')))).toBe('of assets/Play-1.js');
  });
});

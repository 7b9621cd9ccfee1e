/** What a build of the page consists of; the build writes it into the worker (build/worker.ts). */
export type Build = {
  /** A hash of all its files. */
  version: string;
  /** The files that index.html names, and all others that it may load later: paths without the first slash. */
  first: string[];
  later: string[];
};

/** What the worker uses of the browser. */
export type WorkerGlobals = Pick<typeof globalThis, 'caches' | 'fetch'>;

/** What belongs to the server alone. */
const serversOwn = /^(ws|host|api|feed|healthz|readyz|metrics)(\/|$)/;
/** A proxy answers so while the server behind it is away. */
const serverAway = [502, 503, 504];
/** How long a page may take to come, in milliseconds, before the kept one is shown. */
const patience = 8000;

/** The page as it is kept in the browser, so that it opens without a network. Whenever the server answers in time, its page is shown. */
export class KeptPage {
  private fetchingMore: Promise<unknown> | undefined;
  private readonly family: string;
  private readonly name: string;

  /** `base` is the address of the start page, with its last slash. */
  constructor(
    private readonly base: string,
    private readonly build: Build,
    private readonly globals: WorkerGlobals,
  ) {
    this.family = `crisscross ${new URL(base).pathname} `;
    this.name = this.family + build.version;
  }

  /** Keeps index.html and what it names. Fails if the server has another build by now: then the browser tries again later. */
  async keep(): Promise<void> {
    const page = await this.globals.fetch(this.base, { cache: 'no-store' });
    const text = await page.text();
    if (!page.ok || !this.build.first.every((path) => text.includes(`/${path}"`)))
      throw new Error('The server does not have the page of this worker.');
    const cache = await this.globals.caches.open(this.name);
    await cache.addAll(this.build.first.map((path) => this.base + path));
    await cache.put(this.base, marked(page, text));
  }

  /** Keeps the files that the page may load later, as far as they are not there. Without some of them, less works offline until the page has loaded them. */
  async keepMore(): Promise<void> {
    const cache = await this.globals.caches.open(this.name);
    const keep = async (path: string) => (await this.kept(path)) ?? cache.add(this.base + path);
    await (this.fetchingMore ??= Promise.allSettled(this.build.later.map(keep)).finally(() => (this.fetchingMore = undefined)));
  }

  /** Forgets the other builds of this page; pages under other paths have workers of their own. */
  async forgetOthers(): Promise<void> {
    const names = await this.globals.caches.keys();
    const others = names.filter((name) => name.startsWith(this.family) && name !== this.name);
    await Promise.all(others.map((name) => this.globals.caches.delete(name)));
  }

  /** The answer to a request; null where the browser asks the server itself. */
  answer(request: Request): Promise<Response> | null {
    const path = this.pathOf(request);
    if (path === null || request.method !== 'GET' || serversOwn.test(path)) return null;
    if (request.mode === 'navigate') return isPage(path) ? this.newest(request, '') : null;
    if (path.startsWith('assets/')) return this.hashed(request, path);
    return this.build.first.includes(path) ? this.newest(request, path) : null;
  }

  /** Without the first slash; null for an address that is not below the start page. */
  private pathOf({ url }: Request): string | null {
    return url.startsWith(this.base) ? url.slice(this.base.length).replace(/[?#].*$/, '') : null;
  }

  /** A file whose name changes with its content. */
  private async hashed(request: Request, path: string): Promise<Response> {
    return (await this.kept(path)) ?? this.fetchLater(request, path);
  }

  /** A file of this build that could not be kept before is kept now. */
  private async fetchLater(request: Request, path: string): Promise<Response> {
    const answer = await this.globals.fetch(request);
    if (answer.ok && this.build.later.includes(path)) {
      const cache = await this.globals.caches.open(this.name);
      await cache.put(this.base + path, answer.clone()).catch(() => undefined);
    }
    return answer;
  }

  private async newest(request: Request, path: string): Promise<Response> {
    const answer = await inTime(this.globals.fetch(request));
    if (answer && !serverAway.includes(answer.status)) return answer;
    return (await this.kept(path)) ?? answer ?? Response.error();
  }

  private async kept(path: string): Promise<Response | undefined> {
    const cache = await this.globals.caches.open(this.name);
    return cache.match(this.base + path, { ignoreVary: true });
  }
}

/** A page of the client and not a file, as the server decides it, too. */
const isPage = (path: string) => !/\.[^/]*$/.test(path);

/** Nothing if the answer does not come. */
async function inTime(answer: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((late) => (timer = setTimeout(late, patience, undefined)));
  return Promise.race([answer.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer));
}

/** The page with a mark from which it knows that it was kept (browser/kept.ts), and with all that the server's policy says. */
function marked(page: Response, text: string): Response {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text.replace('<html ', '<html data-kept '), { headers });
}

import { pathOf } from '../../app/base.ts';

/** The forms in which a game can be taken along. */
export type FileFormat = 'json' | 'gcg';
export type GameFile = { name: string; blob: Blob };

/** Why there is no file: the server's code, or `LOST`; `reason` says which of the reasons of `NOT_IN_GCG` it is; `retryAfter`: in how many seconds to ask again, or 0. */
export class FileRefused extends Error {
  constructor(
    readonly code: string,
    readonly reason = '',
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}

/** How often a page of a list is asked for again while the server says that it is too early or too busy. */
const maxTries = 10;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** Asks below /api/v1 with the token of this device, which goes into a header and never into an address. */
export class ArchiveFiles {
  constructor(private readonly token: () => string | null) {}

  async ofGame(id: string, format: FileFormat): Promise<GameFile> {
    const response = await this.ask(`games/${id}/file?format=${format}`);
    return { name: `${id}.${format}`, blob: await response.blob() };
  }

  /** All games of the player in one JSON array, each in its canonical form. */
  ofAllGames(onprogress: (pages: number) => void = () => undefined): Promise<Blob> {
    return this.gamesOf('', onprogress);
  }

  private async gamesOf(query: string, onprogress: (pages: number) => void = () => undefined): Promise<Blob> {
    const parts: string[] = [];
    let after = query;
    for (let pages = 1; ; pages++) {
      const response = await this.askPatiently(`files${after}`);
      const games = (await response.text()).trim().slice(1, -1);
      if (games !== '') parts.push(parts.length > 0 ? ',\n' : '', games);
      onprogress(pages);
      const next = /<(\?after=[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '');
      if (!next) return new Blob(['[', ...parts, ']\n'], { type: 'application/json' });
      after = next[1]!;
    }
  }

  /** Everything that the server has about the player, as one JSON object. */
  async ofMe(): Promise<Blob> {
    const about = (await (await this.ask('me')).text()).trim();
    const lines = await this.allOf('lines');
    const notes = await this.allOf('notes');
    const games = await this.ofAllGames();
    const { room } = (await (await this.ask('imports')).json()) as { room?: string };
    const imported = room ? await this.gamesOf(`?room=${room}`) : '[]';
    const lists = [',\n"lines":', JSON.stringify(lines), ',\n"notes":', JSON.stringify(notes), ',\n"games":', games, ',\n"imported":', imported];
    return new Blob(['{"about":', about, ...lists, '}\n'], { type: 'application/json' });
  }

  /** Deletes the player for good. */
  async deleteMe(passPhrase: string): Promise<void> {
    await this.ask('me', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(passPhrase ? { pass_phrase: passPhrase.normalize('NFC') } : {}),
    });
  }

  /** Every page of a list. */
  private async allOf(list: 'lines' | 'notes'): Promise<unknown[]> {
    const all: unknown[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = (await (await this.askPatiently(`${list}${after && `?after=${after}`}`)).json()) as Record<string, unknown[]> & { next?: string };
      all.push(...page[list]!);
      after = page.next;
    }
    return all;
  }

  /** Of many pages, some come too soon after the others. */
  private async askPatiently(path: string): Promise<Response> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.ask(path);
      } catch (why) {
        if (!(why instanceof FileRefused) || why.retryAfter === 0 || tries === maxTries) throw why;
        await seconds(why.retryAfter);
      }
    }
  }

  private async ask(path: string, request: RequestInit = {}): Promise<Response> {
    const mine = this.token();
    const headers = { ...(request.headers as Record<string, string>), ...(mine ? { Authorization: `Bearer ${mine}` } : {}) };
    let response: Response;
    try {
      response = await fetch(pathOf(`/api/v1/${path}`), { ...request, headers });
      if (response.ok) return response;
    } catch {
      throw new FileRefused('LOST');
    }
    const { code = '', reason = '' } = (await response.json().catch(() => ({}))) as { code?: string; reason?: string };
    throw new FileRefused(code || 'LOST', reason, Number(response.headers.get('retry-after') ?? 0));
  }
}

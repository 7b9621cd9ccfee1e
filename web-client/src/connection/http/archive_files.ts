import { askApi, type ApiRequest } from './api_request.ts';
import { patiently } from './patiently.ts';

/** The formats in which a game can be downloaded. */
export type FileFormat = 'json' | 'gcg';
export type PictureFormat = 'png' | 'svg';
export type GameFile = { name: string; blob: Blob };

/** What a player can download, or have deleted. Each call may throw `ApiRefused`. */
export class ArchiveFiles {
  constructor(private readonly token: () => string | null) {}

  async ofGame(id: string, format: FileFormat): Promise<GameFile> {
    const response = await this.ask(`games/${id}/file?format=${format}`);
    return { name: `${id}.${format}`, blob: await response.blob() };
  }

  /** The board as it was after the version. */
  async pictureOf(id: string, v: number, format: PictureFormat): Promise<Blob> {
    return (await this.ask(`games/${id}/picture?format=${format}&at=${v}`)).blob();
  }

  /** All games of the player, with those that they have imported, in one JSON array, each in its canonical form. */
  async ofAllGames(): Promise<Blob> {
    const parts: string[] = [];
    let after = '';
    for (;;) {
      const response = await patiently(() => this.ask(`files${after}`));
      const games = (await response.text()).trim().slice(1, -1);
      if (games !== '') parts.push(parts.length > 0 ? ',\n' : '', games);
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
    const lists = [',\n"lines":', JSON.stringify(lines), ',\n"notes":', JSON.stringify(notes), ',\n"games":', games];
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
      const path = `${list}${after && `?after=${after}`}`;
      const page = (await (await patiently(() => this.ask(path))).json()) as Record<string, unknown[]> & { next?: string };
      all.push(...page[list]!);
      after = page.next;
    }
    return all;
  }

  private ask(path: string, request: ApiRequest = {}): Promise<Response> {
    return askApi(this.token(), path, request);
  }
}

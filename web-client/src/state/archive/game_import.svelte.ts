import { sleep } from '../../browser/sleep.ts';
import type { ImportAnswer } from '../../connection/http/import_api.ts';
import { gamesInFile } from './games_in_file.ts';

/** What became of one file. */
export type ImportedFile = { name: string; answer: ImportAnswer };

/** Larger games are not sent (docs/export.md). */
export const maxBytes = 4 * 1024 * 1024;
const tries = 60;
/** The server asks to wait or checks other games, or the answer was lost. A game that has come is not imported twice. */
const passes = new Set(['TOO_MANY_REQUESTS', 'BUSY', 'LOST']);

/** Imports the games of files, one after the other. */
export class GameImport {
  files = $state.raw<ImportedFile[]>([]);
  total = $state(0);
  busy = $state(false);
  /** Nothing that was chosen looks like a file with games. */
  empty = $state(false);
  /** A view shows what becomes of it. */
  shown = false;
  readonly #send: (file: Blob, ownName: string) => Promise<ImportAnswer>;
  readonly #pause: () => Promise<void>;

  constructor(send: (file: Blob, ownName: string) => Promise<ImportAnswer>, pause = () => sleep(1000)) {
    this.#send = send;
    this.#pause = pause;
  }

  get imported(): number {
    return this.#count((answer) => 'id' in answer && !answer.duplicate);
  }
  get known(): number {
    return this.#count((answer) => 'id' in answer && answer.duplicate === true);
  }
  get refused(): number {
    return this.#count((answer) => 'code' in answer);
  }

  async run(chosen: readonly File[], ownName: string): Promise<void> {
    if (this.busy) return;
    const ending = (wanted: RegExp) => chosen.filter(({ name }) => wanted.test(name));
    const files = [...ending(/\.json$/i), ...ending(/\.gcg$/i)]; // of a game that comes as both, the file is kept that says more
    this.files = [];
    this.total = files.length;
    this.empty = files.length === 0;
    this.busy = true;
    try {
      for (const file of files) await this.#all(file, ownName);
    } finally {
      this.busy = false;
    }
  }

  /** A file that has been moved or may not be read does not keep the others back. */
  async #all(file: File, ownName: string): Promise<void> {
    const games = await gamesInFile(file).catch(() => null);
    if (!games) return this.#note(file, { code: 'FILE_UNREADABLE', field: '', message: '' });
    if (games.length === 0) return this.#note(file, { code: 'NO_GAMES', field: '', message: '' });
    this.total += games.length - 1;
    for (const game of games) this.#note(game, await this.#one(game, ownName));
  }

  #note({ name }: File, answer: ImportAnswer): void {
    this.files = [...this.files, { name, answer }];
  }

  async #one(file: File, ownName: string): Promise<ImportAnswer> {
    if (file.size > maxBytes) return { code: 'FILE_TOO_LARGE', field: '', message: '' };
    for (let count = 1; ; count++) {
      const answer = await this.#send(file, ownName);
      if ('id' in answer || !passes.has(answer.code) || count === tries) return answer;
      await this.#pause();
    }
  }

  #count(is: (answer: ImportAnswer) => boolean): number {
    return this.files.filter(({ answer }) => is(answer)).length;
  }
}

let latest: { games: GameImport; owner: string | null } | null = null;

/** The last import of this page and its outcome, even if its view was left; a new one for somebody else. */
export function currentImport(owner: string | null, ...made: ConstructorParameters<typeof GameImport>): GameImport {
  const stays = latest && (latest.games.busy || latest.owner === owner);
  if (!latest || !stays) latest = { games: new GameImport(...made), owner };
  return latest.games;
}

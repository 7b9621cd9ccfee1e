import { askApi, askApiForJson, refusalOf } from './api_request.ts';
import type { FinishedGame } from './archive_api.ts';

/** What became of a file: a game, perhaps one that was there before, or the server’s code, with the place in the file. */
export type ImportAnswer = { id: string; duplicate?: true } | { code: string; field: string; message: string };
/** Where the imported games of the reader are, and how many of them count in statistics. */
export type OwnImports = { room?: string; games: number; counting: number; most: number };

export type ImportApi = {
  send: (file: Blob, ownName: string) => Promise<ImportAnswer>;
  mine: () => Promise<OwnImports | null>;
  about: (id: string) => Promise<FinishedGame | null>;
  /** False if that failed. */
  count: (id: string, counts: boolean) => Promise<boolean>;
  /** The same for all of them. */
  countAll: (counts: boolean) => Promise<boolean>;
  /** Removes a game, or all of them in which nobody else has a seat. False if that failed. */
  remove: (id?: string) => Promise<boolean>;
};

const succeeds = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

/** Imports games. */
export function importsOf(token: () => string | null): ImportApi {
  return {
    async send(file, ownName) {
      const query = ownName ? `?${new URLSearchParams({ name: ownName })}` : '';
      try {
        return await askApiForJson<ImportAnswer>(token(), `games${query}`, { method: 'POST', body: file });
      } catch (why) {
        const { code, field, message } = refusalOf(why);
        return { code, field, message };
      }
    },
    mine: () => askApiForJson<OwnImports>(token(), 'imports').catch(() => null),
    about: (id) =>
      askApiForJson<{ summary: FinishedGame }>(token(), `games/${id}`).then(
        ({ summary }) => summary,
        () => null,
      ),
    count: (id, counts) => succeeds(askApi(token(), `imports/${id}?counts=${counts}`, { method: 'PUT' })),
    countAll: (counts) => succeeds(askApi(token(), `imports?counts=${counts}`, { method: 'PUT' })),
    remove: (id) => succeeds(askApi(token(), id ? `imports/${id}` : 'imports', { method: 'DELETE' })),
  };
}

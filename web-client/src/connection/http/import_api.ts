import { askApi, askApiForJson, refusalOf, type ApiRefused } from './api_request.ts';
import type { FinishedGame } from './archive_api.ts';

/** What became of a file: a game, perhaps one that was there before, or the server’s code, with the place in the file. */
export type ImportAnswer = { id: string; duplicate?: true } | { code: string; field: string; message: string };
/** Where the imported games of the reader are, and how many of them count in statistics. */
export type OwnImports = { room?: string; games: number; counting: number; most: number };

export type ImportApi = {
  send: (file: Blob, ownName: string) => Promise<ImportAnswer>;
  mine: () => Promise<OwnImports | null>;
  about: (id: string) => Promise<FinishedGame | null>;
  /** Why that failed; null if it has not. */
  count: (id: string, counts: boolean) => Promise<ApiRefused | null>;
  /** The same for all of them. */
  countAll: (counts: boolean) => Promise<ApiRefused | null>;
  /** Removes a game, or all of them in which nobody else has a seat. */
  remove: (id?: string) => Promise<ApiRefused | null>;
};

const failureOf = (answer: Promise<unknown>): Promise<ApiRefused | null> => answer.then(() => null, refusalOf);

/** Imports games. */
export function importsOf(token: () => string | null): ImportApi {
  /** Games that may be gone: the answer to their removal was lost. */
  const doubtful = new Set<string>();
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
    count: (id, counts) => failureOf(askApi(token(), `imports/${id}?counts=${counts}`, { method: 'PUT' })),
    countAll: (counts) => failureOf(askApi(token(), `imports?counts=${counts}`, { method: 'PUT' })),
    async remove(id = '') {
      const why = await failureOf(askApi(token(), id ? `imports/${id}` : 'imports', { method: 'DELETE' }));
      if (why?.code === 'LOST') doubtful.add(id);
      return why?.code === 'NO_SUCH_GAME' && doubtful.has(id) ? null : why;
    },
  };
}

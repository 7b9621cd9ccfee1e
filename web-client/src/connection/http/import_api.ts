import { pathOf } from '../../app/base.ts';
import type { FinishedGame } from './archive_api.ts';

/** What became of a file: a game, perhaps one that was there before, or the server’s code, with the place in the file. */
export type ImportAnswer = { id: string; duplicate?: true } | { code: string; field: string; message: string };
/** Where the imported games of the reader are. */
export type OwnImports = { room?: string; games: number; most: number };

export type ImportApi = {
  send: (file: Blob, ownName: string) => Promise<ImportAnswer>;
  mine: () => Promise<OwnImports | null>;
  about: (id: string) => Promise<FinishedGame | null>;
  /** False if that failed. */
  count: (id: string, counts: boolean) => Promise<boolean>;
};

const lost: ImportAnswer = { code: 'LOST', field: '', message: '' };

/** Imports games (protocol/openapi.json). The token goes into a header, never into an address. */
export function importsOf(token: () => string | null): ImportApi {
  async function ask<Answer>(method: string, path: string, body?: Blob): Promise<{ ok: boolean; answer: Answer } | null> {
    const mine = token();
    try {
      const headers: HeadersInit = mine ? { Authorization: `Bearer ${mine}` } : {};
      const response = await fetch(pathOf(`/api/v1${path}`), { method, headers, ...(body ? { body } : {}) });
      return { ok: response.ok, answer: (await response.json()) as Answer };
    } catch {
      return null;
    }
  }
  return {
    async send(file, ownName) {
      const query = ownName ? `?${new URLSearchParams({ name: ownName })}` : '';
      const made = await ask<ImportAnswer & { code?: string; field?: string; message?: string }>('POST', `/games${query}`, file);
      if (!made) return lost;
      return made.ok ? made.answer : { code: made.answer.code ?? '', field: made.answer.field ?? '', message: made.answer.message ?? '' };
    },
    async mine() {
      const made = await ask<OwnImports>('GET', '/imports');
      return made?.ok ? made.answer : null;
    },
    async about(id) {
      const made = await ask<{ summary: FinishedGame }>('GET', `/games/${id}`);
      return made?.ok ? made.answer.summary : null;
    },
    async count(id, counts) {
      return (await ask('PUT', `/imports/${id}?counts=${counts}`))?.ok ?? false;
    },
  };
}

import type { ApiRefused } from '../../connection/http/api_request.ts';
import type { ImportAnswer } from '../../connection/http/import_api.ts';
import { t, type NameId } from '../../languages/text.ts';
import { serverProblemInWords } from './server_problem_in_words.ts';

const sentences: Record<string, NameId> = {
  GAME_NOT_OVER: 'history-import-not-over',
  NO_GAMES: 'history-import-no-games',
  FILE_TOO_LARGE: 'history-import-too-large',
  FILE_UNREADABLE: 'history-import-unreadable',
  TOO_MANY_GAMES: 'history-import-full',
  IMPORTS_TOO_LARGE: 'history-import-full',
  TOO_MUCH_IMPORTED: 'history-import-enough-today',
  LOST: 'history-lost',
  TOKEN_NEEDED: 'history-nobody-yet',
  UNKNOWN_TOKEN: 'history-nobody-yet',
};

/** Why a file was not imported, with the place in it. */
export function importProblem(answer: Extract<ImportAnswer, { code: string }>): string {
  const { code, field } = answer;
  // A file of something else is JSON without the mark of a game.
  if (code === 'BAD_GAME_FILE')
    return field && field !== '/format' ? t('history-import-bad-file', { place: field }) : t('history-import-no-file');
  if (code === 'BAD_RECORD') {
    const line = /^line (\d+)$/.exec(field)?.[1];
    return line ? t('history-import-bad-line', { line }) : t('history-import-no-record');
  }
  return serverProblemInWords(code) ?? t(sentences[code] ?? 'history-import-failed');
}

/** Why an imported game stays as it was. */
export const changeProblem = ({ code }: Pick<ApiRefused, 'code'>): string =>
  serverProblemInWords(code) ?? t(code === 'LOST' ? 'history-lost' : 'history-counts-unchanged');

/** Why an imported game was not removed. */
export const removalProblem = (why: Pick<ApiRefused, 'code'>): string =>
  why.code === 'NO_SUCH_GAME' ? t('history-import-not-removed') : changeProblem(why);

import type { ApiRefused } from '../../connection/http/api_request.ts';
import { t, type NameId } from '../../languages/text.ts';

/** What GCG cannot express. */
const reasons: Record<string, NameId> = {
  no_moves: 'files-gcg-no-moves',
  starter_turn: 'files-gcg-starter-turn',
  corners: 'files-gcg-corners',
  crossed_out: 'files-gcg-crossed-out',
  other_tiles: 'files-gcg-other-tiles',
  diagonals: 'files-gcg-diagonals',
  several_lines: 'files-gcg-several-lines',
  both_directions: 'files-gcg-both-directions',
  no_points: 'files-gcg-no-points',
  whole_racks: 'files-gcg-whole-racks',
  large_board: 'files-gcg-large-board',
  room_rules: 'files-gcg-room-rules',
};
const sentences: Record<string, NameId> = {
  NO_SUCH_GAME: 'files-no-such-game',
  TOO_MANY_REQUESTS: 'files-too-many',
  TOO_MANY_CHANGES: 'files-too-many',
  TOO_MANY_SIGN_INS: 'files-too-many',
  BUSY: 'files-too-many',
  WRONG_PASS_PHRASE: 'files-wrong-pass-phrase',
  LOST: 'files-lost',
};

/** Why there is no file, or why somebody was not deleted. */
export function fileProblemInWords({ code, reason }: ApiRefused): string {
  if (code === 'NOT_IN_GCG') return t('files-not-in-gcg', { why: t(reasons[reason] ?? 'files-gcg-room-rules') });
  return t(sentences[code] ?? 'files-failed');
}

import type { ApiRefused } from '../../connection/http/api_request.ts';
import { t, type NameId } from '../../languages/text.ts';

const sentences: Record<string, NameId> = {
  TOKEN_NEEDED: 'history-nobody-yet',
  UNKNOWN_TOKEN: 'history-nobody-yet',
  DEVICE_SIGNED_OUT: 'history-nobody-yet',
  NO_SUCH_ROOM: 'history-no-such-room',
  TOO_MANY_REQUESTS: 'history-too-many',
  BUSY: 'refusals-busy',
  LOST: 'history-lost',
};

/** Why a search has no answer. */
export const searchProblemInWords = ({ code }: ApiRefused): string => t(sentences[code] ?? 'history-failed');

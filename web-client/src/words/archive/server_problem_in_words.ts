import { t } from '../../languages/text.ts';
import { plainRefusals } from '../refusals/plain_refusals.ts';

/** Why a server may refuse anything, whatever it was asked for. */
const ofServer = new Set(['BUSY', 'DEVICE_SIGNED_OUT', 'LEXICON_GONE', 'SERVER_FULL', 'STORAGE_FAILED', 'TOO_MANY_REQUESTS']);

/** What keeps the server from answering; nothing if the question itself was refused. */
export const serverProblemInWords = (code: string): string | null => (ofServer.has(code) ? t(plainRefusals[code]!) : null);

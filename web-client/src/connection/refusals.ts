import type { Refusal } from './protocol.ts';

const outOfRoom = new Set(['GAME_DAMAGED', 'NO_SUCH_GAME', 'NO_WATCHERS']);
/** The limits because of which the server cannot read a game just now, even one that somebody has on the screen. */
const readingLimits = new Set(['opened_entries', 'open_journals']);

/** Whether it tells a client that it is out of a room. Joining again says why, or leads to what it may see. */
export function putsOut({ id, code, limit = '' }: Refusal): boolean {
  return id === null && (outOfRoom.has(code) || readingLimits.has(limit));
}

/** Whether it tells a client that the host of a room has removed its player, who would not learn that by joining again: they may still review its finished games. */
export const isRemoval = ({ id, code }: Refusal): boolean => id === null && code === 'REMOVED_FROM_ROOM';

const passing = new Set(['TOO_MANY_MOVES', 'TOO_MANY_REQUESTS', 'SERVER_FULL', 'STORAGE_FAILED']);

/** In how many milliseconds to send a request again that was refused so; null if that would not help. */
export function againAfter({ code, retry_after = 10_000 }: Pick<Refusal, 'code' | 'retry_after'>): number | null {
  return passing.has(code) ? Math.max(retry_after, 1000) : null;
}

/** A hello that is refused so will be refused again, unless somebody does something about it. */
export const turnsAway = new Set([
  'INVITATION_NEEDED',
  'BAD_INVITATION',
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'TOO_MANY_GUESSES',
  'NO_NEW_GUESTS',
  'REMOVED',
  'DEVICE_SIGNED_OUT',
  'BAD_HAND_OVER',
]);

/** What ends a connection after its hello, for good. */
export const expels = new Set(['REMOVED', 'DEVICE_SIGNED_OUT']);

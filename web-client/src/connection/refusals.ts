/** What tells a client that it is out of a room. Joining again says why, or leads to what it may see. */
export const putsOut = new Set(['GAME_DAMAGED', 'NO_WATCHERS', 'REMOVED_FROM_ROOM']);

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

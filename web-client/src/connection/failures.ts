import type { Refusal } from './protocol.ts';

/** A request that the server refused, with its reasons. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
/** A request that is sent once, whose answer was lost with the connection. */
export class Lost extends Error {}
/** A request about a room that was left before the answer came. */
export class Forgotten extends Lost {}
/** The player, or the browser, has made or used no passkey. */
export class PasskeyGivenUp extends Error {}

import { cueOf, type Arrival } from '../sound/cues.ts';

/** Whether what has arrived calls a player who may be looking elsewhere: their turn, a nudge, a challenge, a request to agree to something, or the end of the game. Nobody calls a watcher. */
export function calls(arrival: Arrival): boolean {
  if (arrival.seat === null) return false;
  const cue = cueOf(arrival);
  return cue === 'turn' || cue === 'challenge' || arrival.events.some(({ type }) => type === 'ended');
}

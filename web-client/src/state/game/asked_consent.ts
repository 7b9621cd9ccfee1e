import type { Clocks, GameEvent } from '../../connection/protocol.ts';
import type { ViewedGame } from './viewed_game.ts';

type Now = Pick<ViewedGame, 'agreement'> & { clocks: Clocks | null };

/** Whether the event is the first to ask for something: another player may only agree to it. */
function isRequest(event: GameEvent, { agreement, clocks }: Now): boolean {
  if (event.type === 'agreement_wanted') return agreement?.wanted[0] === event.seat;
  if (event.type !== 'clock_proposed' || !clocks) return false;
  const proposed = JSON.stringify(event.proposal);
  return clocks.seats.filter(({ proposal }) => JSON.stringify(proposal) === proposed).length === 1;
}

/** The seat whose player has just asked the one in seat `own` to agree to something; undefined if there is none. `now` is the state after the events. */
export function askerIn(events: GameEvent[], own: number | null, now: Now): number | undefined {
  if (own === null) return undefined;
  const request = events.find((event) => isRequest(event, now));
  return request && 'seat' in request && request.seat !== own ? request.seat : undefined;
}

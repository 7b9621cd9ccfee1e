import type { Asked, GameEvent } from '../connection/protocol.ts';

/**
 * What a player hears: the beginning of their turn, or a nudge in it, a tile that they lay, a play of somebody else, which includes that somebody
 * sits down, and a challenge, which includes a play that they must accept or vote on, and whatever else somebody asks them to agree to; and that
 * their time gets short.
 */
export type Cue = 'turn' | 'tile' | 'play' | 'challenge' | 'time';

/**
 * What has arrived together, for a viewer: the events, and what the game asks of them now and asked of them before. `asker`: who has asked them to
 * agree to something. `paused`: the clocks stand still now.
 */
export type Arrival = { events: GameEvent[]; seat: number | null; asked: Asked | null; before: Asked | null; asker?: number | undefined; paused?: boolean };

const isByOther = (event: GameEvent, seat: number | null) =>
  (event.type === 'challenged' && event.challenger !== seat) || (event.type === 'played' && event.seat !== seat);

/** Whether a pause ends, or another clock runs. Who agreed to that last knows. */
const clocksGoOn = ({ events, seat, paused }: Arrival): boolean =>
  !paused && events.some(({ type }) => type === 'clock_resumed' || type === 'clock_set') && events.findLast((event) => event.type === 'clock_proposed')?.seat !== seat;

/** Whether the game asks for something that it did not ask for before, or for the same as if it had just begun to. */
const isAskedAnew = (arrival: Arrival): boolean => arrival.asked !== arrival.before || clocksGoOn(arrival);

/** Whether the viewer may move from now on; a turn that waits for others to accept a play begins once they have. */
export const beginsTurn = (arrival: Arrival): boolean =>
  arrival.asked === 'move' && (isAskedAnew(arrival) || arrival.events.some((event) => event.type === 'turn_began' && event.seat === arrival.seat));

/** Who reminds the viewer of their turn; undefined if nobody does. */
export function nudgerIn({ events, seat, asked }: Arrival): number | undefined {
  const nudge = events.find((event) => event.type === 'nudged');
  return asked === 'move' && nudge?.seat !== seat ? nudge?.seat : undefined;
}

/** The sound for what has arrived: one at most, the most important. Nobody hears what they did themselves. */
export function cueOf(arrival: Arrival): Cue | null {
  const { events, seat, asked } = arrival;
  const others = new Set(events.filter((event) => isByOther(event, seat)).map(({ type }) => type));
  if (others.has('challenged')) return 'challenge';
  if (beginsTurn(arrival) || nudgerIn(arrival) !== undefined) return 'turn';
  if (arrival.asker !== undefined || (asked && asked !== 'move' && isAskedAnew(arrival))) return 'challenge';
  return others.has('played') ? 'play' : null;
}

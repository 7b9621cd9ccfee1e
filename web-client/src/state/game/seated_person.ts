import type { Entry, Seat } from '../../connection/protocol.ts';
import type { ViewedGame } from './viewed_game.ts';

/** Somebody who had this seat and this name at a version of the game. */
export type SeatedPerson = { v: number; seat: number; name: string };

/** Where the person with this name sits; null if nowhere. Names are unique in a game. */
export function seatOf(name: string | undefined, seats: Pick<Seat, 'name' | 'computer'>[]): number | null {
  const found = seats.findIndex((one) => one.name === name && !one.computer);
  return found < 0 ? null : found;
}

/**
 * The same person as the game is now: maybe with another seat or another name. Null if they have left their seat. If the log does not say
 * what has happened since, it is the person with that name.
 */
export function personNow(viewed: ViewedGame, person: SeatedPerson): SeatedPerson | null {
  const since = viewed.log.filter(({ v }) => v > person.v);
  const isKnown = since.length === viewed.v - person.v;
  const now = isKnown ? since.reduce(followed, person) : person;
  const seat = now && seatOf(now.name, viewed.seats);
  if (now === null || seat === null) return null;
  return viewed.v === person.v && seat === person.seat ? person : { v: viewed.v, seat, name: now.name };
}

function followed(person: SeatedPerson | null, { event }: Entry): SeatedPerson | null {
  if (person === null || event === undefined) return person;
  if (event.type === 'renamed' && event.seat === person.seat) return { ...person, name: event.name };
  if (event.type !== 'seats_changed') return person;
  const seat = seatOf(person.name, event.seats);
  return seat === null ? null : { ...person, seat };
}

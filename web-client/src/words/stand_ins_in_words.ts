import type { StandInRequest } from '../connection/protocol.ts';
import type { Room } from '../state/room.ts';
import { spokenList } from '../languages/formats.ts';
import { strengthName } from './names.ts';
import { nameOf } from './reasons.ts';

/** "Ben wants a computer to play for Anna (casual). Waiting for Cid.", as the player of seat `own` reads it. */
export function askedInWords(room: Room, { seat, strength, agreed, missing }: StandInRequest, own: number | null): string {
  const people = [...agreed].sort((a, b) => Number(b === own) - Number(a === own));
  const who = spokenList(people.map((other) => (other === own ? 'You' : nameOf(room, other))));
  const want = agreed.length === 1 && agreed[0] !== own ? 'wants' : 'want';
  const others = missing.filter((other) => other !== own);
  const waiting = others.length ? ` Waiting for ${spokenList(others.map((other) => nameOf(room, other)))}.` : '';
  return `${who} ${want} a computer to play for ${nameOf(room, seat)} (${strengthName(strength).toLowerCase()}).${waiting}`;
}

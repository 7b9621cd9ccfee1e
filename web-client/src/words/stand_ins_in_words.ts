import type { StandInRequest } from '../connection/protocol.ts';
import type { Room } from '../state/room.ts';
import { askedFor } from '../state/stand_ins.ts';
import { spokenList, strengthName } from './names.ts';
import { nameOf } from './reasons.ts';

/** "Ben wants a computer to play for Anna (casual). Waiting for Cid.", as the player of seat `own` reads it. */
export function askedInWords(room: Room, presence: boolean[], { seat, strength, agreed }: StandInRequest, own: number | null): string {
  const people = [...agreed].sort((a, b) => Number(b === own) - Number(a === own));
  const who = spokenList(people.map((other) => (other === own ? 'You' : nameOf(room, other))));
  const want = agreed.length === 1 && agreed[0] !== own ? 'wants' : 'want';
  const missing = askedFor(room, presence, seat).filter((other) => !agreed.includes(other) && other !== own);
  const waiting = missing.length ? ` Waiting for ${spokenList(missing.map((other) => nameOf(room, other)))}.` : '';
  return `${who} ${want} a computer to play for ${nameOf(room, seat)} (${strengthName[strength].toLowerCase()}).${waiting}`;
}

import { playOf } from './moves.ts';
import type { Entry, Lexicon, RoomEvent, Rules } from '../connection/protocol.ts';
import { emptyRoom, fold, type Room } from './reduce.ts';
import type { Deed } from '../words/advice_in_words.ts';
import { newsOf } from '../words/news.ts';

/** Something that happened and is worth a look, its version, and the room as it was when the next one came. */
export type Moment = { room: Room; v: number; at: number; event: RoomEvent; text: string };

/** What was done then and may be compared with what was possible; `end` is the room after the game. */
export function deedAt({ event }: Moment, end: Room): Deed | null {
  if (event.type === 'played') return playOf(end.moves, event.turn)?.ruled === 'withdrawn' ? 'withdrawn' : 'played';
  return event.type === 'exchanged' || event.type === 'passed' ? event.type : null;
}

/** What follows from a move by itself is shown with the move before it. */
const told = new Set<RoomEvent['type']>([
  'began',
  'stand_in_added',
  'seat_reclaimed',
  'order_drawn',
  'bonuses_placed',
  'first_chosen',
  'starter_placed',
  'played',
  'exchanged',
  'passed',
  'challenged',
  'evidence_shown',
  'voted',
  'upheld',
  'withdrawn',
  'turn_skipped',
  'resigned',
  'ended',
]);

/** The course of a game, moment by moment, each with the room as it was when the next one came. */
export function momentsOf(log: Entry[], rules: Rules, lexicon: Lexicon): Moment[] {
  const moments: Moment[] = [];
  let room = emptyRoom(rules, lexicon);
  for (const entry of log) {
    room = fold(room, entry);
    const last = moments.at(-1);
    if (entry.event && told.has(entry.event.type))
      moments.push({ room, v: entry.v, at: entry.at, event: entry.event, text: textOf(room, entry.event) });
    else if (last) moments[moments.length - 1] = { ...last, room };
  }
  return moments;
}

/** Where in the course a move was made. */
export const momentOfMove = (moments: Moment[], move: number): number =>
  moments.findIndex(({ room }) => room.moves.length > move);

function textOf(room: Room, event: RoomEvent): string {
  if (event.type === 'began') return 'The game begins.';
  if (event.type === 'order_drawn') return 'The order is drawn.';
  return newsOf(room, event, null)?.text ?? '';
}

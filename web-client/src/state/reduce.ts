import { foldGame } from './game.ts';
import { foldMoves } from './moves.ts';
import type { Began, Entry, Game, Player, RoomEvent, Rules, Seat, Seated, Snapshot } from '../connection/protocol.ts';
import { emptyRoom, type Before, type Room } from './room.ts';
import { withOptions } from './rules.ts';
import { total } from './tiles.ts';

export function roomOf(snapshot: Snapshot): Room {
  return snapshot.log.reduce(fold, emptyRoom(snapshot.rules, snapshot.lexicon));
}

/** The room after its next version. A known entry changes nothing; a gap is an error. */
export function fold(room: Room, entry: Entry): Room {
  if (entry.v <= room.v) return room;
  if (entry.v !== room.v + 1) throw new RangeError(`version ${entry.v} after ${room.v}`);
  const next = { ...room, v: entry.v };
  return entry.event ? foldEvent(next, entry.event, entry.at) : next;
}

function foldEvent(room: Room, event: RoomEvent, at: number): Room {
  switch (event.type) {
    case 'seated':
      return { ...room, seats: [...room.seats, seatOf(event)] };
    case 'vacated':
      return { ...room, seats: room.seats.filter((_, seat) => seat !== event.seat) };
    case 'stand_in_added':
      return changeSeat(room, event.seat, (seat) => ({ ...seat, stand_in: event.strength }));
    case 'seat_reclaimed':
      return changeSeat(room, event.seat, ({ stand_in: _, ...seat }) => seat);
    case 'began':
      return { ...room, stage: 'playing', seedHash: event.seed_hash, game: freshGame(room.rules, event) };
    case 'order_drawn':
      return { ...room, orderDraws: [...room.orderDraws, event] };
    default:
      return foldPlaying(room, event, at);
  }
}

const seatOf = ({ name, level, computer }: Seated): Seat => ({
  name,
  ...(level === undefined ? {} : { level }),
  ...(computer === undefined ? {} : { computer }),
});

const changeSeat = (room: Room, which: number, changed: (seat: Seat) => Seat): Room => ({
  ...room,
  seats: room.seats.map((seat, index) => (index === which ? changed(seat) : seat)),
});

function foldPlaying(room: Room, event: RoomEvent, at: number): Room {
  const game = room.game && foldGame(room, room.game, event);
  const moves = foldMoves(room.moves, event, at);
  const next = { ...room, game, moves };
  switch (event.type) {
    case 'starter_placed':
      return { ...next, rules: withOptions(room.rules, event.options) };
    case 'turn_began':
      return { ...next, turn: { at, until: event.until ?? null } };
    case 'played':
      return { ...next, before: room.game && beforeOf(room.game) };
    case 'ended':
      return { ...next, stage: 'over' };
    default:
      return next;
  }
}

const beforeOf = ({ board, spent, removed }: Game): Before => ({ board, spent, removed });

function freshGame(rules: Rules, { seat_count, targets }: Began): Game {
  const player = (_: unknown, seat: number): Player => ({
    score: 0,
    rack: { count: 0, tiles: [] },
    lost_turns: 0,
    resigned: false,
    ...(targets ? { target: targets[seat]! } : {}),
  });
  return {
    board: [],
    bag: total(rules),
    players: Array.from({ length: seat_count }, player),
    to_move: 0,
    turn: 0,
    pending_play: null,
    result: null,
    bonuses: [],
    spent: [],
    removed: [],
    placing_starter: rules.starter_turn ? {} : null,
    options: null,
  };
}

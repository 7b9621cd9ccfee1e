import { foldMoves, playOf, type Move } from './moves.ts';
import type { Ended, Entry, Game, Lexicon, OrderDrawn, Player, RoomEvent, Rules, Snapshot, Stage } from './protocol.ts';
import { adding, sorted, taking, total } from './tiles.ts';

/** All that a viewer knows of a room: the fold of its entries. A plain value; folding makes a new one. */
export type Room = {
  v: number;
  stage: Stage;
  seats: { name: string }[];
  rules: Rules;
  lexicon: Lexicon;
  game: Game | null;
  moves: Move[];
  orderDraws: OrderDrawn[];
  seedHash: string | null;
};

export function emptyRoom(rules: Rules, lexicon: Lexicon): Room {
  return { v: 0, stage: 'waiting', seats: [], rules, lexicon, game: null, moves: [], orderDraws: [], seedHash: null };
}

export function roomOf(snapshot: Snapshot): Room {
  return snapshot.log.reduce(fold, emptyRoom(snapshot.rules, snapshot.lexicon));
}

/** The room after its next version. An entry that it already has changes nothing; a gap is an error. */
export function fold(room: Room, entry: Entry): Room {
  if (entry.v <= room.v) return room;
  if (entry.v !== room.v + 1) throw new RangeError(`version ${entry.v} after ${room.v}`);
  const next = { ...room, v: entry.v };
  return entry.event ? foldEvent(next, entry.event, entry.at) : next;
}

function foldEvent(room: Room, event: RoomEvent, at: number): Room {
  switch (event.type) {
    case 'seated':
      return { ...room, seats: [...room.seats, { name: event.name }] };
    case 'vacated':
      return { ...room, seats: room.seats.filter((_, seat) => seat !== event.seat) };
    case 'began':
      return { ...room, stage: 'playing', seedHash: event.seed_hash, game: freshGame(room.rules, event.seats) };
    case 'order_drawn':
      return { ...room, orderDraws: [...room.orderDraws, event] };
    default: {
      const game = room.game && foldGame(room, room.game, event);
      const moves = foldMoves(room.moves, event, at);
      return { ...room, game, moves, stage: event.type === 'ended' ? 'over' : room.stage };
    }
  }
}

function freshGame(rules: Rules, seats: number): Game {
  const player = (): Player => ({ score: 0, rack: { count: 0, tiles: [] }, lost_turns: 0, resigned: false });
  const players = Array.from({ length: seats }, player);
  return { board: [], bag: total(rules), players, to_move: 0, turn: 0, contest: null, result: null };
}

function change(game: Game, seat: number, changed: (player: Player) => Partial<Player>): Game {
  const players = game.players.map((player, index) => (index === seat ? { ...player, ...changed(player) } : player));
  return { ...game, players };
}

function foldGame(room: Room, game: Game, event: RoomEvent): Game {
  const { rules } = room;
  switch (event.type) {
    case 'dealt':
    case 'drew': {
      const { seat, tiles } = event;
      const bag = game.bag - tiles.count;
      return change({ ...game, bag }, seat, ({ rack }) => ({ rack: adding(rules, rack, tiles) }));
    }
    case 'turn_began':
      return { ...game, to_move: event.seat, turn: event.turn };
    case 'turn_skipped':
      return change(game, event.seat, ({ lost_turns }) => ({ lost_turns: lost_turns - 1 }));
    case 'played':
      return foldPlay(rules, game, event);
    case 'exchanged':
      return change(game, event.seat, ({ rack }) => ({
        rack: adding(rules, taking(rules, rack, event.returned), event.drawn),
      }));
    case 'accepted':
      return game.contest
        ? { ...game, contest: { ...game.contest, accepted: [...game.contest.accepted, event.seat] } }
        : game;
    case 'upheld': {
      const paid = change(game, event.seat, ({ score }) => ({ score: score + event.points }));
      const lost = event.turn_lost ? 1 : 0;
      const charged = change(paid, event.challenger, ({ lost_turns }) => ({ lost_turns: lost_turns + lost }));
      return { ...charged, contest: null };
    }
    case 'withdrawn':
      return foldWithdrawal(room, game, event);
    case 'window_closed':
      return { ...game, contest: null };
    case 'resigned':
      return change(game, event.seat, () => ({ resigned: true }));
    case 'ended':
      return foldEnd(rules, game, event);
    default:
      return game;
  }
}

function foldPlay(rules: Rules, game: Game, event: RoomEvent & { type: 'played' }): Game {
  const { seat, turn, placement, window, seconds } = event;
  const laid = placement.map(({ at, tile, as }): Game['board'][number] => [...at, as ?? tile, as !== undefined]);
  const board = [...game.board, ...laid].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const contest = window === 'none' ? null : { play: turn, seat, window, seconds, accepted: [] };
  const tiles = placement.map(({ tile }) => tile);
  return change({ ...game, board, contest }, seat, ({ rack, score }) => ({
    rack: taking(rules, rack, { count: tiles.length, tiles }),
    score: score + event.score.total,
  }));
}

/** At the end all racks are shown. */
function foldEnd(rules: Rules, game: Game, event: Ended): Game {
  const players = game.players.map((player, seat) => {
    const tiles = sorted(rules, event.accounts[seat]?.rack ?? []);
    return { ...player, rack: { count: tiles.length, tiles } };
  });
  return { ...game, players, contest: null, result: event };
}

function foldWithdrawal(room: Room, game: Game, event: RoomEvent & { type: 'withdrawn' }): Game {
  const lifted = playOf(room.moves, event.play)?.placement ?? [];
  const board = game.board.filter(([row, column]) => !lifted.some(({ at }) => at[0] === row && at[1] === column));
  const rack = event.rack.tiles ? { ...event.rack, tiles: sorted(room.rules, event.rack.tiles) } : event.rack;
  const bag = game.bag + event.returned;
  return change({ ...game, board, bag, contest: null }, event.seat, () => ({ rack, score: event.score }));
}

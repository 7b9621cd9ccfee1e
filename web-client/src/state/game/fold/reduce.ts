import { foldAgreement } from './agreement.ts';
import { foldGame } from './game.ts';
import { foldHistory } from './history.ts';
import { isKnown, noted, takenBack } from './taking_back.ts';
import type { Began, Entry, Game, GameEvent, Player, Rules, Seat } from '../../../connection/protocol.ts';
import { beginsLog, type Before, type ViewedGame } from '../viewed_game.ts';
import { withOptions } from '../../../rules/rules.ts';
import { total } from '../../../rules/tiles.ts';

/** Whether folding this event needs the game before a play or a move that was made before the snapshot. */
export const needsSnapshot = (viewed: ViewedGame, { event }: Entry): boolean =>
  (event?.type === 'withdrawn' && viewed.before === null) || (event?.type === 'taken_back' && !isKnown(viewed, event));

/** The game after its next version. A known entry changes nothing; a gap is an error, unless the log begins after it. */
export function fold(viewed: ViewedGame, entry: Entry): ViewedGame {
  if (entry.v <= viewed.v) return viewed;
  const begins = beginsLog(entry);
  if (!begins && entry.v !== viewed.v + 1) throw new RangeError(`version ${entry.v} after ${viewed.v}`);
  const log = begins ? [entry] : [...viewed.log, entry];
  const next = { ...viewed, ...foldHistory(viewed, entry), v: entry.v, log };
  return entry.event ? foldEvent({ ...next, agreement: foldAgreement(viewed.agreement, entry.event) }, entry.event) : next;
}

function foldEvent(viewed: ViewedGame, event: GameEvent): ViewedGame {
  switch (event.type) {
    case 'seats_changed':
      return { ...viewed, seats: event.seats };
    case 'stand_in_added':
      return changeSeat(viewed, event.seat, (seat) => ({ ...seat, stand_in: event.strength }));
    case 'seat_reclaimed':
      return changeSeat(viewed, event.seat, ({ stand_in: _, ...seat }) => seat);
    case 'renamed':
      return changeSeat(viewed, event.seat, (seat) => ({ ...seat, name: event.name }));
    case 'began':
      return { ...viewed, stage: 'playing', game: freshGame(viewed.rules, event) };
    default:
      return foldPlaying(viewed, event);
  }
}

const changeSeat = (viewed: ViewedGame, which: number, changed: (seat: Seat) => Seat): ViewedGame => ({
  ...viewed,
  seats: viewed.seats.map((seat, index) => (index === which ? changed(seat) : seat)),
});

function foldPlaying(viewed: ViewedGame, event: GameEvent): ViewedGame {
  const next = { ...viewed, latestMoves: noted(viewed, event), game: viewed.game && foldGame(viewed, viewed.game, event) };
  switch (event.type) {
    case 'taken_back':
      return takenBack(next, event);
    case 'starter_placed':
      return { ...next, rules: withOptions(viewed.rules, event.options) };
    case 'played':
      return { ...next, before: viewed.game && beforeOf(viewed.game) };
    case 'ended':
      return { ...next, stage: 'over' };
    default:
      return next;
  }
}

const beforeOf = ({ squares, spent, removed }: Game): Before => ({ squares, spent, removed });

function freshGame(rules: Rules, { seat_count, targets, seed_hash }: Began): Game {
  const player = (_: unknown, seat: number): Player => ({
    score: 0,
    rack: { count: 0, tiles: [] },
    lost_turns: 0,
    resigned: false,
    ...(targets ? { target: targets[seat]! } : {}),
  });
  return {
    squares: [],
    bag: total(rules),
    players: Array.from({ length: seat_count }, player),
    to_move: 0,
    turn: 0,
    pending_play: null,
    result: null,
    premiums: [],
    spent: [],
    removed: [],
    placing_starter: null,
    options: null,
    ...(seed_hash === undefined ? { recorded: true as const } : {}),
  };
}

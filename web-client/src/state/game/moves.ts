import { mainWordFirst } from './main_word.ts';
import type { Axis, Cell, Entry, Lay, Options, PlayScore } from '../../connection/protocol.ts';
import type { GameEvent, Reason, Strength, Vote, Window } from '../../connection/protocol.ts';

export type Ruled = 'open' | 'stands' | 'upheld' | 'withdrawn';
export type PlayMove = {
  kind: 'play';
  turn: number;
  seat: number;
  at: number;
  placement: Lay[];
  line?: Axis;
  score: PlayScore;
  window: Window;
  until?: number;
  ruled: Ruled;
  challenger?: number;
  /** When the vote on it ends, and what has been said. */
  voting?: { until: number; evidence: string[]; votes: Vote[] };
  turnLost?: boolean;
  points?: number;
};
type Voting = NonNullable<PlayMove['voting']>;
/** One line of the list of moves, with the version that it came with. `undone`: it was taken back. */
export type Move = { v: number; undone?: true } & (
  | PlayMove
  | { kind: 'exchange'; turn: number; seat: number; count: number }
  | { kind: 'pass'; turn: number; seat: number; timedOut?: true }
  | { kind: 'starter'; turn: number; seat: number; cell: Cell; options: Options }
  | { kind: 'skip'; seat: number }
  | { kind: 'resign'; seat: number }
  | { kind: 'lost_on_time'; seat: number }
  | { kind: 'time_up'; seat: number }
  | { kind: 'overtime'; seat: number; points: number }
  | { kind: 'stand_in'; seat: number; strength: Strength }
  | { kind: 'return'; seat: number }
  | { kind: 'take_back'; seat: number }
  | { kind: 'end'; reason: Reason; winners: number[] }
);

function changeVoting(moves: Move[], turn: number, change: (voting: Voting) => Partial<Voting>): Move[] {
  const voting = playOf(moves, turn)?.voting;
  return voting ? changePlay(moves, turn, { voting: { ...voting, ...change(voting) } }) : moves;
}

function changePlay(moves: Move[], turn: number, change: Partial<PlayMove>): Move[] {
  return moves.map((move) => (move.kind === 'play' && move.turn === turn ? { ...move, ...change } : move));
}

const isRuled = (moves: Move[], turn: number) =>
  moves.some((move) => move.kind === 'play' && move.turn === turn && move.ruled !== 'open');

/** The moves, of which those from a turn on are taken back, with the turns skipped after it. */
function undone(moves: Move[], turn: number): Move[] {
  const from = moves.findIndex((move) => 'turn' in move && move.turn === turn);
  const isMade = (move: Move) => 'turn' in move || move.kind === 'skip';
  return moves.map((move, index) => (from >= 0 && index >= from && isMade(move) ? { ...move, undone: true } : move));
}

/** Without the line that the time of a player is up, where the next line says what followed. */
function withoutTimeUp(moves: Move[], seat: number): Move[] {
  const last = moves.at(-1);
  return last?.kind === 'time_up' && last.seat === seat ? moves.slice(0, -1) : moves;
}

const lineOfPlay = ({ seat, turn, placement, line, window, until, play_score }: GameEvent & { type: 'played' }, v: number, at: number): Move => ({
  v,
  kind: 'play',
  seat,
  turn,
  at,
  placement,
  line,
  score: mainWordFirst(play_score, placement),
  window,
  until,
  ruled: window === 'none' ? 'stands' : 'open',
});

/** The line of an event in the list; null if it has none. */
function lineOf(event: GameEvent, { v, at }: Pick<Entry, 'v' | 'at'>): Move | null {
  switch (event.type) {
    case 'played':
      return lineOfPlay(event, v, at);
    case 'exchanged':
      return { v, kind: 'exchange', seat: event.seat, turn: event.turn, count: event.returned.count };
    case 'passed':
      return { v, kind: 'pass', seat: event.seat, turn: event.turn, ...(event.timed_out ? { timedOut: true } : {}) };
    case 'time_up':
      return { v, kind: 'time_up', seat: event.seat };
    case 'starter_placed':
      return { v, kind: 'starter', seat: event.seat, turn: event.turn, cell: event.cell, options: event.options };
    case 'turn_skipped':
      return { v, kind: 'skip', seat: event.seat };
    case 'resigned':
      return { v, kind: 'resign', seat: event.seat };
    case 'lost_on_time':
      return { v, kind: 'lost_on_time', seat: event.seat };
    case 'overtime_charged':
      return { v, kind: 'overtime', seat: event.seat, points: event.points };
    case 'stand_in_added':
      return { v, kind: 'stand_in', seat: event.seat, strength: event.strength };
    case 'seat_reclaimed':
      return { v, kind: 'return', seat: event.seat };
    case 'taken_back':
      return { v, kind: 'take_back', seat: event.seat };
    case 'ended':
      return { v, kind: 'end', reason: event.reason, winners: event.winners };
    default:
      return null;
  }
}

/** What an event changes in the lines before it. */
function changeLines(moves: Move[], event: GameEvent): Move[] {
  switch (event.type) {
    case 'passed':
      return event.timed_out ? withoutTimeUp(moves, event.seat) : moves;
    case 'lost_on_time':
    case 'overtime_charged':
      return withoutTimeUp(moves, event.seat);
    case 'taken_back':
      return undone(moves, event.turn);
    default:
      return changeChallenged(moves, event);
  }
}

/** What becomes of a play. */
function changeChallenged(moves: Move[], event: GameEvent): Move[] {
  switch (event.type) {
    case 'challenged':
      return changePlay(moves, event.turn, {
        challenger: event.challenger,
        ...(event.until ? { voting: { until: event.until, evidence: [], votes: [] } } : {}),
      });
    case 'evidence_shown':
      return changeVoting(moves, event.turn, ({ evidence }) => ({ evidence: [...evidence, event.text] }));
    case 'voted':
      return changeVoting(moves, event.turn, ({ votes }) => ({
        votes: [...votes, { seat: event.seat, opinion: event.opinion }],
      }));
    case 'upheld':
      return changePlay(moves, event.turn, { ruled: 'upheld', turnLost: event.turn_lost, points: event.points });
    case 'withdrawn':
      return changePlay(moves, event.turn, { ruled: 'withdrawn' });
    case 'window_closed':
      return isRuled(moves, event.turn) ? moves : changePlay(moves, event.turn, { ruled: 'stands' });
    default:
      return moves;
  }
}

/** The list of moves after an event, which came at a time with a version. */
export function foldMoves(moves: Move[], event: GameEvent, entry: Pick<Entry, 'v' | 'at'>): Move[] {
  const line = lineOf(event, entry);
  const changed = changeLines(moves, event);
  return line ? [...changed, line] : changed;
}

export const isPlay = (move: Move): move is PlayMove & { v: number; undone?: true } => move.kind === 'play';
/** Whether its tiles have left the board again. */
export const isGone = ({ ruled, undone }: PlayMove & { undone?: true }): boolean => ruled === 'withdrawn' || undone === true;
export const playOf = (moves: Move[], turn: number) => moves.filter(isPlay).find((play) => play.turn === turn);

/** The latest play that is still on the board. */
export const lastPlay = (moves: Move[]) => moves.filter(isPlay).findLast((play) => !isGone(play));

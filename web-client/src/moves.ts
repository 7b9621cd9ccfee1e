import { mainWordFirst } from './words/explain.ts';
import type { Entry, Lay, PlayScore, Reason, RoomEvent, Window } from './protocol.ts';

export type Ruled = 'open' | 'stands' | 'upheld' | 'withdrawn';
export type PlayMove = {
  kind: 'play';
  turn: number;
  seat: number;
  at: number;
  placement: Lay[];
  score: PlayScore;
  window: Window;
  seconds: number;
  ruled: Ruled;
  challenger?: number;
  turnLost?: boolean;
  points?: number;
};
/** One line of the list of moves. */
export type Move =
  | PlayMove
  | { kind: 'exchange'; turn: number; seat: number; count: number }
  | { kind: 'pass'; turn: number; seat: number }
  | { kind: 'skip'; seat: number }
  | { kind: 'resign'; seat: number }
  | { kind: 'end'; reason: Reason; winners: number[] };

function changePlay(moves: Move[], turn: number, change: Partial<PlayMove>): Move[] {
  return moves.map((move) => (move.kind === 'play' && move.turn === turn ? { ...move, ...change } : move));
}

const isRuled = (moves: Move[], turn: number) =>
  moves.some((move) => move.kind === 'play' && move.turn === turn && move.ruled !== 'open');

/** The list of moves after an event. */
export function foldMoves(moves: Move[], event: RoomEvent, at: Entry['at']): Move[] {
  switch (event.type) {
    case 'played': {
      const { seat, turn, placement, window, seconds } = event;
      const score = mainWordFirst(event.score, placement);
      const ruled = window === 'none' ? 'stands' : 'open';
      return [...moves, { kind: 'play', seat, turn, at, placement, score, window, seconds, ruled }];
    }
    case 'exchanged':
      return [...moves, { kind: 'exchange', seat: event.seat, turn: event.turn, count: event.returned.count }];
    case 'passed':
      return [...moves, { kind: 'pass', seat: event.seat, turn: event.turn }];
    case 'turn_skipped':
      return [...moves, { kind: 'skip', seat: event.seat }];
    case 'resigned':
      return [...moves, { kind: 'resign', seat: event.seat }];
    case 'challenged':
      return changePlay(moves, event.play, { challenger: event.seat });
    case 'upheld':
      return changePlay(moves, event.play, { ruled: 'upheld', turnLost: event.turn_lost, points: event.points });
    case 'withdrawn':
      return changePlay(moves, event.play, { ruled: 'withdrawn' });
    case 'window_closed':
      return isRuled(moves, event.play) ? moves : changePlay(moves, event.play, { ruled: 'stands' });
    case 'ended':
      return [...moves, { kind: 'end', reason: event.reason, winners: event.winners }];
    default:
      return moves;
  }
}

export const isPlay = (move: Move): move is PlayMove => move.kind === 'play';
export const playOf = (moves: Move[], turn: number) => moves.filter(isPlay).find((play) => play.turn === turn);

/** The play that lies on the board and was made last. */
export const lastPlay = (moves: Move[]) => moves.filter(isPlay).findLast((play) => play.ruled !== 'withdrawn');

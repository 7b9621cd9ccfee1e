import { foldMoves, type Move } from '../moves.ts';
import type { Entry, OrderDrawn } from '../../../connection/protocol.ts';

/** What is known only from a game's log, and not from its state. */
export type History = { moves: Move[]; orderDraws: OrderDrawn[]; seedHash: string | null };

export const noHistory: History = { moves: [], orderDraws: [], seedHash: null };

/** The history after one more entry of the log. */
export function foldHistory({ moves, orderDraws, seedHash }: History, { event, v, at }: Entry): History {
  if (event?.type === 'began') return { moves, orderDraws, seedHash: event.seed_hash ?? null };
  if (event?.type === 'order_drawn') return { moves, orderDraws: [...orderDraws, event], seedHash };
  return { moves: event ? foldMoves(moves, event, { v, at }) : moves, orderDraws, seedHash };
}

import type { Game, GameEvent, TakenBack } from '../../../connection/protocol.ts';
import type { LatestMove, ViewedGame } from '../viewed_game.ts';

const moves = new Set<GameEvent['type']>(['played', 'exchanged', 'passed']);
/** After these, no earlier move can be taken back. */
const final = new Set<GameEvent['type']>(['challenged', 'resigned', 'lost_on_time']);

/** The first event of a move: it may close the window of the play before. */
const isMove = (event: GameEvent): boolean =>
  moves.has(event.type) || (event.type === 'window_closed' && event.reason === 'next_turn');

/** The moves that can be taken back after an event that the game does not have yet. */
export function noted({ game, before, latestMoves }: ViewedGame, event: GameEvent): LatestMove[] {
  if (final.has(event.type)) return [];
  if (!game || !isMove(event) || latestMoves.at(-1)?.turn === game.turn) return latestMoves;
  const last = latestMoves.findIndex(({ seat }) => seat === game.to_move);
  return [...latestMoves.slice(last + 1), { seat: game.to_move, turn: game.turn, game, before }];
}

/** Whether the game before the move is known. */
export const isKnown = ({ latestMoves }: ViewedGame, { turn }: TakenBack): boolean =>
  latestMoves.some((move) => move.turn === turn);

/** The game as it was before a move. The number of the turn goes on, and overtime stays. */
export function takenBack(viewed: ViewedGame, { turn }: TakenBack): ViewedGame {
  const found = viewed.latestMoves.findIndex((move) => move.turn === turn);
  const move = viewed.latestMoves[found];
  if (!move || !viewed.game) return viewed;
  return {
    ...viewed,
    game: withOvertime({ ...move.game, turn: viewed.game.turn }, viewed.game),
    before: move.before,
    latestMoves: viewed.latestMoves.slice(0, found),
  };
}

const withOvertime = (game: Game, { players }: Game): Game => ({
  ...game,
  players: game.players.map(({ overtime: _, ...player }, seat) => {
    const overtime = players[seat]?.overtime;
    return overtime === undefined ? player : { ...player, overtime };
  }),
});

import type { Ended } from '../connection/protocol.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';

/** The seats in the order of the result: winners first, players who resigned last, whatever their points. */
export function rankingOf(viewed: ViewedGame, { winners, final_scores }: Ended): number[] {
  const rank = (seat: number) => (winners.includes(seat) ? 2 : viewed.game?.players[seat]?.resigned ? 0 : 1);
  const final = (seat: number) => final_scores[seat]!.final;
  return final_scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || final(b) - final(a));
}

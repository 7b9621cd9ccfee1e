import type { Game } from '../connection/protocol.ts';
import { moverOf } from '../state/mover.ts';

/** What else the words depend on. */
type About = { own: boolean; computer: boolean; away: boolean; bingo: number };

/** The most important fact about a seat now; empty if there is none. */
export function seatInWords(game: Game, seat: number, { own, computer, away, bingo }: About): string {
  const player = game.players[seat]!;
  const play = game.pending_play;
  if (player.resigned) return 'resigned';
  if (game.result) return game.result.winners.includes(seat) ? 'winner' : '';
  if (player.lost_turns) return player.lost_turns === 1 ? 'loses a turn' : `loses ${player.lost_turns} turns`;
  if (play?.accepted.includes(seat)) return 'accepted';
  const vote = play?.dispute?.votes.find((other) => other.seat === seat);
  if (vote) return vote.opinion === 'convinced' ? 'voted to accept' : 'voted to reject';
  if (play?.dispute && play.seat === seat) return 'is disputed';
  if (moverOf(game) === seat) return own && !computer ? 'your turn' : 'their turn';
  if (away && !computer) return 'away';
  return bingo ? `Bingo! +${bingo}` : '';
}

import type { Game, Opinion } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { moverOf } from '../../state/game/mover.ts';

/** What else the words depend on; `past`: the game is over, and one of its moments is shown; `brief`: there is little room, as on a phone. */
type About = { own: boolean; computer: boolean; away: boolean; bingo: number; past?: boolean; brief?: boolean };

/** The most important fact about a seat now; empty if there is none. */
export function seatInWords(game: Game, seat: number, { own, computer, away, bingo, past, brief }: About): string {
  const player = game.players[seat]!;
  const play = game.pending_play;
  const narrow = Boolean(brief) && (game.players.length > 2 || Boolean(player.target)); // a target stands beside it
  if (player.resigned) return t(narrow ? 'table-seat-out' : 'table-seat-resigned');
  if (game.result) return game.result.winners.includes(seat) ? t('table-seat-won') : '';
  if (player.lost_turns) return t('table-seat-loses-turns', { count: player.lost_turns });
  if (play?.accepted.includes(seat)) return t(narrow ? 'table-seat-accepts' : 'table-seat-accepted');
  const vote = play?.dispute?.votes.find((other) => other.seat === seat);
  if (vote) return voteInWords(vote.opinion, narrow);
  if (play?.dispute && play.seat === seat) return t(narrow ? 'table-seat-in-dispute' : 'table-seat-disputed');
  if (moverOf(game) === seat) return turnInWords({ own, computer, away, past, brief }, narrow);
  if (away && !computer) return t('table-seat-away');
  return bingo ? t(narrow ? 'table-seat-bingo-points' : 'table-seat-bingo', { points: bingo }) : '';
}

function voteInWords(opinion: Opinion, narrow: boolean): string {
  if (opinion === 'convinced') return t(narrow ? 'table-seat-for' : 'table-seat-voted-to-accept');
  return t(narrow ? 'table-seat-against' : 'table-seat-voted-to-reject');
}

/** Says that a player is thinking, never what they are laying. */
function turnInWords({ own, computer, away, past, brief }: Omit<About, 'bingo'>, narrow: boolean): string {
  if (past) return t('table-seat-their-turn');
  if (own && !computer) return t(narrow ? 'table-seat-yours' : 'table-seat-your-turn');
  if (computer || !away) return t(narrow ? 'table-seat-thinks' : 'table-seat-thinking');
  return t(brief ? 'table-seat-away' : 'table-seat-away-in-turn');
}

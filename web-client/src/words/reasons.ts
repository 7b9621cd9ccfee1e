import type { Ended, Reason } from '../connection/protocol.ts';
import type { Room } from '../state/reduce.ts';
import { listed } from './names.ts';

const reasonSentence: Record<Reason, string> = {
  went_out: 'The bag is empty and the last tile is laid.',
  empty_rack: 'The next player had no tile left.',
  all_passed: 'Everybody passed.',
  all_idle: 'Nobody laid anything for too long.',
  target: 'The target is reached.',
  laid_at_once: 'A whole rack was laid in one turn.',
  scoreless: 'Nobody scored for too many turns.',
  no_play_left: 'The bag is empty and nobody can lay anything more.',
  resignation: 'Only one player was left.',
};

export const nameOf = (room: Room, seat: number) => room.seats[seat]?.name ?? `Seat ${seat + 1}`;

/** Was there a tie for the highest final score that something else decided? */
function tieBroken(room: Room, { final_scores, winners, reason }: Ended): boolean {
  if (reason === 'target' || reason === 'laid_at_once' || winners.length === 0) return false;
  const active = final_scores.filter((_, seat) => !room.game?.players[seat]?.resigned);
  const best = Math.max(...active.map(({ final }) => final));
  return active.filter(({ final }) => final === best).length > winners.length;
}

/** Who won, for a headline. */
export function headline(room: Room, result: Ended): string {
  const names = result.winners.map((seat) => nameOf(room, seat));
  if (names.length === 0) return 'Nobody keeps score';
  return names.length === 1 ? `${names[0]} wins` : `${listed(names)} share the win`;
}

/** Why the game is over and why they won. */
export function why(room: Room, result: Ended): string {
  const tie = tieBroken(room, result) ? ' The final scores tie: the higher score before the settlement wins.' : '';
  return reasonSentence[result.reason] + tie;
}

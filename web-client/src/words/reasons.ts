import type { Ended, Reason } from '../connection/protocol.ts';
import type { Room } from '../state/room.ts';
import { spokenList } from '../languages/formats.ts';

export const nameOf = (room: Room, seat: number) => room.seats[seat]?.name ?? `Seat ${seat + 1}`;

const names = (room: Room, seats: number[]) => spokenList(seats.map((seat) => nameOf(room, seat)));
/** The same for the player of seat `own`: "You and Ben". */
const youFirst = (room: Room, seats: number[], own: number) =>
  spokenList(['You', ...seats.filter((seat) => seat !== own).map((seat) => nameOf(room, seat))]);

const hasResigned = (room: Room, seat: number) => room.game?.players[seat]?.resigned ?? false;
const resigned = (room: Room) => room.seats.flatMap((_, seat) => (hasResigned(room, seat) ? [seat] : []));
const wentOut = (room: Room, { final_scores }: Ended) =>
  final_scores.flatMap(({ rack }, seat) => (rack.count === 0 && !hasResigned(room, seat) ? [seat] : []));

const reasonSentence: Record<Reason, (room: Room, result: Ended) => string> = {
  went_out: (room, result) => `${names(room, wentOut(room, result))} used the last tile.`,
  empty_rack_to_move: () => 'The next player had no tiles left.',
  all_passed: () => 'Everyone passed.',
  all_idle: () => 'Nobody made a play for too long.',
  target_reached: (room, { winners }) => `${names(room, winners)} reached the target.`,
  laid_at_once: (room, { winners }) => `${names(room, winners)} laid a whole rack in one turn.`,
  scoreless_turns: () => 'Nobody scored for too many turns.',
  no_play_left: () => 'The bag is empty and nobody has a play left.',
  resignation: (room) => `${names(room, resigned(room))} resigned.`,
};

/** Whether the rules have broken a tie for the highest final score. */
function tieBroken(room: Room, { final_scores, winners, reason }: Ended): boolean {
  if (!room.rules.tie_breaks.includes('higher_before_settlement')) return false;
  if (reason === 'target_reached' || reason === 'laid_at_once' || winners.length === 0) return false;
  const active = final_scores.filter((_, seat) => !hasResigned(room, seat));
  const best = Math.max(...active.map(({ final }) => final));
  return active.filter(({ final }) => final === best).length > winners.length;
}

/** Who won, for a headline, as the player of seat `own` reads it. */
export function headline(room: Room, { winners }: Ended, own: number | null = null): string {
  if (winners.length === 0) return 'No points were kept';
  if (own !== null && winners.includes(own))
    return winners.length === 1 ? 'You won' : `${youFirst(room, winners, own)} share the win`;
  return `${names(room, winners)} ${winners.length === 1 ? 'wins' : 'share the win'}`;
}

/** Why the game is over and why they won. */
export function why(room: Room, result: Ended): string {
  const tie = tieBroken(room, result) ? ' It’s a tie: the higher score before leftover tiles wins.' : '';
  return reasonSentence[result.reason](room, result) + tie;
}

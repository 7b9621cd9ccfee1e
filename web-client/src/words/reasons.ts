import type { Ended, Reason } from '../connection/protocol.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';

export const nameOf = (room: ViewedGame, seat: number) => room.seats[seat]?.name ?? t('ends-seat', { number: seat + 1 });

/** Players as a text needs them: their names, and how many they are. */
const named = (room: ViewedGame, seats: number[]) => ({
  names: spokenList(seats.map((seat) => nameOf(room, seat))),
  count: seats.length,
});
/** The same for the player of seat `own`: "You and Ben". */
const youFirst = (room: ViewedGame, seats: number[], own: number) =>
  spokenList([t('ends-you'), ...seats.filter((seat) => seat !== own).map((seat) => nameOf(room, seat))]);

const hasResigned = (room: ViewedGame, seat: number) => room.game?.players[seat]?.resigned ?? false;
const resigned = (room: ViewedGame) => room.seats.flatMap((_, seat) => (hasResigned(room, seat) ? [seat] : []));
/** Who lost on time last; everybody who has left, where the moves are not known. */
const outOfTime = (room: ViewedGame): number[] => {
  const loss = room.moves.findLast(({ kind }) => kind === 'lost_on_time');
  return loss?.kind === 'lost_on_time' ? [loss.seat] : resigned(room);
};
const wentOut = (room: ViewedGame, { final_scores }: Ended) =>
  final_scores.flatMap(({ rack }, seat) => (rack.count === 0 && !hasResigned(room, seat) ? [seat] : []));

const reasonSentence: Record<Reason, (room: ViewedGame, result: Ended) => string> = {
  went_out: (room, result) => t('ends-went-out', named(room, wentOut(room, result))),
  empty_rack_to_move: () => t('ends-empty-rack'),
  all_passed: () => t('ends-all-passed'),
  all_idle: () => t('ends-all-idle'),
  target_reached: (room, { winners }) => t('ends-target', named(room, winners)),
  laid_at_once: (room, { winners }) => t('ends-at-once', named(room, winners)),
  scoreless_turns: () => t('ends-scoreless'),
  no_play_left: () => t('ends-no-play'),
  resignation: (room) => t('ends-resignation', named(room, resigned(room))),
  out_of_time: (room) => t('ends-out-of-time', named(room, outOfTime(room))),
  agreement: () => t('ends-agreement'),
  turn_limit: () => t('ends-turn-limit'),
  aborted: () => t('ends-aborted-why'),
  record_ends: () => t('ends-record'),
};

/** Whether the rules have broken a tie for the highest final score. */
function tieBroken(room: ViewedGame, { final_scores, winners, reason }: Ended): boolean {
  if (!room.rules.tie_breaks.includes('higher_before_settlement')) return false;
  if (reason === 'target_reached' || reason === 'laid_at_once' || winners.length === 0) return false;
  const active = final_scores.filter((_, seat) => !hasResigned(room, seat));
  const best = Math.max(...active.map(({ final }) => final));
  return active.filter(({ final }) => final === best).length > winners.length;
}

/** Who won, for a headline, as the player of seat `own` reads it. */
export function headline(room: ViewedGame, { reason, winners }: Ended, own: number | null = null): string {
  if (reason === 'aborted') return t('ends-aborted');
  if (winners.length === 0) return t('ends-no-points');
  if (own === null || !winners.includes(own)) return t('ends-wins', named(room, winners));
  return winners.length === 1 ? t('ends-you-win') : t('ends-you-share', { names: youFirst(room, winners, own) });
}

/** Why the game is over and why they won. */
export function why(room: ViewedGame, result: Ended): string {
  const reason = reasonSentence[result.reason](room, result);
  return tieBroken(room, result) ? `${reason} ${t('ends-tie')}` : reason;
}

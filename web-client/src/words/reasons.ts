import type { Ended, Reason } from '../connection/protocol.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';

export const nameOf = (viewed: ViewedGame, seat: number) => viewed.seats[seat]?.name ?? t('ends-seat', { number: seat + 1 });

/** Players as a text needs them: their names, and how many they are. */
const named = (viewed: ViewedGame, seats: number[]) => ({
  names: spokenList(seats.map((seat) => nameOf(viewed, seat))),
  count: seats.length,
});
/** The same for the player of seat `own`: "You and Ben". */
const youFirst = (viewed: ViewedGame, seats: number[], own: number) =>
  spokenList([t('ends-you'), ...seats.filter((seat) => seat !== own).map((seat) => nameOf(viewed, seat))]);

const hasResigned = (viewed: ViewedGame, seat: number) => viewed.game?.players[seat]?.resigned ?? false;
const resigned = (viewed: ViewedGame) => viewed.seats.flatMap((_, seat) => (hasResigned(viewed, seat) ? [seat] : []));
/** Who lost on time last; everybody who has left, where the moves are not known. */
const outOfTime = (viewed: ViewedGame): number[] => {
  const loss = viewed.moves.findLast(({ kind }) => kind === 'lost_on_time');
  return loss?.kind === 'lost_on_time' ? [loss.seat] : resigned(viewed);
};
const wentOut = (viewed: ViewedGame, { final_scores }: Ended) =>
  final_scores.flatMap(({ rack }, seat) => (rack.count === 0 && !hasResigned(viewed, seat) ? [seat] : []));

const reasonSentence: Record<Reason, (viewed: ViewedGame, result: Ended) => string> = {
  went_out: (viewed, result) => t('ends-went-out', named(viewed, wentOut(viewed, result))),
  empty_rack_to_move: () => t('ends-empty-rack'),
  all_passed: () => t('ends-all-passed'),
  all_idle: () => t('ends-all-idle'),
  target_reached: (viewed, { winners }) => t('ends-target', named(viewed, winners)),
  laid_at_once: (viewed, { winners }) => t('ends-at-once', named(viewed, winners)),
  scoreless_turns: () => t('ends-scoreless'),
  no_play_left: () => t('ends-no-play'),
  resignation: (viewed) => t('ends-resignation', named(viewed, resigned(viewed))),
  out_of_time: (viewed) => t('ends-out-of-time', named(viewed, outOfTime(viewed))),
  agreement: () => t('ends-agreement'),
  turn_limit: () => t('ends-turn-limit'),
  aborted: () => t('ends-aborted-why'),
  record_ends: () => t('ends-record'),
};

/** Whether the rules have broken a tie for the highest final score. */
function tieBroken(viewed: ViewedGame, { final_scores, winners, reason }: Ended): boolean {
  if (!viewed.rules.tie_breaks.includes('higher_before_settlement')) return false;
  if (reason === 'target_reached' || reason === 'laid_at_once' || winners.length === 0) return false;
  const active = final_scores.filter((_, seat) => !hasResigned(viewed, seat));
  const best = Math.max(...active.map(({ final }) => final));
  return active.filter(({ final }) => final === best).length > winners.length;
}

/** Who won, for a headline, as the player of seat `own` reads it. */
export function headline(viewed: ViewedGame, { reason, winners }: Ended, own: number | null = null): string {
  if (reason === 'aborted') return t('ends-aborted');
  if (winners.length === 0) return t('ends-no-points');
  if (own === null || !winners.includes(own)) return t('ends-wins', named(viewed, winners));
  return winners.length === 1 ? t('ends-you-win') : t('ends-you-share', { names: youFirst(viewed, winners, own) });
}

/** Why the game is over and why they won. */
export function why(viewed: ViewedGame, result: Ended): string {
  const reason = reasonSentence[result.reason](viewed, result);
  return tieBroken(viewed, result) ? `${reason} ${t('ends-tie')}` : reason;
}

import type { FinishedGame } from '../../connection/http/archive_api.ts';
import type { Reason } from '../../connection/protocol.ts';
import { t, type NameId } from '../../languages/text.ts';

/** How a game may have ended, in the order of the form that finds games. An aborted game is in no archive. */
export const endNames: Record<Exclude<Reason, 'aborted'>, NameId> = {
  went_out: 'history-end-went-out',
  resignation: 'history-end-resignation',
  all_passed: 'history-end-all-passed',
  scoreless_turns: 'history-end-scoreless',
  out_of_time: 'history-end-out-of-time',
  target_reached: 'history-end-target',
  no_play_left: 'history-end-no-play',
  agreement: 'history-end-agreement',
  turn_limit: 'history-end-turn-limit',
  all_idle: 'history-end-all-idle',
  empty_rack_to_move: 'history-end-empty-rack',
  laid_at_once: 'history-end-at-once',
  record_ends: 'history-end-record',
};

/** How a game ended, where that is not the usual way: "Jonas resigned", "Everyone passed". Of two players, the loser is the one who resigned or ran out of time. */
export function endInBrief({ end, players }: Pick<FinishedGame, 'end' | 'players'>): string | null {
  if (end === 'went_out' || end === 'aborted') return null;
  const loser = players.length === 2 ? players.find(({ result }) => result === 'lost') : undefined;
  if (loser && (end === 'resignation' || end === 'out_of_time'))
    return t(end === 'resignation' ? 'history-resigned' : 'history-ran-out', { who: loser.me ? 'you' : 'other', name: loser.name });
  return t(endNames[end]);
}

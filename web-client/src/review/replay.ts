import type { Entry, GameEvent, Lexicon, Rules } from '../connection/protocol.ts';
import { fold } from '../state/game/fold/reduce.ts';
import { emptyGame, type ViewedGame } from '../state/game/viewed_game.ts';

/** A moment to look at: its event and version, and the game just before the next moment. */
export type Moment = { viewed: ViewedGame; v: number; at: number; event: GameEvent };

/** Events with a moment of their own; the others belong to the moment before them. */
const momentous = new Set<GameEvent['type']>([
  'began',
  'stand_in_added',
  'seat_reclaimed',
  'order_drawn',
  'bonuses_placed',
  'first_chosen',
  'starter_placed',
  'played',
  'exchanged',
  'passed',
  'challenged',
  'evidence_shown',
  'voted',
  'upheld',
  'withdrawn',
  'turn_skipped',
  'resigned',
  'lost_on_time',
  'overtime_charged',
  'taken_back',
  'ended',
]);

/** The moments of a game, in order. */
export function momentsOf(log: Entry[], rules: Rules, lexicon: Lexicon, rated = true): Moment[] {
  const moments: Moment[] = [];
  let viewed = emptyGame(rules, lexicon, rated);
  for (const entry of log) {
    viewed = { ...fold(viewed, entry), log: [] }; // a moment needs no log
    const last = moments.at(-1);
    if (entry.event && momentous.has(entry.event.type))
      moments.push({ viewed: afterwards(viewed), v: entry.v, at: entry.at, event: entry.event });
    else if (last) moments[moments.length - 1] = { ...last, viewed: afterwards(viewed) };
  }
  return moments;
}

/** As one looks back on it: nobody can challenge the latest play any more. A dispute is a part of the story. */
function afterwards(viewed: ViewedGame): ViewedGame {
  const open = viewed.game?.pending_play && !viewed.game.pending_play.dispute;
  return viewed.game && open ? { ...viewed, game: { ...viewed.game, pending_play: null } } : viewed;
}

/** The index of the moment at which a move was made. */
export const momentOfMove = (moments: Moment[], move: number): number =>
  moments.findIndex(({ viewed }) => viewed.moves.length > move);

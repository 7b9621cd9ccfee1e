import type { GameEvent } from '../../connection/protocol.ts';
import { toasts } from '../toasts.svelte.ts';
import { newsOf } from '../../words/game/news.ts';
import type { ViewedGame } from '../game/viewed_game.ts';

/**
 * Events that show a toast: to everybody, or to everybody but their author. What a dialog or the line below the board says needs none,
 * nor does a challenge: the list decides at once, or the dispute takes the place of the rack.
 */
const shownToAll = new Set<GameEvent['type']>([
  'racks_shown',
  'turn_skipped',
  'upheld',
  'withdrawn',
  'lost_on_time',
  'overtime_charged',
  'taken_back',
  'nudged',
]);
const shownToOthers = new Set<GameEvent['type']>([
  'starter_placed',
  'exchanged',
  'passed',
  'resigned',
  'stand_in_added',
  'seat_reclaimed',
  'renamed',
  'agreement_declined',
  'proposal_declined',
]);

/** The only turn in which the message of an event is true, if there is one. A take-back and the starter begin a new turn. */
function turnOf({ type }: GameEvent, { game }: ViewedGame): number | undefined {
  if (type === 'nudged') return game?.turn;
  return type === 'taken_back' || type === 'starter_placed' ? (game?.turn ?? 0) + 1 : undefined;
}

const authorOf = (event: GameEvent): number | null => ('seat' in event ? event.seat : null);

/** Whether a turn is skipped because of the ruling just before, which has said so. */
function isSaid(event: GameEvent, { log }: ViewedGame): boolean {
  if (event.type !== 'turn_skipped') return false;
  const ruling = log.findLast((entry) => entry.event?.type !== 'turn_skipped')?.event;
  return ruling?.type === 'upheld' && ruling.turn_lost && ruling.challenger === event.seat;
}

function isShown(event: GameEvent, seat: number | null, isTimedOut: boolean): boolean {
  if (isTimedOut || (event.type === 'passed' && event.timed_out)) return true; // it was the clock
  const own = seat !== null && authorOf(event) === seat;
  return shownToAll.has(event.type) || (shownToOthers.has(event.type) && !own);
}

/** What ends by itself when its time is up, which was `until`. A window that closes needs no message. */
const isByClock = (event: GameEvent, at: number, until = Infinity): boolean => event.type === 'starter_placed' && at >= until;

/** An event that happened `at` a moment in the game `before`, in which something was open `until` another one. */
export type Happened = { event: GameEvent; at: number; before: ViewedGame; until: number | undefined };

/** Tells the player of `seat` about an event: through a screen reader, and sometimes with a toast, too. */
export function giveNews(viewed: ViewedGame, seat: number | null, { event, at, before, until }: Happened): void {
  const isTimedOut = isByClock(event, at, until);
  if (isSaid(event, before)) return;
  if (event.type === 'turn_began') toasts.turnBegan(event.turn);
  if (event.type === 'ended') toasts.clear(); // the result says what has ended the game
  const news = newsOf({ viewed, before, seat, isTimedOut }, event);
  if (!news) return;
  if (isShown(event, seat, isTimedOut)) toasts.show(news.text, news.tone, { turn: turnOf(event, viewed), short: news.short });
  else toasts.speak(news.text);
}

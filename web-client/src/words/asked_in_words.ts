import type { Asked, Clocks, Game, RoomSummary } from '../connection/protocol.ts';
import { longDuration } from '../languages/formats.ts';
import { t, type NameId } from '../languages/text.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { challengeOrDispute, signed } from './names.ts';
import { nameOf } from './reasons.ts';

const titles: Record<Asked, NameId> = { move: 'game-title-move', accept: 'game-title-accept', vote: 'game-title-vote' };

export const titleOfAsked = (asked: Asked): string => t(titles[asked]);

/** What the title of the page says about a game. The dot catches the eye where the game waits for the reader; a paused one waits for nobody. */
export function titleOf(asked: Asked | null, viewed: ViewedGame, game: Game, clocks: Clocks | null = null): string {
  if (game.result) return t('game-over');
  if (clocks?.paused) return t('game-title-paused');
  if (asked) return titleOfAsked(asked);
  if (game.pending_play?.dispute) return t('game-title-disputed');
  const waits = game.pending_play && game.pending_play.window !== 'next_turn';
  if (waits) return t('game-title-waits', { how: challengeOrDispute(viewed.rules.ruling) });
  return t('game-turn-of', { name: nameOf(viewed, game.to_move) });
}

const states: Record<Asked, NameId> = { move: 'game-state-move', accept: 'game-state-accept', vote: 'game-state-vote' };

type Listed = Pick<RoomSummary, 'stage' | 'asked' | 'paused'> & Partial<Pick<RoomSummary, 'seat' | 'scores' | 'winners'>>;

/** The result of a game that is over, for its player: "won 322–301". */
function resultInWords(seat: number, scores: number[], winners: number[]): string {
  const others = scores.filter((_, index) => index !== seat).toSorted((one, other) => other - one);
  const all = [scores[seat] ?? 0, ...others];
  const between = all.some((score) => score < 0) ? ' · ' : '–'; // a dash would look like another minus
  const values = { scores: all.map(signed).join(between) };
  if (!winners.includes(seat)) return t('game-state-lost', values);
  return t(winners.length > 1 ? 'game-state-drawn' : 'game-state-won', values);
}

/** What the list of games says about one of them. */
export function stateInWords({ stage, asked, paused, seat, scores, winners }: Listed): string {
  if (stage === 'over' && seat !== undefined && scores && winners?.length) return resultInWords(seat, scores, winners);
  if (stage === 'over') return t('game-state-review');
  if (stage === 'waiting') return t('game-state-not-started');
  if (paused) return t('game-state-paused');
  return t(asked ? states[asked] : 'game-state-waiting');
}

/** How much time is left in a game of the list, to the minute. */
export const timeLeftInWords = (milliseconds: number): string =>
  milliseconds < 60_000
    ? t('game-time-nearly-up')
    : t('game-time-left', { time: longDuration(Math.floor(milliseconds / 60_000) * 60) });

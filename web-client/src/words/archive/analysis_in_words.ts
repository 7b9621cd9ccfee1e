import type { PossiblePlay } from '../../connection/protocol.ts';
import { number, spokenList } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { madeAmong, type Candidate } from '../../review/candidates.ts';
import type { Choice } from '../../review/move_made.ts';
import { crossedOut, placeOf } from '../game/explain.ts';
import { wordsOf } from '../game/play_in_words.ts';
import { signed } from '../names.ts';

const inTenths = (equity: number, least: 0 | 1) =>
  signed(number(equity / 10, { minimumFractionDigits: least, maximumFractionDigits: 1 }));
/** Tenths of a point as points, for a column: "15.2", "3.0", "−0.5". */
export const inColumn = (equity: number): string => inTenths(equity, 1);
/** The same in a sentence: "15.2", "3", "−0.5". */
export const tenths = (equity: number): string => inTenths(equity, 0);

/** The same with its unit: "15.2 points", "1 point". */
export const inPoints = (equity: number): string => t('review-points', { count: equity / 10, amount: tenths(equity) });

/** "H8 across · crossed out J8": where a play is and what it crosses out. */
export const whereabouts = ({ play_score, placement }: Pick<PossiblePlay, 'play_score' | 'placement'>): string =>
  [placeOf(play_score), crossedOut(placement)].filter(Boolean).join(' · ');

const nothingBetter: Record<Choice, NameId> = {
  played: 'review-best-played',
  withdrawn: 'review-withdrawn',
  exchanged: 'review-best-exchanged',
  passed: 'review-best-passed',
};

/** "worth 15.2", or that it wins at once. */
export const worthInWords = ({ equity, wins }: Pick<Candidate, 'equity' | 'wins'>): string =>
  wins ? t('review-wins-at-once') : t('review-worth', { amount: tenths(equity) });

/** What a move is called in a list: the words of a play, or what was done or possible instead. */
export function moveName({ play, tiles, made }: Pick<Candidate, 'play' | 'tiles' | 'made'>, choice: Choice): string {
  if (play) return wordsOf(play.play_score);
  if (made) return t(choice === 'exchanged' ? 'review-exchanged' : 'review-passed');
  return tiles ? t('review-exchange', { tiles: tiles.join(' ') }) : t('review-pass');
}

/** The same in a sentence about what would have been better. */
function nameOf({ play, tiles }: Candidate): string {
  if (play) return wordsOf(play.play_score);
  return tiles ? t('review-exchanging', { tiles: spokenList(tiles) }) : t('review-passing');
}

/** Compares the move that was made with the best: "HORN would have been 4.1 points better." */
export function verdict(candidates: Candidate[], choice: Choice): string {
  const own = madeAmong(candidates);
  const best = candidates.find(({ made }) => !made);
  if (!best) return t(choice === 'played' ? nothingBetter.played : 'review-no-play');
  const name = nameOf(best);
  if (choice === 'withdrawn') return insteadOfWithdrawn(name, best);
  if (best.wins && !own.wins) return t('review-would-have-won', { name });
  const lost = best.equity - own.equity;
  return best.wins || lost <= 0 ? t(nothingBetter[choice]) : t('review-better', { name, points: inPoints(lost) });
}

const insteadOfWithdrawn = (name: string, { equity, wins }: Candidate): string =>
  wins ? t('review-withdrawn-won', { name }) : t('review-withdrawn-worth', { name, points: inPoints(equity) });

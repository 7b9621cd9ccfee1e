import type { PossiblePlay } from '../connection/protocol.ts';
import { madeAmong, type Candidate } from '../review/candidates.ts';
import type { Choice } from '../review/made.ts';
import { crossedOut, placeOf } from './explain.ts';
import { wordsOf } from './play_in_words.ts';
import { signed } from './names.ts';

/** Tenths of a point as points, for a column: "15.2", "3.0", "−0.5". */
export const inColumn = (equity: number): string => signed((equity / 10).toFixed(1));
/** The same in a sentence: "15.2", "3", "−0.5". */
export const tenths = (equity: number): string => inColumn(equity).replace(/\.0$/, '');

export const inPoints = (equity: number) => `${tenths(equity)} ${equity === 10 ? 'point' : 'points'}`;

export const equitySentence =
  'A play is worth its score plus what the tiles you keep should bring, by the computer’s estimate.';

/** "H8 across · crossed out J8": where a play is and what it crosses out. */
export const whereabouts = ({ play_score, placement }: Pick<PossiblePlay, 'play_score' | 'placement'>): string =>
  [placeOf(play_score), crossedOut(placement)].filter(Boolean).join(' · ');

const nothingBetter: Record<Choice, string> = {
  played: 'This was the best play.',
  withdrawn: 'The play was withdrawn.',
  exchanged: 'Exchanging was best: no play was worth more.',
  passed: 'Passing was best: no play was worth more.',
};

/** "worth 15.2", or that it wins at once. */
export const worthInWords = ({ equity, wins }: Pick<Candidate, 'equity' | 'wins'>): string =>
  wins ? 'wins at once' : `worth ${tenths(equity)}`;

/** What a move is called in a list: the words of a play, or what was done instead. */
export const moveName = ({ play }: Pick<Candidate, 'play'>, choice: Choice): string =>
  play ? wordsOf(play.play_score) : choice === 'exchanged' ? 'Exchanged' : 'Passed';

/** Compares the move that was made with the best play: "HORN would have been 4.1 points better." */
export function verdict(candidates: Candidate[], choice: Choice): string {
  const own = madeAmong(candidates);
  const best = candidates.find(({ made }) => !made);
  if (!best?.play) return choice === 'played' ? nothingBetter.played : 'No play was found.';
  const name = wordsOf(best.play.play_score);
  if (choice === 'withdrawn')
    return `${nothingBetter.withdrawn} ${name} would have ${best.wins ? 'won at once' : `been worth ${inPoints(best.equity)}`}.`;
  if (best.wins && !own.wins) return `${name} would have won at once.`;
  const lost = best.equity - own.equity;
  return best.wins || lost <= 0 ? nothingBetter[choice] : `${name} would have been ${inPoints(lost)} better.`;
}

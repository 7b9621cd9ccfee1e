import type { Analysis, PossiblePlay } from '../connection/protocol.ts';
import { crossedOut, placeOf, wordsOf } from './explain.ts';

/** Tenths of a point as points: "15.2", "3", "−0.5". */
export function tenths(worth: number): string {
  const text = (Math.abs(worth) / 10).toFixed(1).replace(/\.0$/, '');
  return worth < 0 ? `−${text}` : text;
}

const inPoints = (worth: number) => `${tenths(worth)} ${worth === 10 ? 'point' : 'points'}`;

export const worthSentence =
  'Worth is the score and what the tiles that you keep may bring later, as the computer guesses.';

/** "H8 across · crossed out J8": where a play lies and what it takes away. */
export const whereabouts = ({ play_score, placement }: PossiblePlay): string =>
  [placeOf(play_score), crossedOut(placement)].filter(Boolean).join(' · ');

/** What may be compared with what was possible. */
export type Deed = 'played' | 'withdrawn' | 'exchanged' | 'passed';
const nothingBetter: Record<Deed, string> = {
  played: 'This was the best play.',
  withdrawn: 'The play was taken back.',
  exchanged: 'To exchange was best: no play would have been worth more.',
  passed: 'To pass was best: no play would have been worth more.',
};

/** What came of comparing a deed with the best play: "HORN would have been 4.1 points better." */
export function verdict({ plays, move }: Pick<Analysis, 'plays' | 'move'>, deed: Deed): string {
  const best = plays[0];
  if (!best) return deed === 'played' ? nothingBetter.played : 'No play was found.';
  const name = wordsOf(best.play_score);
  if (deed === 'withdrawn') return `${nothingBetter.withdrawn} ${name} would have ${best.wins ? 'won at once' : `been worth ${inPoints(best.equity)}`}.`;
  const lost = best.equity - move.equity;
  if (best.wins && !move.wins) return `${name} would have won at once.`;
  if (best.wins || lost <= 0) return nothingBetter[deed];
  return `${name} would have been ${inPoints(lost)} better.`;
}

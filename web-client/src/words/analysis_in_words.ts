import type { Analysis, PossiblePlay } from '../connection/protocol.ts';
import { crossedOut, placeOf, wordsOf } from './explain.ts';

/** Tenths of a point as points: "15.2", "3", "−0.5". */
export function tenths(equity: number): string {
  const text = (Math.abs(equity) / 10).toFixed(1).replace(/\.0$/, '');
  return equity < 0 ? `−${text}` : text;
}

const inPoints = (equity: number) => `${tenths(equity)} ${equity === 10 ? 'point' : 'points'}`;

export const equitySentence =
  'A play is worth its score plus what the tiles you keep should bring, by the computer’s estimate.';

/** "H8 across · crossed out J8": where a play is and what it crosses out. */
export const whereabouts = ({ play_score, placement }: PossiblePlay): string =>
  [placeOf(play_score), crossedOut(placement)].filter(Boolean).join(' · ');

/** How a turn was used, to compare it with what was possible. */
export type Choice = 'played' | 'withdrawn' | 'exchanged' | 'passed';
const nothingBetter: Record<Choice, string> = {
  played: 'This was the best play.',
  withdrawn: 'The play was withdrawn.',
  exchanged: 'Exchanging was best: no play was worth more.',
  passed: 'Passing was best: no play was worth more.',
};

/** Compares the move that was made with the best play: "HORN would have been 4.1 points better." */
export function verdict({ plays, move }: Pick<Analysis, 'plays' | 'move'>, choice: Choice): string {
  const best = plays[0];
  if (!best) return choice === 'played' ? nothingBetter.played : 'No play was found.';
  const name = wordsOf(best.play_score);
  if (choice === 'withdrawn') return `${nothingBetter.withdrawn} ${name} would have ${best.wins ? 'won at once' : `been worth ${inPoints(best.equity)}`}.`;
  const lost = best.equity - move.equity;
  if (best.wins && !move.wins) return `${name} would have won at once.`;
  if (best.wins || lost <= 0) return nothingBetter[choice];
  return `${name} would have been ${inPoints(lost)} better.`;
}

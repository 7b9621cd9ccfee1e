import type { GameAnalysis, JudgedMove, LaidPlay } from '../connection/http/understanding_api.ts';
import { sameTiles } from './candidates.ts';

/** A turn in which a player missed a play that was clearly better. */
export type Puzzle = { version: number; turn: number };

function isPuzzle({ size, plays: [best], exchange, pass }: JudgedMove): boolean {
  if (size === undefined || size === 'small' || !best || pass) return false;
  return !exchange || exchange.equity <= best.equity;
}

/** The puzzles that a game has for the player of a seat. */
export const puzzlesIn = ({ moves }: GameAnalysis, seat: number): Puzzle[] =>
  moves.filter((move) => move.seat === seat && isPuzzle(move)).map(({ version, turn }) => ({ version, turn }));

/** How good a play is as an answer: the best, one of the best with this many tenths of a point less, or none of them. */
export type Verdict = { rank: 'best' } | { rank: 'good'; behind: number } | { rank: 'other' } | { rank: 'invalid' };

/** Judges a play that was tried, by the plays that the analysis has kept, best first. */
export function verdictOn({ plays }: JudgedMove, { placement, valid }: LaidPlay & { valid: boolean }): Verdict {
  if (!valid) return { rank: 'invalid' };
  const [best] = plays;
  const found = plays.find((play) => sameTiles(play, { placement }));
  if (!best || !found) return { rank: 'other' };
  const behind = best.equity - found.equity;
  return behind <= 0 ? { rank: 'best' } : { rank: 'good', behind };
}

import { patiently } from '../connection/http/patiently.ts';
import type { CheckedPlay, GameAnalysis, JudgedMove, Understanding } from '../connection/http/understanding_api.ts';
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

/** Asks for these puzzles. Where many games are asked about at once, some have to wait. Throws `ApiRefused`. */
export async function findPuzzles(server: Pick<Understanding, 'analysis'>, seat: number): Promise<Puzzle[]> {
  const { analysis } = await patiently(() => server.analysis());
  return analysis ? puzzlesIn(analysis, seat) : [];
}

/** How good a play is as an answer: the best, one of the best with this many tenths of a point less, or none of them. */
export type Verdict = { rank: 'best' } | { rank: 'good'; behind: number } | { rank: 'other' } | { rank: 'invalid' };

/** Judges a play that was tried, by the plays that the analysis has kept, best first. */
export function verdictOn(missed: JudgedMove, { valid, ...play }: Tried): Verdict {
  if (!valid) return { rank: 'invalid' };
  const [best] = missed.plays;
  const equity = equityOf(missed, play);
  if (!best || equity === undefined) return { rank: 'other' };
  const behind = best.equity - equity;
  return behind <= 0 ? { rank: 'best' } : { rank: 'good', behind };
}

type Tried = Pick<CheckedPlay, 'placement' | 'play_score' | 'valid'>;

/**
 * The analysis keeps each word at one of its places. With the same tiles anywhere else as much is left on the rack, so that only
 * the points differ; in a proved ending the place decides, too.
 */
function equityOf({ plays, proved }: JudgedMove, { placement, play_score }: Omit<Tried, 'valid'>): number | undefined {
  const kept = plays.find((play) => sameTiles(play, { placement }));
  if (kept || proved) return kept?.equity;
  const similar = plays.filter((play) => tilesOf(play) === tilesOf({ placement })).map((play) => play.equity + 10 * (play_score.total - play.play_score.total));
  return similar.length ? Math.max(...similar) : undefined;
}

const tilesOf = ({ placement }: Pick<Tried, 'placement'>): string =>
  placement
    .map(({ tile }) => tile)
    .sort()
    .join(' ');

import type { Analysis, PossiblePlay } from '../connection/protocol.ts';
import { cellKey } from '../rules/coordinates.ts';
import type { MoveMade } from './move_made.ts';
import type { KnownMove } from './whole_game.svelte.ts';

/** A move that was possible, or the one that was made; an exchange or a pass has no play. */
export type Candidate = {
  play: PossiblePlay | null;
  /** Those that could have been exchanged. */
  tiles?: string[];
  equity: number;
  wins: boolean;
  made: boolean;
  /** To win, in thousandths, where the whole game was analysed. */
  chance?: number;
};

const keyOf = ({ placement }: Pick<PossiblePlay, 'placement'>) =>
  placement.map(({ cell, tile, as }) => `${cellKey(cell)} ${tile}${as ?? ''}`).sort().join();

/** Whether two plays lay the same tiles on the same cells. */
export const sameTiles = (one: Pick<PossiblePlay, 'placement'>, other: Pick<PossiblePlay, 'placement'>): boolean =>
  keyOf(one) === keyOf(other);

/** What is known of the moves of a turn: more where the whole game was analysed. */
export type Known = Pick<Analysis, 'plays' | 'exchange' | 'move'> & Partial<Pick<KnownMove, 'pass' | 'proved'>>;
const chanceOf = (known: object): { chance?: number } => ('chance' in known ? { chance: known.chance as number } : {});

/** The best moves of a turn, with the one that was made among them, best first. A withdrawn play was worth nothing. */
export function candidatesOf({ plays, exchange, move, pass, proved }: Known, made: MoveMade): Candidate[] {
  const isMade = (play: PossiblePlay) =>
    made.choice === 'played' && made.play !== null && sameTiles(play, made.play);
  const possible: Candidate[] = plays.map((play) => ({
    play,
    equity: play.equity,
    wins: play.wins === true,
    made: isMade(play),
    ...chanceOf(play),
  }));
  if (pass) possible.push({ play: null, equity: pass.equity, wins: false, made: made.choice === 'passed', ...chanceOf(pass) });
  if (exchange) possible.push({ play: null, tiles: exchange.tiles, equity: exchange.equity, wins: false, made: false, ...chanceOf(exchange) });
  if (!possible.some((candidate) => candidate.made)) possible.push(ownOf(move, made));
  // In a proved ending a win comes before a draw, whatever the margin.
  const byOutcome = (a: Candidate, b: Candidate) => (proved ? (b.chance ?? 0) - (a.chance ?? 0) : 0);
  return possible.sort((a, b) => byOutcome(a, b) || b.equity - a.equity);
}

function ownOf(move: Known['move'], made: MoveMade): Candidate {
  const equity = made.choice === 'withdrawn' ? 0 : move.equity;
  const wins = made.choice === 'played' && move.wins === true;
  return { play: made.play && { ...made.play, equity }, equity, wins, made: true, ...chanceOf(move) };
}

export const madeAmong = (candidates: Candidate[]) => candidates.find(({ made }) => made)!;

import type { Reason, Strength } from '../protocol.ts';
import { askApiForJson } from './api_request.ts';

/** How a game ended for somebody. */
export type Outcome = 'won' | 'drawn' | 'lost';
/** A player of a finished game; `me`: the one who asks. */
export type FinishedPlayer = {
  name: string;
  me?: true;
  computer?: Strength;
  score: number;
  result: Outcome;
  moves: number;
  bingos: number;
  highest_play: number;
  phonies: number;
  think_ms: number;
};
export type HighestPlay = { seat: number; turn: number; score: number; words: string[] };
/** That a game was imported; `mine`: by the one who asks. */
export type ImportMark = { at: number; source: 'json' | 'gcg'; counts: boolean; mine?: true };
export type FinishedGame = {
  /** The code of the room and the number of the game in it: `K7QFW2MX-3`. */
  id: string;
  room: string;
  game: number;
  system: string;
  lexicon: string;
  began: number;
  ended: number;
  end: Reason;
  players: FinishedPlayer[];
  moves: number;
  margin: number;
  highest_play?: HighestPlay;
  bingos: number;
  challenges: number;
  phonies: number;
  /** It does not count for ratings. */
  rated?: false;
  imported?: ImportMark;
};
export type PlayedWord = {
  word: string;
  score: number;
  /** The id of the game. */
  game: string;
  system: string;
  ended: number;
  turn: number;
  seat: number;
  name: string;
  me?: true;
  /** Nobody had played it in the room before. */
  first?: true;
  invalid?: true;
  withdrawn?: true;
  verdict?: 'valid' | 'invalid';
  decided_by?: 'list' | 'vote';
  challenger?: string;
};
/** Sums, from which averages follow. */
export type Figures = {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  margin: number;
  moves: number;
  plays: number;
  play_points: number;
  bingos: number;
  highest_game: number;
  highest_play: number;
  challenges_won: number;
  challenges_lost: number;
  phonies_stood: number;
  phonies_withdrawn: number;
  /** Those of the moves whose time is known: records have no times. */
  timed_moves: number;
  think_ms: number;
};
export type Rating = { rating: number; deviation: number; volatility: number; games: number };
export type Month = Pick<Figures, 'games' | 'won' | 'drawn' | 'points' | 'margin' | 'moves' | 'play_points' | 'bingos'> & {
  /** `2026-11`, in UTC. */
  month: string;
};
export type OfPlayer = {
  name: string;
  me?: true;
  computer?: Strength;
  figures: Figures;
  systems: { system: string; figures: Figures; rating?: Rating }[];
  months: Month[];
  longest_words: PlayedWord[];
  highest_words: PlayedWord[];
  openings: { word: string; times: number; points: number }[];
};
export type Opponent = { name: string; computer?: Strength; games: number; won: number; drawn: number; lost: number };
export type Statistics = { players: OfPlayer[]; opponents: Opponent[] };

export type Answers = {
  games: { games: FinishedGame[]; next?: string };
  words: { words: PlayedWord[]; next?: string };
  statistics: Statistics;
};
/** The parameters of a search, by name; what is empty is left out. */
export type Wanted = Record<string, string>;

export type AskArchive = <Kind extends keyof Answers>(kind: Kind, wanted: Wanted) => Promise<Answers[Kind]>;

/** Searches the finished games of a server. Throws `ApiRefused`. */
export const archiveOf =
  (token: () => string | null | Promise<string | null>): AskArchive =>
  async (kind, wanted) =>
    askApiForJson(await token(), `${kind}?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))}`);

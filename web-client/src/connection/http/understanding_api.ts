import type { Axis, Lay, PlayScore, PossibleExchange, PossiblePlay } from '../protocol.ts';
import { askApiForJson } from './api_request.ts';

/** A chance to win is in thousandths, everything else in tenths of a point; in a proved ending equity is the final margin. */
export type JudgedPlay = PossiblePlay & { chance?: number };
export type JudgedExchange = PossibleExchange & { chance?: number };
export type JudgedChoice = { equity: number; wins?: true; chance?: number };
export type MistakeSize = 'small' | 'medium' | 'large';
export type JudgedMove = {
  version: number;
  turn: number;
  seat: number;
  kind: 'play' | 'exchange' | 'pass';
  withdrawn?: true;
  plays: JudgedPlay[];
  /** If it is among the best moves. */
  exchange?: JudgedExchange;
  /** Where it is proved that a pass was best. */
  pass?: JudgedChoice;
  move: JudgedChoice;
  loss: number;
  size?: MistakeSize;
  proved?: true;
  missed?: string[];
};
/** The chances of all seats after the move of this version; version 0 is before the first. */
export type ChancesAt = { version: number; turn: number; chances: number[] };
/** Without `luck` the record does not say all that the seat drew. */
export type JudgedSeat = { luck?: number } & Record<MistakeSize, number>;
export type GameAnalysis = {
  evaluator: number;
  made: number;
  moves: JudgedMove[];
  course: ChancesAt[];
  seats: JudgedSeat[];
  turning_points: number[];
  /** The name of the list that judged, if the server lacks the game's own. */
  list?: string;
  /** Moves from a record that does not name the whole rack; they are not in `moves`. */
  unjudged?: number;
};
export type AnalysisState = {
  state: 'none' | 'waiting' | 'running' | 'kept';
  done?: number;
  of?: number;
  outdated?: true;
  analysis?: GameAnalysis;
  new_words?: string[];
};

export type LaidPlay = { placement: Lay[]; line?: Axis };
export type CheckedPlay = LaidPlay & { play_score: PlayScore; valid: boolean; bad_words?: string[] };
export type CheckedLine = { name: string; plays: CheckedPlay[] };
export type Note = {
  version: number;
  changed: number;
  own?: true;
  shared?: true;
  author?: string;
  body: { text: string; lines: CheckedLine[] };
};
export type NoteRequest = { version: number; text: string; shared: boolean; lines: { name: string; plays: LaidPlay[] }[] };

/** What the server knows about one finished game. Each call may throw `ApiRefused`. */
export type Understanding = {
  analysis: () => Promise<AnalysisState>;
  analyse: () => Promise<AnalysisState>;
  notes: () => Promise<Note[]>;
  keepNote: (note: NoteRequest) => Promise<Note[]>;
  checkLine: (version: number, plays: LaidPlay[]) => Promise<CheckedPlay[]>;
};

export function understandingOf(token: () => string | null, about: () => { room: string; game: number }): Understanding {
  const ask = <Answer>(method: string, what: string, body?: unknown): Promise<Answer> => {
    const { room, game } = about();
    return askApiForJson(token(), `games/${room}-${game}/${what}`, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  };
  return {
    analysis: () => ask('GET', 'analysis'),
    analyse: () => ask('POST', 'analysis'),
    notes: async () => (await ask<{ notes: Note[] }>('GET', 'notes')).notes,
    keepNote: async (note) => (await ask<{ notes: Note[] }>('PUT', 'notes', note)).notes,
    checkLine: async (version, plays) => (await ask<{ plays: CheckedPlay[] }>('POST', 'line', { version, plays })).plays,
  };
}

import { foldHistory, noHistory, type History } from './fold/history.ts';
import type { Entry, Game, Lexicon, OpenAgreement, Rules, Seat, Snapshot, Stage } from '../../connection/protocol.ts';
import { withOptions } from '../../rules/rules.ts';

/** The board before a play that may still be withdrawn. */
export type Before = Pick<Game, 'squares' | 'spent' | 'removed'>;

/** The latest move of a seat, and the game before it, so that it can be taken back. */
export type LatestMove = { seat: number; turn: number; game: Game; before: Before | null };

/**
 * A game as a viewer knows it: its state at a version, and the log as far back as it has been loaded.
 * A plain value; folding makes a new one.
 */
export type ViewedGame = History & {
  v: number;
  stage: Stage;
  seats: Seat[];
  /** As they hold now, with the options of the starter's turn. */
  rules: Rules;
  lexicon: Lexicon;
  /** The game counts for ratings. */
  rated: boolean;
  game: Game | null;
  /** The newest versions, up to `v`, without gaps. */
  log: Entry[];
  /** Null until a play is folded. */
  before: Before | null;
  /** The moves that can be taken back, as far as they have been folded: one of a seat at most, oldest first. */
  latestMoves: LatestMove[];
  agreement: OpenAgreement | null;
};

export const emptyGame = (rules: Rules, lexicon: Lexicon, rated = true): ViewedGame => ({
  ...noHistory,
  v: 0,
  stage: 'waiting',
  seats: [],
  rules,
  lexicon,
  rated,
  game: null,
  log: [],
  before: null,
  latestMoves: [],
  agreement: null,
});

/** The game of a snapshot: its log has not been loaded. */
export function viewedGame({ v, stage, seats, rules, lexicon, rated, agreement, state }: Snapshot): ViewedGame {
  const current = state?.options ? withOptions(rules, state.options) : rules;
  return { ...emptyGame(current, lexicon, rated !== false), v, stage, seats, agreement: agreement ?? null, game: state };
}

/** The game as a new snapshot shows it. The log stays if it leads up to that version. */
export function renewed(viewed: ViewedGame | null, snapshot: Snapshot): ViewedGame {
  const next = viewedGame(snapshot);
  return viewed?.v === next.v ? withLog(next, viewed.log) : next;
}

const withLog = (viewed: ViewedGame, log: Entry[]): ViewedGame => ({ ...viewed, log, ...log.reduce(foldHistory, noHistory) });

/** The first version of the log that is known. */
export const knownFrom = ({ log, v }: ViewedGame): number => log[0]?.v ?? v + 1;

/** Whether a log begins with this entry, whatever its version: it says everything about the seats. */
export const beginsLog = ({ event }: Entry): boolean => event?.type === 'seats_changed';

/** Whether nothing is missing before the first of these entries. */
export const isWhole = ([first]: Entry[]): boolean => first !== undefined && beginsLog(first);

/** The game with an older page of its log. A page that does not lead up to the known part changes nothing. */
export function withOlder(viewed: ViewedGame, page: Entry[]): ViewedGame {
  if (isWhole(viewed.log)) return viewed;
  const from = knownFrom(viewed);
  const older = page.filter(({ v }) => v < from);
  return older.at(-1)?.v === from - 1 ? withLog(viewed, [...older, ...viewed.log]) : viewed;
}

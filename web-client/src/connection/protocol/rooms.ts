import type { Agreement, Bonus, Ended, Opinion, Played, Strength } from './events.ts';
import type { Cell, Tiles } from './plays.ts';
import type { Lexicon, Options, Rules } from './rules.ts';

/** `overtime`: points that come off the final score. */
export type Player = { score: number; rack: Tiles; lost_turns: number; resigned: boolean; target?: number; overtime?: number };
export type Vote = { seat: number; opinion: Opinion };
export type Dispute = { challenger: number; until?: number; evidence: string; votes: Vote[] };
/** The latest play, as its event has it, while it may be challenged. It has no `until` during a vote. */
export type PendingPlay = Omit<Played, 'type'> & { accepted: number[]; dispute?: Dispute };
export type Game = {
  /** The cells that have a tile. */
  squares: [row: number, column: number, letter: string, blank: boolean][];
  bag: number;
  players: Player[];
  to_move: number;
  turn: number;
  pending_play: PendingPlay | null;
  result: Ended | null;
  premiums: Bonus[];
  /** Cells without a tile whose premium has been used up. */
  spent: Cell[];
  /** Tiles that have left the game. */
  removed: string[];
  placing_starter: { until?: number } | null;
  options: Options | null;
  /** It is from a record: racks hold only what that says. */
  recorded?: true;
};
/** `computer`: nobody sits there, the server plays; `stand_in`: a computer plays for the seat's owner. */
export type Seat = { name: string; level?: string; computer?: Strength; stand_in?: Strength };
/** What players want to agree on; the first of `wanted` has asked for it. */
export type OpenAgreement = { agreement: Agreement; turn?: number; wanted: number[] };
export type Stage = 'waiting' | 'playing' | 'over';
export type Snapshot = {
  v: number;
  stage: Stage;
  seats: Seat[];
  rules: Rules;
  lexicon: Lexicon;
  /** It does not count for ratings. */
  rated?: false;
  agreement?: OpenAgreement;
  state: Game | null;
};

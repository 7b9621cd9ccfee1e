/** The messages of protocol version 1 (protocol/README.md and protocol/schema are the contract). */

export const protocolRange = { min: 1, max: 1 } as const;

/** Row and column, from 0 at the top left. */
export type Cell = readonly [row: number, column: number];
export type Lay = { at: Cell; tile: string; as?: string };
export type Tiles = { count: number; tiles?: string[] };

export type LetterScore = { at: Cell; letter: string; blank: boolean; value: number; factor: number };
export type WordScore = {
  text: string;
  axis: 'across' | 'down' | 'fall' | 'rise';
  letters: LetterScore[];
  word_factors: { at: Cell; factor: number }[];
  score: number;
};
export type PlayScore = { words: WordScore[]; bonus: number; total: number };

export type Ruling = 'void' | 'single' | 'double' | 'five' | 'ten';
export type End =
  { type: 'went_out' } | { type: 'all_passed'; times: number } | { type: 'scoreless_turns'; turns: number };
export type Rules = {
  id: string;
  board: string[];
  tiles: { tile: string; count: number; value: number }[];
  least_seats: number;
  most_seats: number;
  rack_size: number;
  opening: { start: Cell; tiles: number };
  bingo: { tiles: number; points: number };
  exchange_minimum: number;
  ruling: Ruling;
  windows: { two_seats: number; more_seats: number; last_play: number };
  ends: End[];
  settlements: ('deduct_racks' | 'award_racks')[];
  tie_breaks: 'higher_before_settlement'[];
};
export type Lexicon = { id: string; name: string; words: number; hash: string };

/** `none`: it stands; `next_turn`: until the next command; `held`: the next player waits; `final`: then the game ends. */
export type Window = 'none' | 'next_turn' | 'held' | 'final';
export type Reason = 'went_out' | 'all_passed' | 'scoreless' | 'resignation';
export type Account = { before: number; deducted: number; awarded: number; final: number; rack: string[] };

export type Seated = { type: 'seated'; name: string };
export type Vacated = { type: 'vacated'; seat: number };
export type Began = { type: 'began'; seats: number; seed_hash: string; lexicon_hash: string };
export type OrderDrawn = { type: 'order_drawn'; draws: { seat: number; tile: string }[]; best: number[] };
export type Dealt = { type: 'dealt'; seat: number; tiles: Tiles };
export type TurnBegan = { type: 'turn_began'; seat: number; turn: number };
export type TurnSkipped = { type: 'turn_skipped'; seat: number };
export type Played = {
  type: 'played';
  seat: number;
  turn: number;
  placement: Lay[];
  score: PlayScore;
  window: Window;
  seconds: number;
};
export type Drew = { type: 'drew'; seat: number; tiles: Tiles };
export type Exchanged = { type: 'exchanged'; seat: number; turn: number; drawn: Tiles; returned: Tiles };
export type Passed = { type: 'passed'; seat: number; turn: number };
export type Accepted = { type: 'accepted'; seat: number; play: number };
export type Challenged = { type: 'challenged'; seat: number; play: number };
export type Upheld = {
  type: 'upheld';
  play: number;
  seat: number;
  challenger: number;
  turn_lost: boolean;
  points: number;
};
export type Withdrawn = { type: 'withdrawn'; play: number; seat: number; rack: Tiles; returned: number; score: number };
export type WindowClosed = { type: 'window_closed'; play: number; why: 'accepted' | 'expired' | 'next_turn' };
export type Resigned = { type: 'resigned'; seat: number };
export type Ended = { type: 'ended'; reason: Reason; accounts: Account[]; winners: number[]; seed: string };

export type RoomEvent =
  | Seated
  | Vacated
  | Began
  | OrderDrawn
  | Dealt
  | TurnBegan
  | TurnSkipped
  | Played
  | Drew
  | Exchanged
  | Passed
  | Accepted
  | Challenged
  | Upheld
  | Withdrawn
  | WindowClosed
  | Resigned
  | Ended;

/** One version of a room; without an event if this viewer may not see it. */
export type Entry = { v: number; at: number; event?: RoomEvent };

export type Player = { score: number; rack: Tiles; lost_turns: number; resigned: boolean };
export type Contest = { play: number; seat: number; window: Window; seconds: number; accepted: number[] };
export type Game = {
  board: [row: number, column: number, letter: string, blank: boolean][];
  bag: number;
  players: Player[];
  to_move: number;
  turn: number;
  contest: Contest | null;
  result: Ended | null;
};
export type Stage = 'waiting' | 'playing' | 'over';
export type Snapshot = {
  v: number;
  stage: Stage;
  seats: { name: string }[];
  rules: Rules;
  lexicon: Lexicon;
  game: Game | null;
  log: Entry[];
};

export type Settings = {
  system: string;
  lexicon?: string;
  ruling?: Ruling;
  window_two_seats?: number;
  window_more_seats?: number;
  window_last_play?: number;
  exchange_minimum?: number;
  scoreless_turns?: number;
};

/** Requests, without the id that the connection gives them. */
export type Query =
  | { type: 'join'; room: string; seen?: number }
  | { type: 'leave' }
  | { type: 'rooms' }
  | { type: 'preview'; placement: Lay[] };
/** Requests that change something: applied once however often they are sent with one id. */
export type Command =
  | { type: 'create'; name: string; settings: Settings }
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  | { type: 'start' }
  | { type: 'play'; turn: number; placement: Lay[] }
  | { type: 'exchange'; turn: number; tiles: string[] }
  | { type: 'pass'; turn: number }
  | { type: 'challenge'; play: number }
  | { type: 'accept'; play: number }
  | { type: 'resign' };
export type Hello = { type: 'hello'; protocol: typeof protocolRange; token?: string };
export type Request = Query | Command;

export type RoomSummary = {
  room: string;
  system: string;
  stage: Stage;
  names: string[];
  seat: number;
  your_turn: boolean;
  changed: number;
};
export type Refusal = {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  field?: string;
  cells?: Cell[];
  words?: string[];
};
export type Welcome = { type: 'welcome'; id: string; protocol: number; server: string; token?: string; name?: string };
export type Ok = { type: 'ok'; id: string; v?: number };
export type Created = { type: 'created'; id: string; room: string };
export type Joined = { type: 'joined'; id: string; room: string; seat: number | null } & (
  { snapshot: Snapshot; events?: never } | { events: Entry[]; snapshot?: never }
);
export type Preview = { type: 'preview'; id: string; score: PlayScore; valid?: boolean };
export type Rooms = { type: 'rooms'; id: string; rooms: RoomSummary[] };
export type Answer = Welcome | Ok | Created | Joined | Preview | Rooms | Refusal;

export type EventNotice = { type: 'event' } & Entry;
export type Presence = { type: 'presence'; seats: boolean[] };
export type Ping = { type: 'ping'; sent: number; lag?: number };
export type Pong = { type: 'pong'; sent: number; at: number };
export type Restarting = { type: 'restarting'; retry_after: number };
export type ServerMessage = Answer | EventNotice | Presence | Ping | Pong | Restarting;

/** What answers each request when it is not refused. */
export type AnswerTo<R extends Request> = R extends { type: 'create' }
  ? Created
  : R extends { type: 'join' }
    ? Joined
    : R extends { type: 'rooms' }
      ? Rooms
      : R extends { type: 'preview' }
        ? Preview
        : Ok;

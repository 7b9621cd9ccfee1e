/** The messages of protocol version 1 (protocol/README.md and protocol/schema are the contract). */

export const protocolRange = { min: 1, max: 1 } as const;

/** Row and column, from 0 at the top left. */
export type Cell = readonly [row: number, column: number];
export type Lay = { at: Cell; tile: string; as?: string };
export type Tiles = { count: number; tiles?: string[] };

export type LetterScore = {
  at: Cell;
  letter: string;
  blank: boolean;
  value: number;
  factor: number;
  /** Those premiums in the factor that lie over several cells. */
  shared?: { factor: number; over: Cell[] }[];
};
/** `fall` runs down to the right, `rise` up to the right. */
export type Axis = 'across' | 'down' | 'fall' | 'rise';
export type WordScore = {
  text: string;
  axis: Axis;
  letters: LetterScore[];
  word_factors: { at: Cell; factor: number; over?: Cell[] }[];
  score: number;
};
export type PlayScore = { words: WordScore[]; bonus: number; total: number };

export type Scope = 'letter' | 'word';
export type Ruling = 'void' | 'single' | 'double' | 'five' | 'ten' | 'vote';
export type End =
  | { type: 'went_out' }
  | { type: 'empty_rack_to_move' }
  | { type: 'all_passed'; times: number }
  | { type: 'all_idle'; times: number }
  | { type: 'scoreless_turns'; turns: number }
  | { type: 'target_reached' }
  | { type: 'laid_at_once'; tiles: number }
  | { type: 'no_play_left' };
export type Level = { name: string; targets: number[] };
export type FirstPlayer = 'best_tile' | 'best_tile_all_again' | 'random';
type FirstRules = {
  id: string;
  board: string[];
  tiles: { tile: string; count: number; value: number }[];
  least_seats: number;
  most_seats: number;
  rack_size: number;
  opening?: { start: Cell; tiles: number };
  bingo: { tiles: number; points: number };
  exchange_minimum: number;
  ruling: Ruling;
  ends: End[];
  settlements: ('deduct_racks' | 'award_racks')[];
  tie_breaks: 'higher_before_settlement'[];
};
type Windows = { two_seats: number; more_seats: number; last_play: number };
/** What rules have told since there is more than Classic; a server or a game from before does not say it. */
export type LaterRules = {
  corners: { count: number; kinds: { scope: Scope; factor: number; percent: number }[] };
  premiums: 'once' | 'never';
  racks: 'hidden' | 'open';
  first_player: FirstPlayer;
  placed: Axis[];
  judged: Axis[];
  spread: 'one_line' | 'connected';
  contact: 'a_tile' | 'whole_board' | 'none';
  words: 'list' | 'any';
  reading: 'forward' | 'both';
  duplicates: 'allowed' | 'refused';
  counted: 'runs' | 'good_readings';
  scoring: 'points' | 'none';
  swap: 'some' | 'all';
  levels: Level[];
};
export type Rules = FirstRules &
  LaterRules & { windows: Windows & { vote: number }; seed_turn?: { tile: string; centre: Cell; seconds: number } };
/** Rules as they are sent. */
export type SentRules = FirstRules &
  Partial<LaterRules> & { windows: Windows & { vote?: number }; seed_turn?: Rules['seed_turn'] };
/** What the player of the seed decides. */
export type Options = {
  backwards: boolean;
  diagonals: boolean;
  connected: boolean;
  no_duplicates: boolean;
  open_racks: boolean;
};
export type Lexicon = { id: string; name: string; words: number; hash: string };

/** `none`: it stands; `next_turn`: until the next command; `held`: the next player waits; `final`: then the game ends. */
export type Window = 'none' | 'next_turn' | 'held' | 'final';
export type Reason =
  | 'went_out'
  | 'empty_rack'
  | 'all_passed'
  | 'all_idle'
  | 'scoreless'
  | 'target'
  | 'laid_at_once'
  | 'resignation'
  | 'no_play_left';
export type Account = { before: number; deducted: number; awarded: number; final: number; rack: string[] };

/** How well a computer plays. */
export type Strength = 'beginner' | 'casual' | 'strong';

/** `computer`: nobody sits there, the server plays. */
export type Seated = { type: 'seated'; name: string; level?: string; computer?: Strength };
export type Vacated = { type: 'vacated'; seat: number };
export type Began = { type: 'began'; seats: number; seed_hash: string; lexicon_hash: string; targets?: number[] };
/** A bonus on a corner between cells acts for the four around it: top left, top right, bottom left, bottom right. */
export type Bonus = { cells: Cell[]; scope: Scope; factor: number };
export type BonusesPlaced = { type: 'bonuses_placed'; premiums: Bonus[] };
export type FirstChosen = { type: 'first_chosen'; seat: number };
export type Seeded = { type: 'seeded'; seat: number; turn: number; at: Cell; options: Options };
export type RacksShown = { type: 'racks_shown'; racks: string[][] };
export type OrderDrawn = { type: 'order_drawn'; draws: { seat: number; tile: string }[]; best: number[] };
export type Dealt = { type: 'dealt'; seat: number; tiles: Tiles };
export type TurnBegan = { type: 'turn_began'; seat: number; turn: number; seconds?: number };
export type TurnSkipped = { type: 'turn_skipped'; seat: number };
export type Played = {
  type: 'played';
  seat: number;
  turn: number;
  placement: Lay[];
  line?: Axis;
  score: PlayScore;
  window: Window;
  seconds: number;
};
export type Drew = { type: 'drew'; seat: number; tiles: Tiles };
export type Exchanged = { type: 'exchanged'; seat: number; turn: number; drawn: Tiles; returned: Tiles };
export type Passed = { type: 'passed'; seat: number; turn: number };
export type Accepted = { type: 'accepted'; seat: number; play: number };
export type Challenged = { type: 'challenged'; seat: number; play: number; seconds?: number };
export type EvidenceShown = { type: 'evidence_shown'; seat: number; play: number; text: string };
export type Opinion = 'convinced' | 'not_convinced';
export type Voted = { type: 'voted'; seat: number; play: number; opinion: Opinion };
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
  | BonusesPlaced
  | FirstChosen
  | OrderDrawn
  | Dealt
  | TurnBegan
  | Seeded
  | RacksShown
  | TurnSkipped
  | Played
  | Drew
  | Exchanged
  | Passed
  | Accepted
  | Challenged
  | EvidenceShown
  | Voted
  | Upheld
  | Withdrawn
  | WindowClosed
  | Resigned
  | Ended;

/** One version of a room; without an event if this viewer may not see it. */
export type Entry = { v: number; at: number; event?: RoomEvent };

export type Player = { score: number; rack: Tiles; lost_turns: number; resigned: boolean; target?: number };
export type Vote = { seat: number; opinion: Opinion };
export type Objection = { by: number; seconds: number; evidence: string; votes: Vote[] };
export type Contest = {
  play: number;
  seat: number;
  window: Window;
  seconds: number;
  accepted: number[];
  objection?: Objection;
};
export type Game = {
  board: [row: number, column: number, letter: string, blank: boolean][];
  bag: number;
  players: Player[];
  to_move: number;
  turn: number;
  contest: Contest | null;
  result: Ended | null;
  bonuses: Bonus[];
  /** Cells without a tile whose premium has been used up. */
  spent: Cell[];
  /** Tiles that have left the game. */
  removed: string[];
  seeding: { seconds: number } | null;
  options: Options | null;
};
export type Seat = { name: string; level?: string; computer?: Strength };
export type Stage = 'waiting' | 'playing' | 'over';
export type Snapshot = {
  v: number;
  stage: Stage;
  seats: Seat[];
  rules: SentRules;
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
  window_vote?: number;
  exchange_minimum?: number;
  scoreless_turns?: number;
  board?: string;
  tiles?: string;
  rack_size?: number;
  bingo_tiles?: number;
  bingo_points?: number;
  racks?: Rules['racks'];
  lines?: 'straight' | 'diagonals_too';
  reading?: Rules['reading'];
  spread?: Rules['spread'];
  duplicates?: Rules['duplicates'];
  scoring?: Rules['scoring'];
  swap?: Rules['swap'];
  passes?: number;
  first_player?: FirstPlayer;
};

/** Requests, without the id that the connection gives them. */
export type Query =
  | { type: 'join'; room: string; seen?: number }
  | { type: 'leave' }
  | { type: 'rooms' }
  | { type: 'preview'; placement: Lay[]; line?: Axis }
  | { type: 'lookup'; words: string[] };
/** Requests that change something: applied once however often they are sent with one id. */
export type Command =
  | { type: 'create'; name: string; settings: Settings; level?: string }
  | { type: 'sit'; name: string; level?: string }
  | { type: 'stand' }
  | { type: 'add_computer'; strength: Strength }
  | { type: 'remove_computer'; seat: number }
  | { type: 'start' }
  | { type: 'play'; turn: number; placement: Lay[]; line?: Axis }
  | { type: 'seed'; turn: number; at: Cell; options: Options }
  | { type: 'exchange'; turn: number; tiles: string[] }
  | { type: 'pass'; turn: number }
  | { type: 'challenge'; play: number }
  | { type: 'accept'; play: number }
  | { type: 'evidence'; play: number; text: string }
  | { type: 'concede'; play: number }
  | { type: 'vote'; play: number; opinion: Opinion }
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
export type Welcome = {
  type: 'welcome';
  id: string;
  protocol: number;
  server: string;
  token?: string;
  name?: string;
  /** The word lists of the server, the default first. */
  lexicons?: Lexicon[];
};
export type Found = { type: 'found'; id: string; words: { text: string; lists: string[] }[] };
export type Ok = { type: 'ok'; id: string; v?: number };
export type Created = { type: 'created'; id: string; room: string };
export type Joined = { type: 'joined'; id: string; room: string; seat: number | null } & (
  { snapshot: Snapshot; events?: never } | { events: Entry[]; snapshot?: never }
);
export type Preview = { type: 'preview'; id: string; score: PlayScore; valid?: boolean };
export type Rooms = { type: 'rooms'; id: string; rooms: RoomSummary[] };
export type Answer = Welcome | Ok | Created | Joined | Preview | Rooms | Found | Refusal;

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
        : R extends { type: 'lookup' }
          ? Found
          : Ok;

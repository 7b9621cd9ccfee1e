import type { ClockEvent, ClockRules } from './clocks.ts';
import type { Axis, Cell, Lay, PlayScore, Tiles } from './plays.ts';
import type { Seat } from './rooms.ts';
import type { End, Options, Scope } from './rules.ts';

/** `none`: it stands; `next_turn`: until the next command; `held`: the next player waits; `final`: then the game ends. */
export type Window = 'none' | 'next_turn' | 'held' | 'final';
/** Why a game ended: one of the ends in its rules, only one player was left, or all players wanted it; or its record says no more. */
export type Reason = End['type'] | 'resignation' | 'out_of_time' | 'agreement' | 'turn_limit' | 'aborted' | 'record_ends';
export type FinalScore = { before: number; deducted: number; awarded: number; overtime?: number; final: number; rack: Tiles };

/** How well a computer plays. */
export type Strength = 'beginner' | 'casual' | 'strong';

/** All seats, in order, after somebody has come or gone before the start. Versions before it are forgotten. */
export type SeatsChanged = { type: 'seats_changed'; seats: Omit<Seat, 'stand_in'>[]; clock?: ClockRules };
/** From now on a computer plays for the seat's owner. */
export type StandInAdded = { type: 'stand_in_added'; seat: number; strength: Strength; absent?: true };
/** The seat's owner plays again. */
export type SeatReclaimed = { type: 'seat_reclaimed'; seat: number };
/** The player has another name from now on. */
export type Renamed = { type: 'renamed'; seat: number; name: string };
/** Without `seed_hash` it is from a record: nobody knows its draws, and racks hold only what the record says. */
export type Began = { type: 'began'; seat_count: number; seed_hash?: string; lexicon_hash: string; targets?: number[] };
/** A bonus on a corner between cells acts for the four around it: top left, top right, bottom left, bottom right. */
export type Bonus = { cells: Cell[]; scope: Scope; factor: number };
export type BonusesPlaced = { type: 'bonuses_placed'; premiums: Bonus[] };
export type FirstChosen = { type: 'first_chosen'; seat: number };
export type StarterPlaced = { type: 'starter_placed'; seat: number; turn: number; cell: Cell; options: Options };
export type RacksShown = { type: 'racks_shown'; racks: Tiles[] };
export type OrderDrawn = { type: 'order_drawn'; draws: { seat: number; tile: string }[]; best: number[] };
export type Dealt = { type: 'dealt'; seat: number; drawn: Tiles };
export type TurnBegan = { type: 'turn_began'; seat: number; turn: number; until?: number };
export type TurnSkipped = { type: 'turn_skipped'; seat: number };
export type Played = {
  type: 'played';
  seat: number;
  turn: number;
  placement: Lay[];
  line?: Axis;
  play_score: PlayScore;
  window: Window;
  until?: number;
};
export type Drew = { type: 'drew'; seat: number; drawn: Tiles };
export type Exchanged = { type: 'exchanged'; seat: number; turn: number; drawn: Tiles; returned: Tiles };
/** `timed_out`: the clock passed. */
export type Passed = { type: 'passed'; seat: number; turn: number; timed_out?: true };
export type Accepted = { type: 'accepted'; seat: number; turn: number };
export type Challenged = { type: 'challenged'; challenger: number; turn: number; until?: number };
export type EvidenceShown = { type: 'evidence_shown'; seat: number; turn: number; text: string };
export type Opinion = 'convinced' | 'not_convinced';
export type Voted = { type: 'voted'; seat: number; turn: number; opinion: Opinion };
export type Upheld = {
  type: 'upheld';
  turn: number;
  seat: number;
  challenger: number;
  turn_lost: boolean;
  points: number;
};
export type Withdrawn = { type: 'withdrawn'; turn: number; seat: number; rack: Tiles; returned: Tiles; score: number };
export type WindowClosed = { type: 'window_closed'; turn: number; reason: 'accepted' | 'expired' | 'next_turn' };
export type Resigned = { type: 'resigned'; seat: number };
/** A player whose time is up has left the game, as if they had resigned. */
export type LostOnTime = { type: 'lost_on_time'; seat: number };
/** Points that come off the final score. */
export type OvertimeCharged = { type: 'overtime_charged'; seat: number; points: number };
/** The move that a seat made in this turn is undone, with everything that followed it. */
export type TakenBack = { type: 'taken_back'; seat: number; turn: number };
/** What happens when all people in a game want it. */
export type Agreement = 'take_back' | 'end' | 'abort';
/** The first to want it asks for it, the others agree. `turn` is that of the move to take back. */
export type AgreementWanted = { type: 'agreement_wanted'; seat: number; agreement: Agreement; turn?: number };
export type AgreementDeclined = { type: 'agreement_declined'; seat: number };
/** A player reminds the one whose turn it is. */
export type Nudged = { type: 'nudged'; seat: number; turn: number };
/** A player accepts every play of the game from now on, or no longer. During the game only that player gets it. */
export type AlwaysAcceptSet = { type: 'always_accept_set'; seat: number; on: boolean };
export type Ended = { type: 'ended'; reason: Reason; final_scores: FinalScore[]; winners: number[]; seed?: string };
/** What a record says of a rack: it held these tiles, and perhaps others. */
export type RackKnown = { type: 'rack_known'; seat: number; rack: Tiles };

export type GameEvent =
  | SeatsChanged
  | Renamed
  | StandInAdded
  | SeatReclaimed
  | ClockEvent
  | Began
  | BonusesPlaced
  | FirstChosen
  | OrderDrawn
  | Dealt
  | TurnBegan
  | StarterPlaced
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
  | LostOnTime
  | OvertimeCharged
  | TakenBack
  | AgreementWanted
  | AgreementDeclined
  | Nudged
  | AlwaysAcceptSet
  | RackKnown
  | Ended;

/** One version of a game; without an event if this viewer may not see it. */
export type Entry = { v: number; at: number; event?: GameEvent };

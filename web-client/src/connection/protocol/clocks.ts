/** Time for all moves, time for each move, or days for each move with a bank; `none`: nobody is timed. */
export type ClockKind =
  | { type: 'none' }
  | { type: 'game'; seconds: number; increment: number }
  | { type: 'move'; seconds: number }
  | { type: 'slow'; days: number; bank_days: number; holiday_days: number };
/** What happens when a player's time is up: they lose, pass, pay points for overtime, or are only reminded. */
export type AtZero = 'lose' | 'pass' | 'points' | 'nudge';
export type ClockRules = { kind: ClockKind; at_zero: AtZero; overtime: { points: number; minutes: number } };

/** Hours in which a slow clock does not run: minutes of the day in an IANA time zone. */
export type Night = { zone: string; from: number; to: number };
export type ClockProposal = { type: 'pause' } | { type: 'resume' } | { type: 'change'; rules: ClockRules };

/** The clock of one player at the moment of the note, in milliseconds. */
export type SeatClock = {
  left: number;
  /** Used after the time was up. */
  overtime?: number;
  night?: Night;
  /** On holiday, until then at the latest. */
  holiday_until?: number;
  /** In this year of a slow game. */
  holiday_left?: number;
  proposal?: ClockProposal;
};
/** The clocks of a game that is timed, at a moment of the server's clock. */
export type Clocks = {
  rules: ClockRules;
  at: number;
  paused?: true;
  seats: SeatClock[];
  /** The clock that runs, from when until when: at night and on holiday it does not. */
  running?: { seat: number; from: number; until?: number };
  /** When the window, the vote or the timed turn that is open ends; without it during a pause. */
  until?: number;
};

export type ClockSet = { type: 'clock_set'; rules: ClockRules };
export type ClockPaused = { type: 'clock_paused' };
export type ClockResumed = { type: 'clock_resumed' };
export type ClockProposed = { type: 'clock_proposed'; seat: number; proposal: ClockProposal };
export type ProposalWithdrawn = { type: 'proposal_withdrawn'; seat: number };
export type ProposalDeclined = { type: 'proposal_declined'; seat: number; proposal: ClockProposal };
export type NightSet = { type: 'night_set'; seat: number; night?: Night };
export type HolidayBegan = { type: 'holiday_began'; seat: number };
export type HolidayEnded = { type: 'holiday_ended'; seat: number };
export type TimeForgiven = { type: 'time_forgiven'; milliseconds: number; why: 'lag' | 'outage' };
export type TimeReminded = { type: 'time_reminded'; seat: number; turn: number };
/** `minutes` of overtime have begun in the game. */
export type TimeUp = { type: 'time_up'; seat: number; turn: number; minutes?: number };
/** What happened to the clocks, apart from the moves. */
export type ClockEvent =
  | ClockSet
  | ClockPaused
  | ClockResumed
  | ClockProposed
  | ProposalWithdrawn
  | ProposalDeclined
  | NightSet
  | HolidayBegan
  | HolidayEnded
  | TimeForgiven
  | TimeReminded
  | TimeUp;

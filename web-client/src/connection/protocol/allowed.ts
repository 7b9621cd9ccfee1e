import type { Axis } from './plays.ts';

/**
 * What the viewer may do now. `turn` and `seat` are what the command has to name; `least` and `most` count tiles; a play of one tile
 * names one of the `lines`. `on` is what `always_accept` would change.
 */
export type Allowed =
  | { command: 'exchange'; turn: number; least: number; most: number }
  | { command: 'play'; turn: number; lines?: Axis[] }
  | { command: CommandAboutTurn; turn: number }
  | { command: 'remove_computer' | 'nudge'; seat: number }
  | { command: 'always_accept'; on: boolean }
  | { command: 'resign' | RequestAboutRoom };
/** `add_stand_in` is for the viewer's own seat. */
type RequestAboutRoom =
  | 'hint'
  | 'lookup'
  | 'word'
  | 'take_seat'
  | 'leave_seat'
  | 'add_computer'
  | 'start'
  | 'add_stand_in'
  | 'reclaim_seat'
  | 'propose_clock'
  | 'withdraw_proposal'
  | 'decline_proposal'
  | 'set_night'
  | 'begin_holiday'
  | 'end_holiday'
  | 'end_game'
  | 'abort_game'
  | 'decline_agreement';
export type CommandAboutTurn =
  | 'pass'
  | 'place_starter'
  | 'challenge'
  | 'accept'
  | 'show_evidence'
  | 'withdraw_play'
  | 'vote'
  | 'take_back';
/** What a game waits for its player to do; left out where it waits for others. */
export type Asked = 'move' | 'accept' | 'vote';

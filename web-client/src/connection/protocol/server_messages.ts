import type { Request } from './client_messages.ts';
import type { Entry, Strength } from './events.ts';
import type { Axis, Cell, Lay, PlayScore } from './plays.ts';
import type { Snapshot, Stage } from './rooms.ts';
import type { Lexicon } from './rules.ts';

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
/** `worth`: the score and what the tiles kept are worth, in tenths of a point, and more if it wins at once. */
export type PossiblePlay = { placement: Lay[]; line?: Axis; score: PlayScore; worth: number; wins?: true };
/** What `seat` may or might have laid, the best first; `done`: what was done instead was worth so much. */
export type Advice = { type: 'advice'; id: string; seat: number; plays: PossiblePlay[]; done?: number };
export type Rooms = { type: 'rooms'; id: string; rooms: RoomSummary[] };
export type Answer = Welcome | Ok | Created | Joined | Preview | Advice | Rooms | Found | Refusal;

export type EventNotice = { type: 'event' } & Entry;
/** A computer shall play for the absent one on `seat`; `by`: those who have agreed. */
export type Asked = { seat: number; strength: Strength; by: number[] };
export type Presence = { type: 'presence'; seats: boolean[]; asked?: Asked[] };
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
        : R extends { type: 'hint' | 'analysis' }
          ? Advice
          : R extends { type: 'lookup' }
            ? Found
            : Ok;

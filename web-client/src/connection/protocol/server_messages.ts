import type { Allowed, Asked } from './allowed.ts';
import type { Answer } from './answers.ts';
import type { ChatNotice } from './chat.ts';
import type { RoomChange, RoomCommand, RoomEntry, RoomWatching, Settings } from './client_messages.ts';
import type { ClockRules, Clocks } from './clocks.ts';
import type { Entry, Strength } from './events.ts';
import type { LaidTiles, MyGamesNow } from './lists.ts';
import type { Stage } from './rooms.ts';

/** All the events of one command; what this viewer may do, and is asked to do, and the clocks after the last of them. */
export type Events = { type: 'events'; room: string; game: number; events: Entry[]; may: Allowed[]; asked?: Asked; clocks?: Clocks };
/** The player of `seat` is away and has no stand-in; others may ask for one from this moment of the server's clock. */
export type Away = { seat: number; stand_in_from: number; strength: Strength };
/** Others want a computer to play for the absent player on `seat`: those who have agreed, and those who still have to. */
export type StandInRequest = { seat: number; strength: Strength; agreed: number[]; missing: number[] };
export type Presence = {
  type: 'presence';
  room: string;
  game: number;
  present: boolean[];
  /** How many people without a seat are connected. */
  watchers: number;
  away?: Away[];
  stand_in_requests?: StandInRequest[];
};
/** A game in the list of a room; `scores`, `winners` and when it ended, once it is over. */
export type GameSummary = {
  game: number;
  system: string;
  stage: Stage;
  names: string[];
  scores?: number[];
  winners?: number[];
  changed?: number;
};
/** What somebody has reached in the games of a room that are over. */
export type Standing = { name: string; games: number; won: number; drawn?: number; points: number };
/** The next game that somebody proposes. Seats are those of the newest game. */
export type ProposedGame = {
  proposal: number;
  by: number;
  turned?: true;
  settings?: Settings;
  agreed: number[];
  missing: number[];
  clock?: ClockRules;
};
/** Somebody who only watches, by a number that nobody else gets. */
export type Watcher = { watcher: number; name?: string };
export type RoomAct = (RoomCommand | RoomChange)['type'];
/** A room and its games, the newest first; it replaces what was known before. */
export type RoomNow = {
  type: 'room';
  room: string;
  newest: number;
  games: GameSummary[];
  standings?: Standing[];
  next?: ProposedGame;
  may: RoomAct[];
  /** Of the newest game, for those who may propose the next one. */
  settings?: Settings;
  name?: string;
  entry: RoomEntry;
  locked?: true;
  watching: RoomWatching;
  /** The games that will be made in it do not count for ratings. */
  rated?: false;
  /** The seat of the room's host in the newest game. */
  host?: number;
  /** The names for which seats are kept. */
  kept?: string[];
  /** Who else takes part in the next game. */
  coming?: string[];
  /** Players who do not want to play in it. */
  sitting_out?: string[];
  /** Those whom the host leaves out of it. */
  left_out?: string[];
  /** Players of the newest game whom the host has removed from the room since. */
  removed?: string[];
  /** Only for the host of the room: those who only watch, the latest first. */
  watchers?: Watcher[];
  /** For good: its finished games can only be reviewed. */
  closed?: true;
};
/** A public room in which somebody is. */
export type PublicRoom = {
  room: string;
  name?: string;
  system: string;
  stage: Stage;
  names: string[];
  /** That the game has at most. */
  seats: number;
  /** Others may watch. */
  watched: boolean;
};
/** All of them; it replaces the last list. */
export type PublicGames = { type: 'public_games'; rooms: PublicRoom[] };
export type Ping = { type: 'ping'; sent: number; lag?: number };
export type Pong = { type: 'pong'; sent: number; at: number };
export type Restarting = { type: 'restarting'; retry_after: number };
/** What the host of the server has to say to everybody; empty when it no longer holds. */
export type Announcement = { type: 'announcement'; text: string };
/** The host of the server has closed a room that we have joined. */
export type RoomClosed = { type: 'room_closed'; room: string };
export type ServerMessage =
  | Answer
  | Events
  | Presence
  | Ping
  | Pong
  | Restarting
  | Announcement
  | RoomClosed
  | RoomNow
  | PublicGames
  | ChatNotice
  | MyGamesNow
  | LaidTiles;

import type { Asked } from './allowed.ts';
import type { Axis, Lay } from './plays.ts';
import type { Stage } from './rooms.ts';

/** A game in the list of its player. */
export type RoomSummary = {
  room: string;
  game: number;
  system: string;
  stage: Stage;
  names: string[];
  seat: number;
  asked?: Asked;
  changed: number;
  /** When the clock of the player whose turn it is will show zero. */
  until?: number;
  /** Its clocks are paused, so it waits for nobody. */
  paused?: true;
  /** Lines of the chat that the player has not read. */
  unread?: number;
  /** By seat, of a game that is over. */
  scores?: number[];
  winners?: number[];
  /** The room is closed: its games can only be reviewed. */
  closed?: true;
};
/** A place in the list of games, as the server gives it with a page. */
export type PlaceInList = { over?: true; asked?: true; until?: number; changed: number; room: string; game: number };
/** `next`: after which the list goes on. */
export type Rooms = { type: 'rooms'; id: string; rooms: RoomSummary[]; next?: PlaceInList };
/** These rooms have changed; `games` are all games that the list has of them now. */
export type MyGamesNow = { type: 'my_games'; rooms: string[]; games: RoomSummary[] };
/** Tiles that the player has laid on another of their devices. */
export type LaidTiles = { type: 'laid_tiles'; room: string; game: number; placement: Lay[]; line?: Axis };

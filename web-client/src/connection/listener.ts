import type {
  ChatNotice,
  Events,
  LaidTiles,
  MyGamesNow,
  Presence,
  PublicGames,
  Refusal,
  RoomClosed,
  RoomNow,
  Welcome,
} from './protocol.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'outside';

/** News of a joined room. */
export type Notice = Events | Presence | RoomClosed | RoomNow | ChatNotice;
export type Listener = {
  link: (link: Link) => void;
  welcome: (welcome: Welcome) => void;
  /** Called right behind each hello, before anything else is sent: the place to join the room again, in the same round trip. */
  resume: () => Promise<void>;
  notice: (notice: Notice) => void;
  /** The public rooms in which somebody is, for those who follow them. */
  publicGames: (games: PublicGames) => void;
  /** The player's games that have changed, for those who follow them. */
  myGames: (games: MyGamesNow) => void;
  /** What the player has laid on another device, and sent here. */
  laidTiles: (tiles: LaidTiles) => void;
  /** What the host of the server has to say to everybody; empty when it no longer holds. */
  announcement: (text: string) => void;
  /** The server does not let us in; the connection waits for `enterAgain`. */
  turnedAway: (refusal: Refusal) => void;
  /** The host of a room has removed the player from there. */
  removed: (refusal: Refusal) => void;
  /** A command to a room that has been left may not have arrived. */
  undelivered: (room: string) => void;
  /** Something has failed that is not the answer to a request. */
  trouble: (refusal: Refusal) => void;
};
/** What a new guest shows to get in; with a hand-over, what a player shows on another device. */
export type Admission = { invitation?: string; password?: string; hand_over?: string };
export type TokenKeeper = {
  token: () => string | null;
  keep: (token: string | null) => void;
  /** Tokens that the server did not know, the latest first. */
  former: () => string[];
  keepFormer: (tokens: string[]) => void;
  admission: () => Admission;
  /** What this device calls itself. */
  deviceName: () => string | null;
};

import type { Code } from '../../languages/languages.ts';
import type { KnobValue } from './catalogue.ts';
import type { ChatRequest } from './chat.ts';
import type { ClockProposal, ClockRules, Night } from './clocks.ts';
import type { Opinion, Strength } from './events.ts';
import type { PlaceInList } from './lists.ts';
import type { Axis, Cell, Lay } from './plays.ts';
import type { Options } from './rules.ts';

export const protocolRange = { min: 1, max: 1 } as const;

/** What players choose for their seat. */
export type SeatChoices = { level?: string; if_away?: Strength };

/** A system, and what a room sets otherwise: knobs by the names that the catalogue gives them. */
export type Settings = { system: string; lexicon?: string; [knob: string]: KnobValue | undefined };

/** The room that a request is about, and which of its games. */
export type InRoom = { room: string; game: number };
/** Questions about a joined room; they change nothing. */
export type GameQuestion =
  | { type: 'preview'; placement: Lay[]; line?: Axis }
  | { type: 'hint' }
  | { type: 'analysis'; v: number }
  | { type: 'lookup'; words: string[] }
  | { type: 'word'; word: string }
  | { type: 'log'; from: number; to?: number };
/** Requests that change a joined room. A repeated id is applied only once. */
export type GameCommand =
  | ({ type: 'take_seat'; name: string } & SeatChoices)
  | { type: 'leave_seat' }
  | { type: 'add_computer'; strength: Strength }
  | { type: 'remove_computer'; seat: number }
  | { type: 'add_stand_in'; seat: number; strength: Strength }
  | { type: 'reclaim_seat' }
  | { type: 'start' }
  | { type: 'play'; turn: number; placement: Lay[]; line?: Axis }
  | { type: 'place_starter'; turn: number; cell: Cell; options: Options }
  | { type: 'exchange'; turn: number; tiles: string[] }
  | { type: 'pass'; turn: number }
  | { type: 'challenge'; turn: number }
  | { type: 'accept'; turn: number }
  | { type: 'show_evidence'; turn: number; text: string }
  | { type: 'withdraw_play'; turn: number }
  | { type: 'vote'; turn: number; opinion: Opinion }
  | { type: 'resign' }
  | { type: 'propose_clock'; proposal: ClockProposal }
  | { type: 'withdraw_proposal' }
  | { type: 'decline_proposal'; proposal: ClockProposal }
  | { type: 'set_night'; night?: Night }
  | { type: 'begin_holiday' }
  | { type: 'end_holiday' }
  | { type: 'take_back'; turn: number }
  | { type: 'end_game' }
  | { type: 'abort_game' }
  | { type: 'decline_agreement' }
  | { type: 'nudge' }
  | { type: 'always_accept'; on: boolean };
/** Commands about the next game of a room; they name the game that it is to follow. */
export type RoomCommand =
  | { type: 'propose_game'; settings?: Settings; turned?: true; clock?: ClockRules; level?: string }
  | { type: 'agree_to_game'; proposal: number; level?: string }
  | { type: 'decline_game'; proposal: number }
  | { type: 'begin_game'; proposal: number }
  | ({ type: 'take_part'; name?: string } & SeatChoices)
  | { type: 'step_back' }
  | { type: 'leave_out'; name: string }
  | { type: 'bring_back'; name: string };
/** Who may come into a room. */
export type RoomEntry = 'link' | 'password' | 'public';
/** Who may watch without a seat, and how far behind. */
export type RoomWatching = { allowed: boolean; delay_moves: number; delay_seconds: number };
/** How a new room differs from one that everybody with the link may enter and watch, and whose games count for ratings. */
export type AboutRoom = { name?: string; entry?: RoomEntry; password?: string; watching?: RoomWatching; rated?: boolean };
/** What only the host of a room may do to it. */
export type RoomChange =
  | { type: 'name_room'; name: string }
  | { type: 'set_entry'; entry: RoomEntry; password?: string }
  | { type: 'set_watching'; watching: RoomWatching }
  | { type: 'set_rated'; rated: boolean }
  | { type: 'lock_room'; locked: boolean }
  | { type: 'hand_over_room'; name: string }
  | { type: 'remove_person'; name: string }
  | { type: 'remove_watcher'; watcher: number; lines?: true }
  | { type: 'close_room' }
  | { type: 'keep_seat'; name: string }
  | { type: 'free_seat'; name: string };
/** Requests about the player's own devices. After a lost connection they are not sent again. */
export type IdentityRequest =
  | { type: 'hand_over' }
  | { type: 'devices' }
  | { type: 'name_device'; device: number; name: string }
  | { type: 'sign_out'; device: number }
  | ({ type: 'send_laid_tiles'; placement: Lay[]; line?: Axis } & InRoom);
/** What the address of a webhook expects. */
export type WebhookFormat = 'plain' | 'discord' | 'slack' | 'matrix';
/** Requests about how the player, or the others of a room, are called while they are not looking. After a lost connection they are not sent again. */
export type CallRequest =
  | { type: 'calls' }
  | { type: 'set_calls'; reminders: number; night_from: number; night_to: number; zone: string; digest?: number }
  | { type: 'subscribe'; address: string; key: string; secret: string }
  | { type: 'unsubscribe'; address: string }
  | { type: 'test_calls'; address: string }
  | { type: 'make_feed'; language?: Code }
  | { type: 'remove_feed' }
  | { type: 'webhook'; room: string }
  | { type: 'set_webhook'; room: string; format: WebhookFormat; address: string; turns: boolean; challenges: boolean; ends: boolean; language?: Code }
  | { type: 'remove_webhook'; room: string }
  | { type: 'test_webhook'; room: string };
/** What a browser returns when it has made a passkey, as base64url, and a name for it. */
export type MadePasskey = { client_data: string; authenticator_data: string; public_key: string; name: string };
/** What a browser returns when it has signed with a passkey, as base64url. */
export type SignedAnswer = { credential: string; client_data: string; authenticator_data: string; signature: string };
/** Requests to sign in, which may come before the hello. */
export type SignInRequest =
  | { type: 'passkey_challenge' }
  | { type: 'sign_in'; name: string; pass_phrase: string; device_name?: string }
  | ({ type: 'sign_in_with_passkey'; device_name?: string } & SignedAnswer);
/** Requests about the player's own account. */
export type AccountRequest =
  | { type: 'account' }
  | { type: 'make_account'; name: string; pass_phrase?: string; made?: MadePasskey }
  | { type: 'change_pass_phrase'; old?: string; pass_phrase: string; sign_out_others?: boolean }
  | { type: 'add_passkey'; made: MadePasskey }
  | { type: 'remove_passkey'; passkey: number };
/** Requests without their id, which the connection adds. */
export type Query =
  | { type: 'join'; room: string; game?: number; seen?: number; password?: string }
  | { type: 'leave'; room: string }
  | { type: 'catalogue' }
  | { type: 'rooms'; after?: PlaceInList }
  | { type: 'follow_my_games' }
  | { type: 'unfollow_my_games' }
  | { type: 'follow_public_games' }
  | { type: 'unfollow_public_games' }
  | IdentityRequest
  | (ChatRequest & { room: string })
  | CallRequest
  | SignInRequest
  | AccountRequest
  | (GameQuestion & InRoom);
export type Command =
  | ({ type: 'create'; name: string; settings: Settings; join?: true; clock?: ClockRules; about_room?: AboutRoom } & SeatChoices)
  | { type: 'rename'; name: string }
  | (GameCommand & InRoom)
  | (RoomCommand & InRoom)
  | (RoomChange & InRoom);
export type Hello = {
  type: 'hello';
  protocols: typeof protocolRange;
  token?: string;
  /** For new guests: the secret of an invitation, or the password. */
  invitation?: string;
  password?: string;
  /** The secret of a link that another device of the player has made. */
  hand_over?: string;
  /** What this device calls itself. */
  device_name?: string;
};
export type PageHidden = { type: 'page_hidden'; hidden: boolean };
export type Request = Query | Command;

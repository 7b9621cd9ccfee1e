import type { Code } from '../../languages/languages.ts';
import type { Allowed, Asked } from './allowed.ts';
import type { ChatPage, LineKept } from './chat.ts';
import type { Request, WebhookFormat } from './client_messages.ts';
import type { Clocks } from './clocks.ts';
import type { Entry } from './events.ts';
import type { Axis, Cell, Lay, PlayScore } from './plays.ts';
import type { Rooms } from './lists.ts';
import type { Snapshot } from './rooms.ts';
import type { Catalogue } from './catalogue.ts';
import type { Lexicon } from './rules.ts';

export type Refusal = {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  field?: string;
  cells?: Cell[];
  words?: string[];
  tiles?: string[];
  knobs?: string[];
  /** The room that it is about, if the request names none. */
  room?: string;
  /** Which of the reasons that the code has. */
  reason?: string;
  /** Of a number, a length or a count. */
  least?: number;
  most?: number;
  /** How many there are. */
  count?: number;
  /** When to try again, in milliseconds from now. */
  retry_after?: number;
  /** Which limit of the server was reached. */
  limit?: string;
  /** The name of a file of the host, and a line of it. */
  file?: string;
  line?: number;
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
export type FoundWord = { word: string; lexicon_ids: string[] };
export type Lookup = { type: 'lookup'; id: string; found: FoundWord[] };
/** What a dictionary says; `base`: the word that is defined, if the one asked for is a form of it. */
export type Definition = { part: string; text: string; base?: string };
/** What is known about a word. Without `in_list` there is no list, without `definitions` no dictionary. */
export type Word = {
  type: 'word';
  id: string;
  word: string;
  in_list?: boolean;
  front_hooks?: string[];
  back_hooks?: string[];
  anagrams?: string[];
  definitions?: Definition[];
};
export type Ok = { type: 'ok'; id: string; v?: number };
/** What a viewer gets on entering a room. */
type Entered = { room: string; game: number; seat: number | null; may: Allowed[]; asked?: Asked; clocks?: Clocks };
export type EnteredWithSnapshot = Entered & { snapshot: Snapshot; events?: never };
export type EnteredWithEvents = Entered & { events: Entry[]; snapshot?: never };
export type Created = { type: 'created'; id: string; room: string };
export type CreatedAndJoined = { type: 'created'; id: string } & EnteredWithSnapshot;
export type Joined = { type: 'joined'; id: string } & (EnteredWithSnapshot | EnteredWithEvents);
/** A version of a finished game at which a player began or stopped to think, `thought` milliseconds in this turn; the clocks after it, by seat. */
export type ThinkTime = { v: number; thought?: number; clocks?: { left: number; overtime?: number }[] };
/** `times`: only of a game that is over. */
export type Log = { type: 'log'; id: string; events: Entry[]; times?: ThinkTime[] };
export type Preview = { type: 'preview'; id: string; play_score: PlayScore; valid?: boolean; bad_words?: string[] };
/** `equity`: the score and what the tiles kept are worth, in tenths of a point, and more if it wins at once. */
export type PossiblePlay = { placement: Lay[]; line?: Axis; play_score: PlayScore; equity: number; wins?: true };
/** Good plays from the player's rack, the best first. */
export type Hint = { type: 'hint'; id: string; seat: number; plays: PossiblePlay[] };
/** The tiles that a player would best have exchanged. */
export type PossibleExchange = { tiles: string[]; equity: number };
/** What `seat` might have laid, the best first, and what its move was worth. */
export type Analysis = {
  type: 'analysis';
  id: string;
  seat: number;
  plays: PossiblePlay[];
  /** If it is among the best moves, and not the one that was made. */
  exchange?: PossibleExchange;
  move: { equity: number; wins?: true };
};
/** The player signs in with the secret on another device, once, before it expires at `until`. */
export type HandOver = { type: 'hand_over'; id: string; secret: string; until: number };
/** Where the player is signed in; `here`: in this browser. */
export type Device = { device: number; name: string; created: number; seen: number; here?: true };
export type Devices = { type: 'devices'; id: string; devices: Device[] };
/** How the player is called; `key` is for subscriptions of browsers, missing where the server sends nothing to others. */
export type Calls = {
  type: 'calls';
  id: string;
  key?: string;
  devices: number;
  reminders: number;
  night_from: number;
  night_to: number;
  zone: string;
  feed?: true;
  /** The minute of the day at which a digest comes. */
  digest?: number;
};
/** The secret in the address of the player's feed. */
export type Feed = { type: 'feed'; id: string; secret: string };
/** The webhook of a room, if it has one: where it leads, without the secret part of its address. */
export type Webhook = {
  type: 'webhook';
  id: string;
  room: string;
  format?: WebhookFormat;
  origin?: string;
  turns?: true;
  challenges?: true;
  ends?: true;
  language?: Code;
};
/** What a passkey is to sign, or to be made for. `host`: for which passkeys of this server are made. */
export type PasskeyChallenge = { type: 'passkey_challenge'; id: string; challenge: string; host: string; until: number };
/** This browser is signed in as the player of an account. */
export type SignedIn = { type: 'signed_in'; id: string; token: string; name: string };
export type Passkey = { passkey: number; name: string; created: number; used?: number };
/** The player's account; without a name they have none. */
export type Account = { type: 'account'; id: string; name?: string; has_pass_phrase?: true; passkeys?: Passkey[] };
export type Answer =
  | Welcome
  | Ok
  | Created
  | Joined
  | Preview
  | Hint
  | Analysis
  | Catalogue
  | Rooms
  | Lookup
  | Word
  | Log
  | HandOver
  | Devices
  | ChatPage
  | LineKept
  | Calls
  | Feed
  | Webhook
  | PasskeyChallenge
  | SignedIn
  | Account
  | Refusal;

type Answers = {
  create: Created;
  join: Joined;
  catalogue: Catalogue;
  rooms: Rooms;
  preview: Preview;
  hint: Hint;
  analysis: Analysis;
  lookup: Lookup;
  word: Word;
  log: Log;
  hand_over: HandOver;
  devices: Devices;
  chat: ChatPage;
  say: LineKept;
  calls: Calls;
  make_feed: Feed;
  webhook: Webhook;
  passkey_challenge: PasskeyChallenge;
  sign_in: SignedIn;
  sign_in_with_passkey: SignedIn;
  account: Account;
};
/** What answers each request when it is not refused. */
export type AnswerTo<R extends Request> = R extends { type: 'create'; join: true }
  ? CreatedAndJoined
  : R['type'] extends keyof Answers
    ? Answers[R['type']]
    : Ok;

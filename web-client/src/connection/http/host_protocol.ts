import type { Stage } from '../protocol.ts';

/** What the host's page asks (protocol/README.md, "The host's page"). */
export type HostRequest =
  | { type: 'sign_in'; secret: string }
  | { type: 'sign_out' }
  | { type: 'overview' }
  | { type: 'rooms'; older_than?: number; room?: string }
  | { type: 'people'; older_than?: number }
  | { type: 'audit_log'; older_than?: number }
  | { type: 'invitations' }
  | { type: 'close_room'; room: string }
  | { type: 'remove_person'; person: number }
  | { type: 'announce'; text: string }
  | { type: 'invite'; uses: number; days: number }
  | { type: 'revoke_invitation'; number: number }
  | { type: 'back_up' }
  | { type: 'word_rulings'; older_than?: number }
  | { type: 'change_list'; list: string; word: string; change: ListChange };

/** What a host does about a word of a list. */
export type ListChange = 'add' | 'exclude' | 'take_back';

export type SignedIn = { type: 'signed_in'; token: string; until: number };
/** `every` is in hours, 0 for never; `failures` counts those since the start of the server. */
export type Backups = { every: number; failures: number; running?: true; last?: { at: number; file: string } };
export type Overview = {
  type: 'overview';
  server: string;
  healthy: boolean;
  entry: 'everybody' | 'invitation' | 'password' | 'nobody';
  connections: number;
  open_rooms: number;
  announcement: string;
  limits: { limit: string; times: number }[];
  backups: Backups;
};
export type HostRoom = {
  number: number;
  room: string;
  system: string;
  stage: Stage;
  names: string[];
  changed: number;
  open?: true;
  closed?: true;
};
export type Person = {
  person: number;
  name: string;
  created: number;
  last_seen: number;
  connections: number;
  removed?: true;
};
export type AuditEntry = { number: number; at: number; session?: number; action: string; subject: string };
export type Invitation = { number: number; expires: number; uses_left: number };
export type Invited = { type: 'invited'; number: number; secret: string };
/** A word about which players have voted against its list. `listed` is absent where the server no longer has the list; `change` is what the host's files do to the word. */
export type WordRuling = {
  number: number;
  list: string;
  word: string;
  accepted: number;
  rejected: number;
  last: number;
  listed?: boolean;
  change?: Exclude<ListChange, 'take_back'>;
};

type Answers = {
  sign_in: SignedIn;
  overview: Overview;
  rooms: { type: 'rooms'; rooms: HostRoom[] };
  people: { type: 'people'; people: Person[] };
  audit_log: { type: 'audit_log'; entries: AuditEntry[] };
  invitations: { type: 'invitations'; invitations: Invitation[] };
  invite: Invited;
  word_rulings: { type: 'word_rulings'; rulings: WordRuling[] };
};
export type HostAnswerTo<R extends HostRequest> = R['type'] extends keyof Answers
  ? Answers[R['type']]
  : { type: 'done' };

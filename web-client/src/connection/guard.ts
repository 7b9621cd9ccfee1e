import { parseWithPeople } from './former_players.ts';
import type { ServerMessage } from './protocol.ts';

type Fields = Record<string, 'string' | 'number' | 'boolean' | 'object' | 'array'>;

/** The fields that a message of each type must have. */
const needed: Record<ServerMessage['type'], Fields> = {
  welcome: { id: 'string', protocol: 'number', server: 'string' },
  ok: { id: 'string' },
  created: { id: 'string', room: 'string' },
  error: { code: 'string', message: 'string' },
  joined: { id: 'string', room: 'string', game: 'number', may: 'array' },
  events: { room: 'string', game: 'number', events: 'array', may: 'array' },
  presence: { room: 'string', game: 'number', present: 'array', watchers: 'number' },
  preview: { id: 'string', play_score: 'object' },
  hint: { id: 'string', seat: 'number', plays: 'array' },
  analysis: { id: 'string', seat: 'number', plays: 'array', move: 'object' },
  lookup: { id: 'string', found: 'array' },
  word: { id: 'string', word: 'string' },
  log: { id: 'string', events: 'array' },
  catalogue: { id: 'string', systems: 'array', knobs: 'array' },
  rooms: { id: 'string', rooms: 'array' },
  hand_over: { id: 'string', secret: 'string', until: 'number' },
  devices: { id: 'string', devices: 'array' },
  calls: { id: 'string', devices: 'number', reminders: 'number', zone: 'string' },
  feed: { id: 'string', secret: 'string' },
  webhook: { id: 'string', room: 'string' },
  passkey_challenge: { id: 'string', challenge: 'string', host: 'string', until: 'number' },
  signed_in: { id: 'string', token: 'string', name: 'string' },
  account: { id: 'string' },
  ping: { sent: 'number' },
  pong: { sent: 'number', at: 'number' },
  restarting: { retry_after: 'number' },
  announcement: { text: 'string' },
  room_closed: { room: 'string' },
  line_kept: { id: 'string', line: 'number', person: 'number' },
  chat: { id: 'string', lines: 'array' },
  chat_line: { room: 'string', line: 'object' },
  chat_line_deleted: { room: 'string', line: 'number' },
  chat_now: { room: 'string', on: 'boolean', read: 'array' },
  room: { room: 'string', newest: 'number', games: 'array', may: 'array' },
  public_games: { rooms: 'array' },
  my_games: { rooms: 'array', games: 'array' },
  laid_tiles: { room: 'string', game: 'number', placement: 'array' },
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function parse(text: string): Record<string, unknown> | null {
  try {
    const value = parseWithPeople(text);
    return kindOf(value) === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A frame of the server as a message; null for a type that this client does not know, or one that lacks a field. */
export function readMessage(text: string): ServerMessage | null {
  const message = parse(text);
  const fields = message && needed[message.type as ServerMessage['type']];
  if (!fields) return null;
  const complete = Object.entries(fields).every(([name, kind]) => kindOf(message[name]) === kind);
  return complete ? (message as ServerMessage) : null;
}

import { ownZone } from '../../browser/own_zone.ts';
import type { Wanted } from '../../connection/http/archive_api.ts';
import { twoDigits } from '../../languages/formats.ts';

/** What somebody has filled in to find games; what is empty does not matter. */
export type GameForm = {
  player: string;
  opponent: string;
  system: string;
  word: string;
  /** Dates, as `2026-11-23`, both included. */
  from: string;
  to: string;
  result: string;
  challenge: string;
  play: string;
  end: string;
  sort: string;
  bingo: boolean;
  phony: boolean;
  /** Only games that ended on this day of an earlier year, too. */
  day: boolean;
};
export const emptyForm: GameForm = {
  player: '', opponent: '', system: '', word: '', from: '', to: '', result: '',
  challenge: '', play: '', end: '', sort: '', bingo: false, phony: false, day: false,
};

/** The start of a day, or of the day this many days later, where the reader is, in milliseconds since 1970 UTC. */
function startOf(date: string, later = 0): string {
  const start = new Date(`${date}T00:00`);
  start.setDate(start.getDate() + later);
  return Number.isNaN(start.getTime()) ? '' : String(Math.max(0, start.getTime()));
}
const flag = (on: boolean) => (on ? 'true' : '');
/** `11-23`: the month and the day of a moment, where the reader is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The parameters of a search; `room` is its code, or empty for the reader's own games. A result that is nobody else's is the reader's. */
export const wantedBy = ({ player, opponent, from, to, word, play, bingo, phony, day, ...same }: GameForm, room: string, now: number): Wanted => ({
  ...same,
  room,
  player: player.trim() || (room && same.result && 'me'),
  opponent: opponent.trim(),
  word: word.trim(),
  play: play === '' ? '' : String(Math.max(0, Math.round(Number(play) || 0))),
  from: startOf(from),
  to: startOf(to, 1),
  bingo: flag(bingo),
  phony: flag(phony),
  day: day ? dayOf(now) : '',
  zone: day ? ownZone() : '',
});

/** The same for words of a kind, or any, that begin with some letters; null where too many would be found. */
export function wordsWantedBy(kind: string, letters: string, room: string): Wanted | null {
  const prefix = letters.trim();
  return prefix.length >= 2 || (kind && !prefix) ? { room, kind, prefix } : null;
}

/** The page of the game with this id, or of one of its turns. */
export const gamePage = (id: string, turn?: number): string =>
  `/r/${id.replace('-', '/')}${turn === undefined ? '' : `?turn=${turn}`}`;

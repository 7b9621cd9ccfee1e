import type { Note } from '../connection/http/understanding_api.ts';
import type { ChatLine, GameEvent } from '../connection/protocol.ts';
import { dateOf } from '../languages/days.ts';
import type { Move } from '../state/game/moves.ts';
import { momentOfMove, type Moment } from './replay.ts';

/** Something that happened in a game, at the moment with this index: a move, what became of it, what somebody said, or a note about it. */
export type Happening = { index: number } & (
  | { kind: 'move'; move: Move; number: number }
  | { kind: 'ruling'; moment: Moment }
  | { kind: 'said'; line: ChatLine }
  | { kind: 'note'; note: Note }
);

/** What belongs to a challenge and a vote. */
const ruling = new Set<GameEvent['type']>(['challenged', 'evidence_shown', 'voted', 'upheld', 'withdrawn']);

/** The last moment that had begun by a time, or the first. */
export const momentBy = (moments: Moment[], time: number): number => Math.max(0, moments.findLastIndex(({ at }) => at <= time));

/** The day of a game; none if it took several. */
export function dayOfGame(moments: Moment[]): string {
  const [first = '', ...others] = new Set(moments.map(({ at }) => dateOf(at)));
  return others.length > 0 ? '' : first;
}

/** The moment at which a note is shown: none is shown before the first event, or beside the result. */
function momentOfNote(moments: Moment[], { version }: Note): number {
  const until = moments.findIndex(({ viewed }) => viewed.game?.result);
  const last = until < 0 ? moments.length - 1 : until - 1;
  return Math.min(last, Math.max(1, moments.findLastIndex(({ v }) => v <= version)));
}

/** Moves, challenges, votes, chat and notes in one order; `moves` are those of the whole game. */
export function timeLine(moments: Moment[], moves: Move[], said: ChatLine[], notes: Note[] = []): Happening[] {
  const made = moves.map((move, number): Happening => ({ kind: 'move', move, number, index: momentOfMove(moments, number) }));
  const ruled = moments.flatMap((moment, index): Happening[] => (ruling.has(moment.event.type) ? [{ kind: 'ruling', moment, index }] : []));
  const lines = said.map((line): Happening => ({ kind: 'said', line, index: momentBy(moments, line.at) }));
  const noted = notes.map((note): Happening => ({ kind: 'note', note, index: momentOfNote(moments, note) }));
  return [...made, ...ruled, ...lines, ...noted].sort((a, b) => a.index - b.index || order[a.kind] - order[b.kind]);
}

/** Which `most` of a list surround the place `at`: the first, and the one after the last. */
export function around(at: number, length: number, most: number): [from: number, until: number] {
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), length - most));
  return [from, from + most];
}

/** What happened at a moment comes before what was said and written about it. */
const order: Record<Happening['kind'], number> = { move: 0, ruling: 1, said: 2, note: 3 };

import type { ProposedGame, RoomAct, RoomNow } from '../../connection/protocol.ts';

/** The last game of a room, and the seat that somebody has in it. */
export type LastGame = { names: string[]; seat: number | null; isOver: boolean };

/** What somebody may choose about the next game. Each way to end a proposal is one of three, by what that does. */
export type NextGameChoice =
  | 'agree'
  | 'begin'
  | 'sit_out'
  | 'play_after_all'
  | 'take_back'
  | 'call_off'
  | 'decline'
  | 'play_again'
  | 'set_aside'
  | 'other_rules';

/** The proposal that waits for the player in a seat to agree to it, by its number; null if none does. */
export function proposalFor(room: RoomNow | null, seat: number | null): number | null {
  const next = room?.next;
  const isAsked = next !== undefined && seat !== null && next.missing.includes(seat);
  return isAsked && room?.may.includes('agree_to_game') ? next.proposal : null;
}

/** For whom a proposal waits besides the player in a seat. */
export const waitingFor = (next: ProposedGame | undefined, { names, seat }: LastGame): string[] =>
  (next?.missing ?? []).filter((missing) => missing !== seat).map((missing) => names[missing] ?? '');

/** How many of those with these names would play in the next game as things stand, with those who join it. */
export function countPlayers({ sitting_out = [], left_out = [], removed = [], coming = [] }: RoomNow, names: string[]): number {
  const out = [...sitting_out, ...left_out, ...removed];
  return names.filter((name) => !out.includes(name)).length + coming.length;
}

/** What somebody may choose now, in the order in which it is shown. */
export function choicesAbout(room: RoomNow, last: LastGame): NextGameChoice[] {
  const { next } = room;
  const { names, seat, isOver } = last;
  const may = (act: RoomAct): boolean => room.may.includes(act);
  const isOwn = next?.by === seat;
  const others = names.filter((_, other) => other !== seat);
  const goesOnWithout = may('step_back') && countPlayers(room, others) > 1;
  const choices: [NextGameChoice, boolean][] = [
    ['agree', may('agree_to_game')],
    ['begin', may('begin_game') && waitingFor(next, last).length > 0],
    ['sit_out', next !== undefined && !isOwn && goesOnWithout && (seat !== null || !isOver)],
    ['play_after_all', seat !== null && may('take_part')],
    [isOwn ? 'take_back' : goesOnWithout ? 'call_off' : 'decline', may('decline_game')],
    [isOver ? 'play_again' : 'set_aside', next === undefined && may('propose_game')],
    ['other_rules', may('propose_game')],
  ];
  return choices.flatMap(([choice, isPossible]) => (isPossible ? [choice] : []));
}

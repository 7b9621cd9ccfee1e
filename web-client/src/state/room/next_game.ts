import type { Level, ProposedGame, RoomAct, RoomNow, Rules } from '../../connection/protocol.ts';
import { systemOf, type Catalogue } from '../../rules/catalogue.ts';
import type { NewestGame } from './newest_game.ts';

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

/** For whom a proposal waits besides the player in a seat. */
export const waitingFor = (next: ProposedGame | undefined, { names, seat }: NewestGame): string[] =>
  (next?.missing ?? []).filter((missing) => missing !== seat).map((missing) => names[missing] ?? '');

/** How many of those with these names would play in the next game as things stand, with those who join it. */
export function countPlayers({ sitting_out = [], left_out = [], removed = [], coming = [] }: RoomNow, names: string[]): number {
  const out = [...sitting_out, ...left_out, ...removed];
  return names.filter((name) => !out.includes(name)).length + coming.length;
}

/** The first of the levels that somebody wants which a game with these levels has. */
export const levelIn = (levels: Level[], ...wanted: (string | undefined)[]): string | undefined =>
  wanted.find((level) => levels.some(({ name }) => name === level));

/** The level that somebody plays at in such a game: one that they want, otherwise its first; undefined if it has none. */
export const levelAmong = (levels: Level[], ...wanted: (string | undefined)[]): string | undefined =>
  levelIn(levels, ...wanted) ?? levels[0]?.name;

/** The rules of the next game as things stand: those of the system that is proposed, or `current`, those of the newest game. Nothing as long as they are not known. */
export const rulesOfNext = ({ next }: RoomNow, current: Rules | null, catalogue: Catalogue | null): Rules | null | undefined =>
  next?.settings ? systemOf(catalogue, next.settings.system)?.rules : current;

/** What somebody may choose now, in the order in which it is shown. */
export function choicesAbout(room: RoomNow, newest: NewestGame): NextGameChoice[] {
  const { next } = room;
  const { names, seat, isOver } = newest;
  const may = (act: RoomAct): boolean => room.may.includes(act);
  const isOwn = next?.by === seat;
  const others = names.filter((_, other) => other !== seat);
  const goesOnWithout = may('step_back') && countPlayers(room, others) > 1;
  const choices: [NextGameChoice, boolean][] = [
    ['agree', may('agree_to_game')],
    ['begin', may('begin_game') && waitingFor(next, newest).length > 0],
    ['sit_out', next !== undefined && !isOwn && goesOnWithout && (seat !== null || !isOver)],
    ['play_after_all', seat !== null && may('take_part')],
    [isOwn ? 'take_back' : goesOnWithout ? 'call_off' : 'decline', may('decline_game')],
    [isOver ? 'play_again' : 'set_aside', next === undefined && may('propose_game')],
    ['other_rules', may('propose_game')],
  ];
  return choices.flatMap(([choice, isPossible]) => (isPossible ? [choice] : []));
}

import { cellName } from '../../rules/coordinates.ts';
import { blank, tileName } from '../../rules/tiles.ts';
import type { Refusal } from '../../connection/protocol.ts';
import { longDuration, spokenList, wait } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { plainRefusals } from './plain_refusals.ts';

/** What is known of a refusal: always its code and the server's own sentence. */
export type RefusalFacts = Pick<Refusal, 'code' | 'message'> & Partial<Refusal>;

const squaresOf = ({ cells = [] }: RefusalFacts) => ({ squares: spokenList(cells.map(cellName)), count: cells.length });
const wordsOf = ({ words = [] }: RefusalFacts) => ({ words: spokenList(words), count: words.length });
/** " (H8)", or nothing where no squares are named. */
const where = (facts: RefusalFacts) => {
  const { squares, count } = squaresOf(facts);
  return { where: count ? t('refusals-where', { squares }) : '' };
};

function badTile({ tiles: [tile] = [] }: RefusalFacts): string {
  if (tile === blank) return t('refusals-blank-letter');
  return tile ? t('refusals-bad-tile-named', { tile }) : t('refusals-bad-tile');
}

/** The form of a new game says more: it knows what the settings are called. */
const settings = ({ knobs = [] }: RefusalFacts) => t('refusals-settings', { count: Math.max(1, knobs.length) });

/** What can be wrong with a field, of which something else is said than that its form is wrong. */
const faults = ['missing', 'unknown', 'twice', 'out_of_range', 'empty', 'not_a_choice', 'too_deep'] as const;

/** Where in the message, and why: for the developer who fixes the page. */
const faultIn = ({ field = '', reason, least = 0, most = 0 }: RefusalFacts) =>
  t('refusals-fault', { field: field.slice(1), reason: faults.find((one) => one === reason) ?? 'other', least, most });

/** A field of the settings is named where one value was not possible, whatever is wrong with it. */
function badMessage(facts: RefusalFacts): string {
  if (facts.field?.startsWith('/settings/')) return settings(facts);
  if (facts.reason === 'too_long') return t('refusals-too-long', { most: facts.most ?? 0 });
  return facts.reason ? `${t('refusals-unclear')} ${faultIn(facts)}` : t('refusals-unclear');
}

const waitIn = ({ retry_after = 0 }: Pick<RefusalFacts, 'retry_after'>) => ({ wait: wait(Math.max(1, Math.ceil(retry_after / 1000))) });

function notAbsent(facts: RefusalFacts): string {
  if (facts.reason === 'connected') return t('refusals-connected');
  if (facts.reason === 'just_left') return t('refusals-just-left', waitIn(facts));
  return facts.reason === 'has_time' ? t('refusals-has-time') : t('refusals-not-absent');
}

const clockReasons: Record<string, NameId> = {
  wrong_night: 'refusals-clock-wrong-night',
  night_just_changed: 'refusals-clock-night-just-changed',
  nothing_new: 'refusals-clock-nothing-new',
  nothing_proposed: 'refusals-clock-nothing-proposed',
  nothing_asked: 'refusals-nothing-asked',
  no_holiday_left: 'refusals-clock-no-holiday-left',
};

const goesOnReasons: Record<string, NameId> = {
  words: 'refusals-words-later',
  set_aside: 'refusals-plays-elsewhere',
  plays_on: 'refusals-plays-on',
  under_way: 'refusals-under-way',
  not_quiet: 'refusals-not-quiet',
};

function gameGoesOn({ reason = '', retry_after }: RefusalFacts): string {
  if (reason === 'not_quiet' && retry_after) return t('refusals-not-quiet-until', { wait: longDuration(Math.ceil(retry_after / 1000)) });
  return t(goesOnReasons[reason] ?? 'refusals-game-goes-on');
}

const tooFewSeats = ({ least, count }: RefusalFacts) =>
  least && count !== undefined ? t('refusals-seats-missing', { least, count }) : t('refusals-too-few-seats');
const tooManyRooms = ({ most }: RefusalFacts) => (most ? t('refusals-rooms-at-once', { most }) : t('refusals-too-many-rooms'));
const tooManyConnections = ({ most }: RefusalFacts) =>
  most ? t('refusals-connections-at-once', { most }) : t('refusals-too-many-connections');
const nameTaken = ({ room }: RefusalFacts) => (room ? t('refusals-name-taken-in', { room }) : t('refusals-name-taken'));

/** As much of a request's id as the server's log and its own sentence have of it. */
const errorName = (id: string) => id.slice(0, 8);

const sentences: Record<string, (facts: RefusalFacts) => string> = {
  OFF_BOARD: (facts) => t('refusals-off-board', squaresOf(facts)),
  OCCUPIED: (facts) => t('refusals-occupied', squaresOf(facts)),
  BAD_TILE: badTile,
  NOT_IN_RACK: ({ tiles = [] }) =>
    tiles.length ? t('refusals-not-enough', { tiles: spokenList(tiles.map(tileName)) }) : t('refusals-not-in-rack'),
  GAP: (facts) => (facts.cells?.length ? t('refusals-gap-at', squaresOf(facts)) : t('refusals-gap')),
  FIRST_CENTRE: ({ cells: [cell] = [] }) =>
    cell ? t('refusals-first-centre-at', { square: cellName(cell) }) : t('refusals-first-centre'),
  DIGRAPH: (facts) => t('refusals-digraph', where(facts)),
  RED_TARGET: (facts) => t('refusals-red-target', where(facts)),
  ORPHAN: (facts) => t('refusals-orphan', where(facts)),
  DUPLICATE_WORD: (facts) => t('refusals-duplicate-word', wordsOf(facts)),
  BAD_WORD: (facts) => t('refusals-bad-word', wordsOf(facts)),
  STAND_IN_NOT_AGREED: ({ field }) => t(field === '/strength' ? 'refusals-stand-in-strength' : 'refusals-stand-in'),
  BAD_SETTINGS: settings,
  BAD_MESSAGE: badMessage,
  NAME_TAKEN: nameTaken,
  GAME_GOES_ON: gameGoesOn,
  TOO_FEW_SEATS: tooFewSeats,
  NOT_ABSENT: notAbsent,
  JUST_NUDGED: (facts) => t('refusals-just-nudged', waitIn(facts)),
  CLOCK_REFUSED: ({ reason = '' }) => t(clockReasons[reason] ?? 'refusals-clock'),
  TOO_MANY_GUESTS: ({ reason }) => t(reason === 'server' ? 'refusals-too-many-guests-in-all' : 'refusals-too-many-guests'),
  TOO_MANY_ROOMS: tooManyRooms,
  TOO_MANY_CONNECTIONS: tooManyConnections,
  BAD_PASS_PHRASE: ({ least = 0, most = 0 }) => t('refusals-bad-pass-phrase', { least, most }),
  TOO_MANY_SIGN_INS: (facts) => t('refusals-too-many-sign-ins', waitIn(facts)),
  TOO_MANY_MOVES: (facts) => t('refusals-too-many-moves', waitIn(facts)),
  GAME_TOO_LONG: ({ reason, most = 0 }) => (reason === 'history' ? t('refusals-history-full') : t('refusals-game-too-long', { most })),
  TOO_MANY_GAMES: ({ most = 0 }) => t('refusals-too-many-games', { most }),
  TOO_MANY_REACTIONS: ({ most = 0 }) => t('refusals-too-many-reactions', { most }),
  INTERNAL: ({ id }) => (id ? t('refusals-internal-named', { error: errorName(id) }) : t('refusals-internal')),
};

/** Why something was refused, for people. The server's own sentence is for codes that the page does not know. */
export function inWords(facts: RefusalFacts): string {
  const plain = plainRefusals[facts.code];
  return plain ? t(plain) : (sentences[facts.code]?.(facts) ?? facts.message);
}

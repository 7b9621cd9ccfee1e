import type { Agreement, AgreementWanted, GameEvent, PlayScore, SeatsChanged } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { cellName } from '../../rules/coordinates.ts';
import { pendingPlayOf } from '../../state/game/laid_play.ts';
import { playOf } from '../../state/game/moves.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import { nameOf } from '../reasons.ts';
import { optionsInWords } from '../rules/options_in_words.ts';
import { evidenceInWords } from './evidence_in_words.ts';
import { crossedCells, wordsOf } from './play_in_words.ts';

/** Somebody in a sentence: the reader, or another person by name. */
export type Person = { who: 'you' | 'other'; name: string };
/** Who reads of an event, and in which game. */
export type Scene = {
  /** After the event. */
  viewed: ViewedGame;
  before: ViewedGame;
  /** That of the reader. */
  seat: number | null;
  /** The event came because time was up. */
  isTimedOut: boolean;
};

export const personIn = ({ viewed, seat }: Scene, other: number): Person => ({ who: other === seat ? 'you' : 'other', name: nameOf(viewed, other) });

/** The play may be older than what is known of the log; then it is the pending play of the game before. */
export function scoreIn({ viewed, before }: Scene, turn: number): PlayScore | undefined {
  const pending = pendingPlayOf(before.game);
  return (pending?.turn === turn ? pending : playOf(viewed.moves, turn))?.score;
}

function wordsIn(scene: Scene, turn: number): string {
  const score = scoreIn(scene, turn);
  return score ? wordsOf(score) : t('game-last-play');
}

export const inOneLine = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

function playedText(viewed: ViewedGame, person: Person, words: string, { play_score, placement }: GameEvent & { type: 'played' }): string {
  const points = play_score.total;
  const cells = crossedCells(placement);
  return inOneLine(
    viewed.rules.scoring === 'points' ? t('game-played-for', { ...person, words, points }) : t('game-played', { ...person, words }),
    play_score.bingo > 0 && t('game-bingo'),
    cells !== '' && t('game-crossed-out', { ...person, cells }),
  );
}

/** What somebody wants all to agree on. */
export const wantedSentence = {
  take_back: 'game-wants-take-back',
  end: 'game-wants-end',
  abort: 'game-wants-abort',
} as const satisfies Record<Agreement, string>;

/** The first player to want something asks for it, the others agree. */
const asksFor = ({ agreement }: ViewedGame, { seat }: AgreementWanted): boolean =>
  agreement === null || agreement.wanted[0] === seat;

/** A nudge is for the player whose turn it is. */
function nudgedText(viewed: ViewedGame, by: Person, seat: number | null): string {
  const nudged = viewed.game?.to_move ?? 0;
  return nudged === seat ? t('game-nudged-you', { name: by.name }) : t('game-nudged', { ...by, nudged: nameOf(viewed, nudged) });
}

/** Who has taken a seat since; nothing about those who have left. */
function joinedText({ seats }: SeatsChanged, before: ViewedGame): string {
  const known = new Set(before.seats.map(({ name }) => name));
  return inOneLine(
    ...seats
      .filter(({ name }) => !known.has(name))
      .map(({ name, computer }) => t(computer ? 'game-computer-joined' : 'game-joined', { name })),
  );
}

function aboutSeats(scene: Scene, event: GameEvent): string | null {
  switch (event.type) {
    case 'seats_changed':
      return joinedText(event, scene.before);
    case 'stand_in_added':
      return t('game-stand-in-added', personIn(scene, event.seat));
    case 'seat_reclaimed':
      return t('game-seat-reclaimed', personIn(scene, event.seat));
    case 'renamed':
      return t('game-renamed', { ...personIn(scene, event.seat), before: nameOf(scene.before, event.seat) });
    case 'resigned':
      return t('game-resigned', personIn(scene, event.seat));
    default:
      return null;
  }
}

/** Where the first tile is, without the options. */
export function starterText(scene: Scene, { seat, cell }: GameEvent & { type: 'starter_placed' }): string {
  return t(scene.isTimedOut ? 'game-starter-placed-on-time' : 'game-starter-placed', { ...personIn(scene, seat), cell: cellName(cell) });
}

function aboutBeginning(scene: Scene, event: GameEvent): string | null {
  switch (event.type) {
    case 'first_chosen':
      return t('game-first-chosen', personIn(scene, event.seat));
    case 'bonuses_placed':
      return t('game-bonuses-placed', { count: event.premiums.length });
    case 'starter_placed':
      return inOneLine(starterText(scene, event), t('game-starter-options', { options: optionsInWords(event.options) }));
    case 'racks_shown':
      return t('game-racks-shown');
    default:
      return null;
  }
}

function aboutMove(scene: Scene, event: GameEvent): string | null {
  switch (event.type) {
    case 'turn_skipped':
      return t('game-turn-skipped', personIn(scene, event.seat));
    case 'played':
      return playedText(scene.viewed, personIn(scene, event.seat), wordsIn(scene, event.turn), event);
    case 'exchanged': {
      const id = scene.viewed.rules.exchange === 'all' ? 'game-discarded' : 'game-exchanged';
      return t(id, { ...personIn(scene, event.seat), count: event.returned.count });
    }
    case 'passed':
      return t(event.timed_out ? 'game-passed-on-time' : 'game-passed', personIn(scene, event.seat));
    case 'lost_on_time':
      return t('game-lost-on-time', personIn(scene, event.seat));
    case 'overtime_charged':
      return t('game-overtime-charged', { ...personIn(scene, event.seat), points: event.points });
    default:
      return null;
  }
}

function aboutAnswer(scene: Scene, event: GameEvent): string | null {
  switch (event.type) {
    case 'accepted':
      return t('game-accepted', personIn(scene, event.seat));
    case 'challenged':
      return t(event.until ? 'game-disputed' : 'game-challenged', {
        ...personIn(scene, event.challenger),
        words: wordsIn(scene, event.turn),
      });
    case 'evidence_shown':
      return t('game-evidence-shown', { ...personIn(scene, event.seat), text: evidenceInWords(scene.viewed.lexicon, event.text) });
    case 'voted':
      return t(event.opinion === 'convinced' ? 'game-voted-to-accept' : 'game-voted-to-reject', personIn(scene, event.seat));
    default:
      return null;
  }
}

function aboutRequest(scene: Scene, event: GameEvent): string | null {
  switch (event.type) {
    case 'taken_back':
      return t('game-taken-back', personIn(scene, event.seat));
    case 'agreement_wanted':
      return t(asksFor(scene.viewed, event) ? wantedSentence[event.agreement] : 'game-agrees', personIn(scene, event.seat));
    case 'agreement_declined':
    case 'proposal_declined':
      return t('game-agreement-declined', personIn(scene, event.seat));
    case 'nudged':
      return nudgedText(scene.viewed, personIn(scene, event.seat), scene.seat);
    default:
      return null;
  }
}

/** What happened, for the reader; null where there is nothing to say, or it is good news for some and bad for others. */
export const eventInWords = (scene: Scene, event: GameEvent): string | null =>
  aboutSeats(scene, event) ??
  aboutBeginning(scene, event) ??
  aboutMove(scene, event) ??
  aboutAnswer(scene, event) ??
  aboutRequest(scene, event);

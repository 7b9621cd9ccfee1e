import type { Agreement, AgreementWanted, PlayScore, RoomEvent, SeatsChanged } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { cellName } from '../../rules/coordinates.ts';
import { pendingPlayOf } from '../../state/game/laid_play.ts';
import { playOf } from '../../state/game/moves.ts';
import type { Room } from '../../state/room/room.ts';
import { crossedCells, listOf, wordsOf } from './play_in_words.ts';
import { headline, nameOf } from '../reasons.ts';
import { optionsInWords } from '../rules/options_in_words.ts';

export type News = { text: string; tone: 'plain' | 'good' | 'bad' };
/** Somebody in a sentence: the reader, or another person by name. */
type Person = { who: 'you' | 'other'; name: string };

const plain = (text: string): News => ({ text, tone: 'plain' });
const inOneLine = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

/** The words of a play for a sentence, and how many they are; none where the play is not known. */
const counted = (score?: PlayScore) => ({ count: score?.word_scores.length ?? 0, words: score ? listOf(score) : '' });

function playedText(room: Room, person: Person, words: string, { play_score, placement }: RoomEvent & { type: 'played' }): string {
  const points = play_score.total;
  const cells = crossedCells(placement);
  return inOneLine(
    room.rules.scoring === 'points' ? t('game-played-for', { ...person, words, points }) : t('game-played', { ...person, words }),
    play_score.bingo > 0 && t('game-bingo'),
    cells !== '' && t('game-crossed-out', { ...person, cells }),
  );
}

const wantedSentence = {
  take_back: 'game-wants-take-back',
  end: 'game-wants-end',
  abort: 'game-wants-abort',
} as const satisfies Record<Agreement, string>;

/** The first who wants something asks for it, the others agree. */
const asksFor = ({ agreement }: Room, { seat }: AgreementWanted): boolean =>
  agreement === null || agreement.wanted[0] === seat;

/** A nudge is for the player whose turn it is. */
function nudgedText(room: Room, by: Person, seat: number | null): string {
  const nudged = room.game?.to_move ?? 0;
  return nudged === seat ? t('game-nudged-you', { name: by.name }) : t('game-nudged', { ...by, nudged: nameOf(room, nudged) });
}

/** Who has taken a seat since; nothing about those who have left. */
function joinedText({ seats }: SeatsChanged, before: Room): string {
  const known = new Set(before.seats.map(({ name }) => name));
  return inOneLine(
    ...seats
      .filter(({ name }) => !known.has(name))
      .map(({ name, computer }) => t(computer ? 'game-computer-joined' : 'game-joined', { name })),
  );
}

/**
 * The message for `seat` when an event arrives, or null if it needs none. `room` is the room after the event. The play that
 * the event is about may be older than what is known of the log; then it is the pending play of the room `before`.
 * `isTimedOut`: it came because time was up.
 */
export function newsOf(room: Room, event: RoomEvent, seat: number | null, before = room, isTimedOut = false): News | null {
  const person = (other: number): Person => ({ who: other === seat ? 'you' : 'other', name: nameOf(room, other) });
  const pending = pendingPlayOf(before.game);
  const scoreOf = (turn: number) => (pending?.turn === turn ? pending : playOf(room.moves, turn))?.score;
  const words = (turn: number) => {
    const score = scoreOf(turn);
    return score ? wordsOf(score) : t('game-last-play');
  };
  const byVote = room.rules.ruling === 'vote';
  switch (event.type) {
    case 'seats_changed': {
      const text = joinedText(event, before);
      return text ? plain(text) : null;
    }
    case 'stand_in_added':
      return plain(t('game-stand-in-added', person(event.seat)));
    case 'seat_reclaimed':
      return plain(t('game-seat-reclaimed', person(event.seat)));
    case 'renamed':
      return plain(t('game-renamed', { ...person(event.seat), before: nameOf(before, event.seat) }));
    case 'first_chosen':
      return plain(t('game-first-chosen', person(event.seat)));
    case 'bonuses_placed':
      return plain(t('game-bonuses-placed', { count: event.premiums.length }));
    case 'starter_placed': {
      const id = isTimedOut ? 'game-starter-placed-on-time' : 'game-starter-placed';
      return plain(t(id, { ...person(event.seat), cell: cellName(event.cell), options: optionsInWords(event.options) }));
    }
    case 'racks_shown':
      return plain(t('game-racks-shown'));
    case 'turn_skipped':
      return plain(t('game-turn-skipped', person(event.seat)));
    case 'played':
      return plain(playedText(room, person(event.seat), words(event.turn), event));
    case 'exchanged': {
      const id = room.rules.exchange === 'all' ? 'game-discarded' : 'game-exchanged';
      return plain(t(id, { ...person(event.seat), count: event.returned.count }));
    }
    case 'passed':
      return plain(t(event.timed_out ? 'game-passed-on-time' : 'game-passed', person(event.seat)));
    case 'accepted':
      return plain(t('game-accepted', person(event.seat)));
    case 'challenged':
      return plain(t(event.until ? 'game-disputed' : 'game-challenged', { ...person(event.challenger), words: words(event.turn) }));
    case 'evidence_shown':
      return plain(t('game-evidence-shown', { ...person(event.seat), text: event.text }));
    case 'voted':
      return plain(t(event.opinion === 'convinced' ? 'game-voted-to-accept' : 'game-voted-to-reject', person(event.seat)));
    case 'upheld': {
      if (byVote) return plain(t('game-vote-accepted', { words: words(event.turn) }));
      const text = inOneLine(
        t('game-valid', counted(scoreOf(event.turn))),
        event.turn_lost && t('game-loses-turn', person(event.challenger)),
        event.points > 0 && t('game-gets-points', { ...person(event.seat), points: event.points }),
      );
      return { text, tone: event.challenger === seat ? 'bad' : event.seat === seat ? 'good' : 'plain' };
    }
    case 'withdrawn': {
      const score = scoreOf(event.turn);
      const text = byVote
        ? inOneLine(
            t('game-vote-rejected', { ...counted(score), words: score ? wordsOf(score) : '' }),
            t('game-plays-again', person(event.seat)),
          )
        : inOneLine(t('game-not-valid', counted(score)), t('game-tiles-back', person(event.seat)));
      return { text, tone: event.seat === seat ? 'bad' : byVote ? 'plain' : 'good' };
    }
    case 'resigned':
      return plain(t('game-resigned', person(event.seat)));
    case 'lost_on_time':
      return plain(t('game-lost-on-time', person(event.seat)));
    case 'overtime_charged':
      return plain(t('game-overtime-charged', { ...person(event.seat), points: event.points }));
    case 'taken_back':
      return plain(t('game-taken-back', person(event.seat)));
    case 'agreement_wanted':
      return plain(t(asksFor(room, event) ? wantedSentence[event.agreement] : 'game-agrees', person(event.seat)));
    case 'agreement_declined':
      return plain(t('game-agreement-declined', person(event.seat)));
    case 'nudged':
      return plain(nudgedText(room, person(event.seat), seat));
    case 'ended':
      return { text: t('game-ended', { headline: headline(room, event, seat) }), tone: 'good' };
    default:
      return null;
  }
}

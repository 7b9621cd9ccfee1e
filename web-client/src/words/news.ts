import type { Room } from '../state/room.ts';
import type { PlayScore, RoomEvent, SeatsChanged } from '../connection/protocol.ts';
import { pendingPlayOf } from '../state/laid_play.ts';
import { playOf } from '../state/moves.ts';
import { crossedOut, wordsOf } from './explain.ts';
import { spokenList } from '../languages/formats.ts';
import { points, tilesCount } from './names.ts';
import { optionsInWords } from './rules/options_in_words.ts';
import { cellName } from '../rules/coordinates.ts';
import { headline, nameOf } from './reasons.ts';

export type News = { text: string; tone: 'plain' | 'good' | 'bad' };

const plain = (text: string): News => ({ text, tone: 'plain' });

/** Names as the player of `seat` reads them: "You" for that player. */
function speaker(room: Room, seat: number | null) {
  return {
    who: (other: number) => (other === seat ? 'You' : nameOf(room, other)),
    whom: (other: number) => (other === seat ? 'you' : nameOf(room, other)),
    verb: (other: number, you: string, they: string) => (other === seat ? you : they),
  };
}

const unknown = 'The last play';
const list = ({ word_scores }: PlayScore) => spokenList(word_scores.map(({ text }) => text));

/** "BE is valid.", "BE and TO are valid." */
function valid(score?: PlayScore): string {
  if (!score) return `${unknown} is valid.`;
  return `${list(score)} ${score.word_scores.length === 1 ? 'is' : 'are'} valid.`;
}
/** Which of several words is not valid stays hidden until the game is over. */
function notValid(score?: PlayScore): string {
  if (!score) return `${unknown} isn’t valid.`;
  return `${list(score)} ${score.word_scores.length === 1 ? 'isn’t a valid word' : 'aren’t all valid words'}.`;
}

type Played = RoomEvent & { type: 'played' };

function playedText(room: Room, who: string, words: string, { play_score, placement }: Played): string {
  const crossed = crossedOut(placement);
  const out = crossed ? ` ${who} ${crossed}.` : '';
  const score = room.rules.scoring === 'points' ? ` for ${points(play_score.total)}` : '';
  const bingo = play_score.bingo > 0 ? ' Bingo!' : '';
  return `${who} played ${words}${score}.${bingo}${out}`;
}

/** Who has taken a seat since; nothing about those who have left. */
function joinedText({ seats }: SeatsChanged, before: Room): string {
  const known = new Set(before.seats.map(({ name }) => name));
  return seats
    .filter(({ name }) => !known.has(name))
    .map(({ name, computer }) => (computer ? `${name}, a computer, joined.` : `${name} joined.`))
    .join(' ');
}

/**
 * The message for `seat` when an event arrives, or null if it needs none. `room` is the room after the event. The play that
 * the event is about may be older than what is known of the log; then it is the pending play of the room `before`.
 */
export function newsOf(room: Room, event: RoomEvent, seat: number | null, before = room): News | null {
  const { who, whom, verb } = speaker(room, seat);
  const pending = pendingPlayOf(before.game);
  const scoreOf = (turn: number) => (pending?.turn === turn ? pending : playOf(room.moves, turn))?.score;
  const words = (turn: number, otherwise = 'the last play') => {
    const score = scoreOf(turn);
    return score ? wordsOf(score) : otherwise;
  };
  const byVote = room.rules.ruling === 'vote';
  switch (event.type) {
    case 'seats_changed': {
      const text = joinedText(event, before);
      return text ? plain(text) : null;
    }
    case 'stand_in_added':
      return plain(`A computer is playing for ${whom(event.seat)}.`);
    case 'seat_reclaimed':
      return plain(`${who(event.seat)} ${verb(event.seat, 'are', 'is')} playing again.`);
    case 'turn_began':
      return event.seat === seat ? plain('It’s your turn.') : null;
    case 'first_chosen':
      return plain(`${who(event.seat)} ${verb(event.seat, 'were', 'was')} randomly chosen to start.`);
    case 'bonuses_placed':
      return plain(`${event.premiums.length} bonuses were placed on corners.`);
    case 'starter_placed':
      return plain(
        `${who(event.seat)} placed the first tile on ${cellName(event.cell)}. Options: ${optionsInWords(event.options)}.`,
      );
    case 'racks_shown':
      return plain('All racks are now open.');
    case 'turn_skipped':
      return plain(`${who(event.seat)} ${verb(event.seat, 'lose', 'loses')} this turn.`);
    case 'played':
      return plain(playedText(room, who(event.seat), words(event.turn), event));
    case 'exchanged':
      return plain(
        `${who(event.seat)} ${room.rules.exchange === 'all' ? 'discarded' : 'exchanged'} ${tilesCount(event.returned.count)}.`,
      );
    case 'passed':
      return plain(`${who(event.seat)} passed.`);
    case 'accepted':
      return plain(`${who(event.seat)} accepted the play.`);
    case 'challenged':
      return event.until
        ? plain(
            `${who(event.challenger)} ${verb(event.challenger, 'dispute', 'disputes')} ${words(event.turn)}. The players vote.`,
          )
        : plain(`${who(event.challenger)} ${verb(event.challenger, 'challenge', 'challenges')} ${words(event.turn)}.`);
    case 'evidence_shown':
      return plain(`${who(event.seat)} sent evidence: ${event.text}`);
    case 'voted':
      return plain(`${who(event.seat)} voted to ${event.opinion === 'convinced' ? 'accept' : 'reject'} the play.`);
    case 'upheld': {
      if (byVote) return plain(`The players accepted ${words(event.turn)}.`);
      const turn = event.turn_lost ? ` ${who(event.challenger)} ${verb(event.challenger, 'lose', 'loses')} a turn.` : '';
      const paid = event.points
        ? ` ${who(event.seat)} ${verb(event.seat, 'get', 'gets')} ${points(event.points)}.`
        : '';
      const text = `${valid(scoreOf(event.turn))}${turn}${paid}`;
      return { text, tone: event.challenger === seat ? 'bad' : event.seat === seat ? 'good' : 'plain' };
    }
    case 'withdrawn': {
      if (byVote) {
        const text = `${words(event.turn, unknown)} came off the board. ${who(event.seat)} ${verb(event.seat, 'play', 'plays')} again.`;
        return { text, tone: event.seat === seat ? 'bad' : 'plain' };
      }
      const cost = verb(event.seat, 'take your tiles back and lose your turn', 'takes the tiles back and loses the turn');
      const text = `${notValid(scoreOf(event.turn))} ${who(event.seat)} ${cost}.`;
      return { text, tone: event.seat === seat ? 'bad' : 'good' };
    }
    case 'resigned':
      return plain(`${who(event.seat)} resigned.`);
    case 'ended':
      return { text: `Game over. ${headline(room, event, seat)}.`, tone: 'good' };
    default:
      return null;
  }
}

import type { Room } from '../state/reduce.ts';
import type { RoomEvent } from '../connection/protocol.ts';
import { playOf } from '../state/moves.ts';
import { crossedOut, wordsOf } from './explain.ts';
import { optionsInWords, points, tilesCount } from './names.ts';
import { cellName } from '../state/coordinates.ts';
import { headline, nameOf } from './reasons.ts';

export type News = { text: string; tone: 'plain' | 'good' | 'bad' };

const plain = (text: string): News => ({ text, tone: 'plain' });

/** Names as `seat` reads them: oneself is "You". */
function speaker(room: Room, seat: number | null) {
  return {
    who: (other: number) => (other === seat ? 'You' : nameOf(room, other)),
    whom: (other: number) => (other === seat ? 'you' : nameOf(room, other)),
    whose: (other: number) => (other === seat ? 'your' : `${nameOf(room, other)}’s`),
    verb: (other: number, you: string, they: string) => (other === seat ? you : they),
  };
}

type Played = RoomEvent & { type: 'played' };

function playedText(room: Room, who: string, words: string, { play_score, placement }: Played): string {
  const crossed = crossedOut(placement);
  const out = crossed ? ` ${who} ${crossed}.` : '';
  const worth = room.rules.scoring === 'points' ? ` for ${points(play_score.total)}` : '';
  return `${who} played ${words}${worth}.${out}`;
}

/** What an event means for `seat`, told when it arrives; null if nobody needs to be told. `room` is after the event. */
export function newsOf(room: Room, event: RoomEvent, seat: number | null): News | null {
  const { who, whom, whose, verb } = speaker(room, seat);
  const words = (turn: number) => wordsOf(playOf(room.moves, turn)?.score ?? { word_scores: [], bonus: 0, total: 0 });
  switch (event.type) {
    case 'seated':
      return plain(event.computer ? `${event.name}, a computer, sat down.` : `${event.name} sat down.`);
    case 'stand_in_added':
      return plain(`The computer plays for ${whom(event.seat)}.`);
    case 'seat_reclaimed':
      return plain(`${who(event.seat)} ${verb(event.seat, 'play', 'plays')} again.`);
    case 'turn_began':
      return event.seat === seat ? plain('It is your turn.') : null;
    case 'first_chosen':
      return plain(`${who(event.seat)} ${verb(event.seat, 'begin', 'begins')}, by chance.`);
    case 'bonuses_placed':
      return plain(`${event.premiums.length} bonuses lie on the corners.`);
    case 'starter_placed':
      return plain(
        `${who(event.seat)} put the first tile on ${cellName(event.cell)}. Options: ${optionsInWords(event.options)}.`,
      );
    case 'racks_shown':
      return plain('All racks are open now.');
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
            `${who(event.seat)} ${verb(event.seat, 'question', 'questions')} ${words(event.turn)}. The table votes.`,
          )
        : plain(`${who(event.seat)} ${verb(event.seat, 'challenge', 'challenges')} ${words(event.turn)}.`);
    case 'evidence_shown':
      return plain(`${who(event.seat)} ${verb(event.seat, 'show', 'shows')} evidence: ${event.text}`);
    case 'voted': {
      const opinion = event.opinion === 'convinced' ? 'convinced' : 'not convinced';
      return plain(`${who(event.seat)} ${verb(event.seat, 'are', 'is')} ${opinion}.`);
    }
    case 'upheld': {
      const { voting } = playOf(room.moves, event.turn) ?? {};
      if (voting) return plain(`The table lets ${words(event.turn)} stand.`);
      const turn = event.turn_lost ? ` ${who(event.challenger)} will miss a turn.` : '';
      const paid = event.points
        ? ` ${who(event.seat)} ${verb(event.seat, 'get', 'gets')} ${points(event.points)}.`
        : '';
      const text = `${words(event.turn)} is good: the play stands.${turn}${paid}`;
      return { text, tone: event.challenger === seat ? 'bad' : event.seat === seat ? 'good' : 'plain' };
    }
    case 'withdrawn': {
      const { voting } = playOf(room.moves, event.turn) ?? {};
      if (voting) {
        const text = `${words(event.turn)} is taken back. ${who(event.seat)} ${verb(event.seat, 'play', 'plays')} again.`;
        return { text, tone: event.seat === seat ? 'bad' : 'plain' };
      }
      const text = `${words(event.turn)} is not good: the tiles go back to ${whom(event.seat)} and ${whose(event.seat)} turn is lost.`;
      return { text, tone: event.seat === seat ? 'bad' : 'good' };
    }
    case 'resigned':
      return plain(`${who(event.seat)} resigned.`);
    case 'ended':
      return { text: `The game is over. ${headline(room, event)}.`, tone: 'good' };
    default:
      return null;
  }
}

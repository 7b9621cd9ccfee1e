import type { GameEvent, PlayScore } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { headline } from '../reasons.ts';
import { eventInWords, inOneLine, personIn, scoreIn, starterText, type Scene } from './event_in_words.ts';
import { listOf, wordsOf } from './play_in_words.ts';

/** Who reads of an event, and in which game. Without the game before it, an old play is not known by its words. */
type Reading = Pick<Scene, 'viewed' | 'seat'> & Partial<Scene>;

/** `short`: what a toast shows of a text that is too long for it. */
export type News = { text: string; short?: string; tone: 'plain' | 'good' | 'bad' };

/** The words of a play for a sentence, and how many they are; none where the play is not known. */
const counted = (score?: PlayScore) => ({ count: score?.word_scores.length ?? 0, words: score ? listOf(score) : '' });

const votes = ({ viewed }: Scene) => viewed.rules.ruling === 'vote';

function upheldNews(scene: Scene, event: GameEvent & { type: 'upheld' }): News {
  const score = scoreIn(scene, event.turn);
  if (votes(scene)) return { text: t('game-vote-accepted', { words: score ? wordsOf(score) : t('game-last-play') }), tone: 'plain' };
  const text = inOneLine(
    t('game-valid', counted(score)),
    event.turn_lost && t('game-loses-turn', personIn(scene, event.challenger)),
    event.points > 0 && t('game-gets-points', { ...personIn(scene, event.seat), points: event.points }),
  );
  return { text, tone: event.challenger === scene.seat ? 'bad' : event.seat === scene.seat ? 'good' : 'plain' };
}

function withdrawnText(scene: Scene, { turn, seat }: GameEvent & { type: 'withdrawn' }): string {
  const score = scoreIn(scene, turn);
  const person = personIn(scene, seat);
  return votes(scene)
    ? inOneLine(t('game-vote-rejected', { ...counted(score), words: score ? wordsOf(score) : '' }), t('game-plays-again', person))
    : inOneLine(t('game-not-valid', counted(score)), t('game-tiles-back', person));
}

/** The message for a reader when an event arrives, or null if it needs none. */
export function newsOf({ viewed, seat, before = viewed, isTimedOut = false }: Reading, event: GameEvent): News | null {
  const scene: Scene = { viewed, before, seat, isTimedOut };
  switch (event.type) {
    case 'upheld':
      return upheldNews(scene, event);
    case 'withdrawn':
      return { text: withdrawnText(scene, event), tone: event.seat === seat ? 'bad' : votes(scene) ? 'plain' : 'good' };
    case 'ended':
      return { text: t('game-ended', { headline: headline(viewed, event, seat) }), tone: 'good' };
    default: {
      const text = eventInWords(scene, event);
      const short = event.type === 'starter_placed' ? starterText(scene, event) : undefined;
      return text ? { text, short, tone: 'plain' } : null;
    }
  }
}

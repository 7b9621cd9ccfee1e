import type { OpenAgreement } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import { nameOf } from '../reasons.ts';

const sentences = {
  take_back: 'game-wants-take-back',
  end: 'game-wants-end',
  abort: 'game-wants-abort',
} as const;

/** What somebody wants all to agree on, as the player of seat `own` reads it. */
export function agreementInWords(viewed: ViewedGame, { agreement, wanted: [by = 0] }: OpenAgreement, own: number | null): string {
  return t(sentences[agreement], { who: by === own ? 'you' : 'other', name: nameOf(viewed, by) });
}

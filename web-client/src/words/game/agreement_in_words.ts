import type { OpenAgreement } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import { nameOf } from '../reasons.ts';
import { inOneLine, wantedSentence } from './event_in_words.ts';

/** Those who have not answered yet. Computers agree to everything, and nobody asks those who have resigned. */
const asked = ({ seats, game }: ViewedGame, wanted: number[]): number[] =>
  seats.flatMap(({ computer }, seat) => (computer || wanted.includes(seat) || game?.players[seat]?.resigned ? [] : [seat]));

/** What somebody wants all to agree on, as the player of seat `own` reads it, and for whom they wait if they have agreed. */
export function agreementInWords(viewed: ViewedGame, { agreement, wanted }: OpenAgreement, own: number | null): string {
  const [by = 0] = wanted;
  const wants = t(wantedSentence[agreement], { who: by === own ? 'you' : 'other', name: nameOf(viewed, by) });
  const names = asked(viewed, wanted).map((seat) => nameOf(viewed, seat));
  return inOneLine(wants, own !== null && wanted.includes(own) && names.length > 0 && t('table-waiting-for', { names: spokenList(names) }));
}

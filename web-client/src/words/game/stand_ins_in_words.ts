import type { StandInRequest } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import { nameOf } from '../reasons.ts';

/** Who asks: the reader, the reader with others, somebody else, or several. */
function askers(agreed: number[], own: number | null) {
  const several = agreed.length > 1;
  if (own !== null && agreed.includes(own)) return several ? 'with-you' : 'you';
  return several ? 'others' : 'other';
}

/** "Ben wants a computer to play for Anna (casual). Waiting for Cid.", as the player of seat `own` reads it. */
export function askedInWords(viewed: ViewedGame, { seat, strength, agreed, missing }: StandInRequest, own: number | null): string {
  const people = [...agreed].sort((a, b) => Number(b === own) - Number(a === own));
  const names = spokenList(people.map((other) => (other === own ? t('table-you-first') : nameOf(viewed, other))));
  const asked = t('table-stand-in-asked', { who: askers(agreed, own), names, name: nameOf(viewed, seat), strength });
  const others = missing.filter((other) => other !== own).map((other) => nameOf(viewed, other));
  return others.length ? `${asked} ${t('table-waiting-for', { names: spokenList(others) })}` : asked;
}

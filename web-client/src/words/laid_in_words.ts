import type { PlayScore, Rules } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { points } from './names.ts';

/** "WAXES and AXE, 32 points", for tiles that are laid but not yet played. */
export function laidInWords({ word_scores, bingo, total }: PlayScore, scoring: Rules['scoring']): string {
  const words = spokenList(word_scores.map(({ text }) => text)) || 'No word';
  const worth = scoring === 'points' ? `, ${points(total)}` : '';
  return `${words}${worth}${bingo ? ', with a bingo' : ''}.`;
}

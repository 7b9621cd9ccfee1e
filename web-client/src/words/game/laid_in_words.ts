import type { PlayScore, Rules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { listOf } from './play_in_words.ts';

/** "WAXES and AXE, 32 points.", for tiles that are laid but not yet played. */
export function laidInWords(score: PlayScore, scoring: Rules['scoring']): string {
  const words = listOf(score) || t('table-no-word');
  if (scoring !== 'points') return t('table-laid', { words });
  return t(score.bingo ? 'table-laid-bingo' : 'table-laid-for', { words, points: score.total });
}

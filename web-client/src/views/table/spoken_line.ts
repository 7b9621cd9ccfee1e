import type { Game } from '../../connection/protocol.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import type { Table } from '../../state/table/table.svelte.ts';
import { laidInWords } from '../../words/game/laid_in_words.ts';
import { statusLine } from './status_line.ts';

/** What a screen reader says of the player's tiles: what is wrong with the last one or with those that are laid, or else their score. */
export function spokenLine(table: Table, viewed: ViewedGame, game: Game): string {
  const { preview, hand } = table;
  const unfit = hand.unfit !== null || hand.holdsBack;
  if (hand.laid.length === 0 && !unfit) return '';
  const wrong = unfit || preview.refusal !== null || preview.valid === false;
  return preview.score && !wrong ? laidInWords(preview.score, viewed.rules.scoring) : statusLine(table, viewed, game).text;
}

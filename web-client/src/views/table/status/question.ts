import type { LaidPlay } from '../../../state/game/laid_play.ts';
import type { Table } from '../../../state/table/table.svelte.ts';
import type { StatusLine } from '../status_line.ts';

type Situation = Pick<Table, 'pendingPlay' | 'game'> & {
  may: Pick<Table['may'], 'accept' | 'alwaysAccepts' | 'challenge'>;
  hand: Pick<Table['hand'], 'laid'>;
};
type Tone = Pick<StatusLine, 'tone'>;

/** The play in question. It has the line, unless tiles are laid; but where others wait for the answer, laid tiles wait, too. */
export const playInQuestion = ({ may, hand, pendingPlay }: Situation, { tone }: Tone): LaidPlay | null =>
  may.accept || (hand.laid.length === 0 && tone !== 'advice') ? pendingPlay : null;

/** Whether the line says what is wrong with laid tiles, and no question has it. */
export const isAdvice = (table: Situation, line: Tone): boolean =>
  (line.tone === 'advice' || line.tone === 'bad') && !(table.may.challenge && playInQuestion(table, line));

/** Where the game waits for players to accept each play, one need not be asked every time. */
export const mayAlwaysAccept = ({ may, game }: Situation): boolean =>
  may.alwaysAccepts || (may.accept && game?.pending_play?.window === 'held');

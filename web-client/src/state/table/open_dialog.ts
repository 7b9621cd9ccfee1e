import type { Table } from './table.svelte.ts';

/** The dialog that is open over a game; `standIn` is the seat for which a computer is to play. `ended` is the result of a game that has only just ended. */
export type OpenDialog = 'proposal' | 'exchange' | 'pass' | 'resign' | 'invite' | 'ended' | 'result' | 'hint' | 'challenge' | { standIn: number };

/** Whether what a dialog is for can still be done. */
export function isPossible(dialog: OpenDialog, table: Pick<Table, 'may' | 'series' | 'replaceable'>): boolean {
  if (typeof dialog === 'object') return table.replaceable(dialog.standIn) !== null;
  if (dialog === 'exchange') return table.may.exchange !== undefined;
  if (dialog === 'proposal') return table.series.proposal !== null;
  return dialog === 'invite' || dialog === 'ended' || dialog === 'result' || table.may[dialog];
}

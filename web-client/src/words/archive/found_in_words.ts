import type { Statistics } from '../../connection/http/archive_api.ts';
import { t } from '../../languages/text.ts';

/** How much a search has found, or `none`, or what `some` says. While it is under way it says that, so that a screen reader hears the same result again. */
export function foundInWords(search: { rows: readonly unknown[] | null; busy: boolean; more: boolean }, none: string, some?: string): string {
  const { rows, busy, more } = search;
  if (busy || rows === null) return t('history-searching');
  if (rows.length === 0) return none;
  return some ?? t(more ? 'history-first-found' : 'history-all-found', { count: rows.length });
}

/** The same about statistics: of how many players there are any. */
export function statisticsInWords({ found, busy }: { found: Statistics | null; busy: boolean }): string {
  const rows = found && found.players.filter(({ figures }) => figures.games > 0);
  return foundInWords({ rows, busy, more: false }, t('history-no-games'));
}

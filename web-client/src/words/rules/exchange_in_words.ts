import type { Rules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** What a turn may be besides a play. */
export function exchanging({ exchange_minimum, exchange }: Rules): string[] {
  if (exchange === 'all') return [t('rules-turn-discard'), t('rules-discard')];
  const how = exchange_minimum > 1 ? t('rules-exchange-minimum', { tiles: exchange_minimum }) : t('rules-exchange');
  return [t('rules-turn'), how];
}

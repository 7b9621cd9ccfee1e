import type { Rules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** What a turn may be besides a play. */
export function exchanging({ exchange_minimum, exchange, rack_size }: Rules): string[] {
  if (exchange === 'all') return [t('rules-turn-discard'), t('rules-discard')];
  const tiles = exchange_minimum;
  if (tiles <= 1) return [t('rules-turn'), t('rules-exchange')];
  return [t('rules-turn'), t(tiles < rack_size ? 'rules-exchange-minimum-limit' : 'rules-exchange-minimum', { tiles })];
}

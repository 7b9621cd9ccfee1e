import { t } from '../../languages/text.ts';
import type { Moment } from '../../review/replay.ts';
import { newsOf } from '../game/news.ts';

/** What happened at a moment of a finished game. */
export function replayInWords({ viewed, event }: Moment): string {
  if (event.type === 'began') return t('review-began');
  if (event.type === 'order_drawn') return t('review-order-drawn');
  return newsOf({ viewed, seat: null }, event)?.text ?? '';
}

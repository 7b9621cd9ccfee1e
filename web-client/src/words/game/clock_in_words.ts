import { longDuration, moment } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import type { Rest, Time } from '../../state/game/clock.ts';
import { countsDays, daysAndHours, figures, wholeSeconds } from './figures.ts';

/** What a clock shows: "4:05", "2 d 5 h", "+0:24" in overtime. */
export function clockFigures({ left, overtime }: Time): string {
  if (overtime > 0) return t('table-clock-overtime', { time: wholeSeconds(overtime) });
  return countsDays(left) ? t('table-clock-days', daysAndHours(left)) : figures(left);
}

/** The same for screen readers: "4 minutes and 5 seconds left". */
export function clockInWords({ left, overtime }: Time): string {
  return overtime > 0
    ? t('table-clock-overtime-words', { time: longDuration(overtime / 1_000) })
    : t('table-clock-words', { time: longDuration(left / 1_000) });
}

/** "holiday until 14 Dec", "night until 7:00 AM": by the clock of the reader. */
export const restInWords = ({ why, until }: Rest): string =>
  why === 'holiday'
    ? t('table-on-holiday', { until: moment(until, { day: 'numeric', month: 'short' }) })
    : t('table-at-night', { until: moment(until, { hour: 'numeric', minute: '2-digit' }) });

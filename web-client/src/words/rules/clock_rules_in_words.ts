import type { ClockKind, ClockRules } from '../../connection/protocol.ts';
import { duration } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';

/** What holds with every slow clock is left out where there is little room. */
function kindInWords(kind: ClockKind, detail: 'full' | 'short'): string[] {
  switch (kind.type) {
    case 'none':
      return [t('rules-clock-none')];
    case 'game':
      return [
        t('rules-clock-game', { time: duration(kind.seconds) }),
        ...(kind.increment ? [t('rules-clock-increment', { time: duration(kind.increment) })] : []),
      ];
    case 'move':
      return [t('rules-clock-move', { time: duration(kind.seconds) })];
    case 'slow':
      return [
        t('rules-clock-slow', { count: kind.days }),
        ...(kind.bank_days ? [t('rules-clock-bank', { count: kind.bank_days })] : []),
        ...(detail === 'short' ? [] : [t('rules-clock-night'), t('rules-clock-answers')]),
        ...(kind.holiday_days ? [t('rules-clock-holiday', { count: kind.holiday_days })] : []),
      ];
  }
}

function zeroInWords({ at_zero, overtime }: ClockRules): string {
  switch (at_zero) {
    case 'lose':
      return t('rules-clock-lose');
    case 'pass':
      return t('rules-clock-pass');
    case 'points':
      return t('rules-clock-points', { points: overtime.points, time: duration(overtime.minutes * 60) });
    case 'nudge':
      return t('rules-clock-nudge');
  }
}

const zeroOf = (rules: ClockRules): string[] => (rules.kind.type === 'none' ? [] : [zeroInWords(rules)]);

/** How a game is timed, in sentences. */
export const clockRulesInWords = (rules: ClockRules): string[] => [...kindInWords(rules.kind, 'full'), ...zeroOf(rules)];

/** The same without what holds with every clock of its kind. */
export const clockInShort = (rules: ClockRules): string[] => [...kindInWords(rules.kind, 'short'), ...zeroOf(rules)];

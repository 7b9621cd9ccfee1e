import type { Rules } from '../../connection/protocol.ts';
import { duration } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { challengeOrDispute, rulingSentence } from '../names.ts';

/** What happens to words that may not be valid. */
export function challenging({ ruling, windows }: Rules): string[] {
  if (ruling === 'void') return [rulingSentence('void')];
  const { two_seats, more_seats, last_play, vote } = windows;
  const how = challengeOrDispute(ruling);
  return [
    ...(ruling === 'vote' ? disputing(vote) : disallowing(ruling)),
    two_seats ? t('rules-window-two', { how, time: duration(two_seats) }) : t('rules-window-two-next', { how }),
    more_seats ? t('rules-window-more', { how, time: duration(more_seats) }) : t('rules-window-more-next', { how }),
    t('rules-window-last', { how, time: duration(last_play) }),
  ];
}

const disputing = (seconds: number): string[] => [
  t('rules-unchecked-vote'),
  t('rules-vote', { time: duration(seconds) }),
];

const disallowing = (ruling: Rules['ruling']): string[] => [
  t('rules-unchecked'),
  t('rules-challenge'),
  rulingSentence(ruling),
];

import type { ClockEvent } from '../../../connection/protocol.ts';

/** What happens to the clocks, and to nothing else in the game. */
export const clockEvents: readonly ClockEvent['type'][] = [
  'clock_set',
  'clock_paused',
  'clock_resumed',
  'clock_proposed',
  'proposal_withdrawn',
  'proposal_declined',
  'night_set',
  'holiday_began',
  'holiday_ended',
  'time_forgiven',
  'time_reminded',
  'time_up',
];

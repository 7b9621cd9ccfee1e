import type { OpenAgreement, RoomEvent } from '../../../connection/protocol.ts';

type Open = OpenAgreement | null;

/** Events that end no request: they leave the game as it is for everybody who has read what somebody wants. */
const incidental = new Set<RoomEvent['type']>([
  'accepted',
  'window_closed',
  'overtime_charged',
  'renamed',
  'nudged',
  'clock_set',
  'clock_paused',
  'clock_resumed',
  'clock_proposed',
  'proposal_withdrawn',
  'night_set',
  'holiday_began',
  'holiday_ended',
  'time_forgiven',
  'time_reminded',
  'time_up',
]);

/** What players want to agree on after an event. */
export function foldAgreement(open: Open, event: RoomEvent): Open {
  if (event.type !== 'agreement_wanted') return incidental.has(event.type) ? open : null;
  const { seat, agreement, turn } = event;
  const wanted = open?.agreement === agreement && open.turn === turn ? [...open.wanted, seat] : [seat];
  return { agreement, ...(turn === undefined ? {} : { turn }), wanted };
}

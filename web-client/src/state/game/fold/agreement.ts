import type { GameEvent, OpenAgreement } from '../../../connection/protocol.ts';
import { clockEvents } from './clock_events.ts';

type Open = OpenAgreement | null;

/** Events that end no request: they leave the game as it is for everybody who has read what somebody wants. */
const incidental = new Set<GameEvent['type']>([
  'accepted',
  'window_closed',
  'overtime_charged',
  'renamed',
  'nudged',
  'always_accept_set',
  ...clockEvents,
]);

/** What players want to agree on after an event. */
export function foldAgreement(open: Open, event: GameEvent): Open {
  if (event.type !== 'agreement_wanted') return incidental.has(event.type) ? open : null;
  const { seat, agreement, turn } = event;
  const wanted = open?.agreement === agreement && open.turn === turn ? [...open.wanted, seat] : [seat];
  return { agreement, ...(turn === undefined ? {} : { turn }), wanted };
}

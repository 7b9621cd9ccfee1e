import type { Rules } from '../../connection/protocol.ts';

/** What a turn may be besides a play. */
export function exchanging({ exchange_minimum, exchange }: Rules): string[] {
  if (exchange === 'all')
    return [
      'A turn is a play, a discard or a pass.',
      'To discard, put all your tiles in the bag, mix it, and draw new ones.',
    ];
  const limit = exchange_minimum > 1 ? ` while the bag holds at least ${exchange_minimum}` : ', up to the number in the bag';
  return ['A turn is a play, an exchange or a pass.', `To exchange, swap any of your tiles${limit}.`];
}

import type { Rules } from '../connection/protocol.ts';

/** What a turn may be besides a play. */
export function exchanging({ exchange_minimum, exchange }: Rules): string[] {
  if (exchange === 'all')
    return [
      'A turn is a play, a discard or a pass.',
      'A discard puts all of one’s tiles into the bag, which is mixed before new ones are drawn.',
    ];
  const least =
    exchange_minimum > 1 ? `, while the bag holds at least ${exchange_minimum}` : ', as many as the bag holds';
  return ['A turn is a play, an exchange or a pass.', `An exchange swaps any of one’s tiles${least}.`];
}

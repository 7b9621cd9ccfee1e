import type { Figures } from '../../connection/http/archive_api.ts';
import { longDuration } from '../../languages/formats.ts';

/** The average time for a move, of the moves whose time is known; nothing if there are none. */
export const timePerMove = ({ think_ms, timed_moves }: Pick<Figures, 'think_ms' | 'timed_moves'>): string | undefined =>
  timed_moves > 0 ? longDuration(Math.round(think_ms / timed_moves / 1000)) : undefined;

import type { Clocks, Game } from '../../connection/protocol.ts';

/** When the window, the vote or the timed turn that is open ends by itself. The clocks take pauses, outages and slow games into account; the event that opened it does not. */
export function openUntil({ pending_play: play, placing_starter: starter }: Game, clocks: Clocks | null): number | undefined {
  if (!play && !starter) return undefined;
  return clocks ? clocks.until : (play?.dispute?.until ?? play?.until ?? starter?.until);
}

import type { Clocks, Game } from '../../connection/protocol.ts';

/** When the window, the vote or the timed turn that is open ends by itself. The clocks take pauses, outages and slow games into account; the event that opened it does not. */
export function openUntil(game: Game | null, clocks: Clocks | null): number | undefined {
  const play = game?.pending_play;
  const starter = game?.placing_starter;
  if (!play && !starter) return undefined;
  return clocks ? clocks.until : (play?.dispute?.until ?? play?.until ?? starter?.until);
}

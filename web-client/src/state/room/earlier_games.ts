import type { GameSummary } from '../../connection/protocol.ts';

/** The numbers of the games of a room before those that are listed, the newest first. */
export const numbersBefore = (listed: readonly Pick<GameSummary, 'game'>[]): number[] => {
  const oldest = Math.min(...listed.map(({ game }) => game));
  return Number.isFinite(oldest) ? Array.from({ length: oldest - 1 }, (_, index) => oldest - 1 - index) : [];
};

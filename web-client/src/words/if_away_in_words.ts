import type { Strength } from '../connection/protocol.ts';
import { t, type NameId } from '../languages/text.ts';

const allowed: Record<Strength, NameId> = {
  beginner: 'waiting-away-beginner',
  casual: 'waiting-away-casual',
  strong: 'waiting-away-strong',
};

/** What happens if a player is away who has agreed to this computer, or to none. */
export const ifAwayInWords = (strength: Strength | null): string => t(strength ? allowed[strength] : 'waiting-away-wait');

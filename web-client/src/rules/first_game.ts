import type { Settings, Strength } from '../connection/protocol.ts';

/** A newcomer's game: nothing to challenge, nothing to read before the first word, and help where it is wanted. */
export const firstGame: Settings = { system: 'classic', ruling: 'void', hints: 'own_rack', first_player: 'random' };
export const firstOpponent: Strength = 'beginner';

import type { Catalogue as Answer, SystemRules } from '../connection/protocol.ts';

/** What the server can play, and what a room may set. */
export type Catalogue = Pick<Answer, 'systems' | 'knobs'>;

/** The default rules of a system; undefined for a system that the server does not have. */
export const systemOf = (catalogue: Catalogue | null, id: string): SystemRules | undefined =>
  catalogue?.systems.find((system) => system.id === id);

import { ownToken } from './own_token.ts';
import { recall, remember } from './storage.ts';

/** What was written and not sent, by what it is about; the latest last. */
type Texts = Map<string, unknown>;
/** How many are kept. */
const most = 20;

/** Enough of the token to tell apart those who use this browser. */
const author = (): string => ownToken()?.slice(0, 8) ?? '';

function texts(): Texts {
  const kept = recall<{ by: string; texts: [string, unknown][] }>('unsent', 'sessionStorage');
  return new Map(kept?.by === author() ? kept.texts : []);
}

/** What the player has written about something in this tab and not sent, even before a reload. Nobody else who uses the browser gets it. */
export const unsent = <Written>(about: string): Written | null => (texts().get(about) as Written | undefined) ?? null;

/** Keeps that; null once it has been sent, or where nothing is left of it. */
export function keepUnsent(about: string, written: unknown): void {
  const all = texts();
  all.delete(about);
  if (written !== null) all.set(about, written);
  remember('unsent', { by: author(), texts: [...all].slice(-most) }, 'sessionStorage');
}

export const forgetUnsent = (): void => remember('unsent', null, 'sessionStorage');

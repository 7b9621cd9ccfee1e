import { ownToken } from '../../browser/own_token.ts';
import { session } from './session.svelte.ts';

/** The token of this browser. A new browser gets it before the server answers anything else. */
export async function awaitedToken(): Promise<string | null> {
  if (ownToken() === null) await session.server.loadCatalogue().catch(() => undefined);
  return ownToken();
}

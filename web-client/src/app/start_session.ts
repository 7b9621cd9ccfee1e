import { router } from '../browser/route.svelte.ts';
import { session } from '../state/session.svelte.ts';

/** Connects, if nothing has yet. A host who looks after the server need not become a guest. */
export function startSession(): void {
  if (router.route.view !== 'host') session.start();
}

import { router } from '../browser/route.svelte.ts';
import { session } from '../state/session/session.svelte.ts';

let started = false;

/** Connects, the first time that the player is not on the host's page: a host who looks after the server need not become a guest. */
export function startSession(): void {
  if (started || router.route.view === 'host') return;
  started = true;
  session.start();
}

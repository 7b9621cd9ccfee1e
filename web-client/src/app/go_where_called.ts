import { pageAt, roomPage } from '../browser/base.ts';
import { router } from '../browser/route.svelte.ts';
import { session } from '../state/session/session.svelte.ts';

/** Somebody has clicked on a notification, and the worker asks the page to go where that leads (worker/clicked.ts). An answer says that it does. */
export function goWhereCalled(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<string>) => {
    const page = pageAt(data);
    const { table } = session;
    const isThere = table?.viewed && page === roomPage(table.code, table.sync.about.game);
    if (!isThere) router.go(page);
    ports[0]?.postMessage(null);
  });
}

import { pathOf } from './base.ts';

/** Whether the worker has shown the page that it keeps, because the server's did not come. */
export const isKept = document.documentElement.hasAttribute('data-kept');

/** How long, in milliseconds, the page has the network and the processor to itself: then the worker fetches all of it. */
const shownFirst = 2000;

/** Has the worker fetch the rest of the page, as does each newer one that the browser finds. */
function keepMore(registration: ServiceWorkerRegistration): void {
  const ask = () => (registration.installing ?? registration.waiting ?? registration.active)?.postMessage('keep');
  registration.onupdatefound = ask;
  ask();
}

/** Has the browser keep the page, so that it opens without a network; see src/worker. Browsers allow it only on pages that nobody can have changed on the way. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const keep = () => void navigator.serviceWorker.register(pathOf('/worker.js')).then(keepMore, () => undefined);
  const keepOnline = () => (navigator.onLine ? keep() : addEventListener('online', keep, { once: true }));
  addEventListener('load', () => setTimeout(keepOnline, shownFirst));
}

/** Whether the server has another page than this one by now. */
export async function hasNewer(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src') ?? '';
  try {
    const page = await fetch(pathOf('/'), { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(script);
  } catch {
    return false;
  }
}

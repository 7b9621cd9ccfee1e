import { openPage } from './clicked.ts';
import { KeptPage, type Build } from './kept_page.ts';
import { showPushed } from './pushed.ts';
import { subscribeAgain } from './resubscribed.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts it before this script. */
declare const BUILD: Build;

const base = new URL('./', self.location.href).href;
const page = new KeptPage(base, BUILD, self);

self.addEventListener('install', (event) => event.waitUntil(page.keep().then(() => self.skipWaiting())));

// Until this is done, browsers hold back what pages ask for: nothing that takes long belongs here.
self.addEventListener('activate', (event) => event.waitUntil(page.forgetOthers()));

self.addEventListener('message', (event) => event.data === 'keep' && event.waitUntil(page.keepMore()));

self.addEventListener('fetch', (event) => {
  const answer = page.answer(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data?.text() ?? '', base, { windows: self.clients, shown: self.registration, caches }));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription, self.registration.pushManager));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage((event.notification.data as { page?: unknown } | null)?.page, base, self.clients));
});

import { KeptPage, type Build } from './kept_page.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts it before this script. */
declare const BUILD: Build;

const page = new KeptPage(new URL('./', self.location.href).href, BUILD, self);

self.addEventListener('install', (event) => event.waitUntil(page.keep().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(page.forgetOthers().then(() => page.keepMore())));

self.addEventListener('fetch', (event) => {
  const answer = page.answer(event.request);
  if (answer) event.respondWith(answer);
});

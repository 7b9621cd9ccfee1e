import type { Connection } from './connection.ts';

/** Has the connection follow the browser, as it goes offline and online, and the page, as it is hidden and shown again. */
export function followNetwork(connection: Pick<Connection, 'hurry' | 'drop' | 'hide'>): void {
  const hurry = () => connection.hurry();
  addEventListener('online', hurry);
  addEventListener('offline', () => connection.drop());
  // On another network the connection may be dead without a word. Not all browsers report the change.
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', hurry);
  document.addEventListener('visibilitychange', () => {
    connection.hide(document.hidden);
    if (!document.hidden) hurry();
  });
}

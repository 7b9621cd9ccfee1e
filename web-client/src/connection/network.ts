import type { Connection } from './connection.ts';

/** The connection goes along when the browser comes and goes, and when the page is hidden or somebody looks at it again. */
export function followNetwork(connection: Pick<Connection, 'hurry' | 'drop' | 'hide'>): void {
  const hurry = () => connection.hurry();
  addEventListener('online', hurry);
  addEventListener('offline', () => connection.drop());
  // On another network the connection may be dead without a word. Not all browsers say it.
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', hurry);
  document.addEventListener('visibilitychange', () => {
    connection.hide(document.hidden);
    if (!document.hidden) hurry();
  });
}

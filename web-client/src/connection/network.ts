import type { Connection } from './connection.ts';

/** The connection goes along when the browser comes and goes, and when somebody looks at the page again. */
export function followNetwork(connection: Pick<Connection, 'hurry' | 'drop'>): void {
  const hurry = () => connection.hurry();
  addEventListener('online', hurry);
  addEventListener('offline', () => connection.drop());
  // On another network the connection may be dead without a word. Not all browsers say it.
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', hurry);
  document.addEventListener('visibilitychange', () => document.hidden || hurry());
}

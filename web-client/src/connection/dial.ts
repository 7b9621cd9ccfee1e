import { pathOf } from '../browser/base.ts';

declare global {
  /** The connection that public/dial.js has begun, until it is taken. */
  var dialled: WebSocket | undefined;
}

/** A connection to the server: the one that has been begun with the page, if it has not ended by now, or a new one. */
export function dialServer(): WebSocket {
  const begun = globalThis.dialled;
  globalThis.dialled = undefined;
  return begun && begun.readyState <= WebSocket.OPEN ? begun : new WebSocket(new URL(pathOf('/ws'), location.href.replace(/^http/, 'ws')));
}

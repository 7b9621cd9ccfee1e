import type { Connection } from '../connection/connection.ts';
import { fromBase64url } from '../connection/sign_in/passkeys.ts';
import { recall, remember } from '../browser/storage.ts';
import { withTexts } from '../languages/with_texts.ts';

/**
 * What this browser remembers: the address that the server has been told last, and when; `false` if the player wants no messages here. Nothing, if
 * another player uses it now (state/session/session.svelte.ts).
 */
type SentSubscription = { address: string; at: number } | false;

const sent = () => recall<SentSubscription>('push');
/** Null where the browser has no worker of this page, or cannot get messages. */
export const pushManager = async (): Promise<PushManager | null> => (await globalThis.navigator.serviceWorker?.getRegistration())?.pushManager ?? null;

/** Tells the server where this browser gets messages, and remembers that it has. */
export async function tell(connection: Pick<Connection, 'ask'>, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await connection.ask({ type: 'subscribe', address: endpoint ?? '', key: keys?.p256dh ?? '', secret: keys?.auth ?? '' });
  remember('push', { address: subscription.endpoint, at: Date.now() } satisfies SentSubscription);
}

/** The browser takes no messages any more. */
export async function end(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
}

/** The player wants no messages in this browser any more. */
export const forget = (): void => remember('push', false satisfies SentSubscription);

/** A server that has lost its key signs with another one, which a subscription for the first does not take. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const made = subscription.options?.applicationServerKey;
  if (!made) return true; // the browser does not say
  const [ours, theirs] = [fromBase64url(key), new Uint8Array(made)];
  return ours.length === theirs.length && ours.every((byte, place) => byte === theirs[place]);
}

async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const there = await manager.getSubscription();
  if (there && isFor(there, key)) return there;
  await there?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Tells the server again where this browser gets messages, if the player wants them here: browsers and push services end subscriptions, and
 * servers forget addresses, without a word to the player. Does nothing if the server was told the same address less than `age` milliseconds ago.
 * Returns the address; null if this browser gets no messages.
 */
export async function renew(connection: Pick<Connection, 'ask'>, age: number, key: () => Promise<string | undefined>): Promise<string | null> {
  const last = sent();
  if (last === false || globalThis.Notification?.permission !== 'granted') return null;
  const manager = await pushManager();
  const there = (await manager?.getSubscription()) ?? null;
  if (!manager || (!last && !there)) return null; // earlier versions of the page remembered nothing
  const isRecent = last && last.address === there?.endpoint && Math.abs(Date.now() - last.at) < age;
  if (isRecent) return last.address;
  const ofServer = await key();
  if (!ofServer) return null;
  const now = await subscription(manager, ofServer);
  await tell(connection, now);
  return now.endpoint;
}

const aDay = 86_400_000;

/** The same at each visit, once a day. */
export async function renewDaily(connection: Pick<Connection, 'ask'>): Promise<void> {
  await renew(connection, aDay, async () => (await connection.ask({ type: 'calls' })).key).catch(() => null); // the next visit tries again
}

/** Where this browser gets messages, their texts are kept in the language of the page, and as this version has them. */
export async function keepLanguage(): Promise<void> {
  if (sent()) await withTexts(import('./own_texts.ts'), 'calls').then(({ keepOwnTexts }) => keepOwnTexts());
}

/** What the worker uses of the browser's subscriptions. */
export type Subscriptions = Pick<PushManager, 'getSubscription' | 'subscribe'>;

/**
 * The browser has ended its subscription and, perhaps, made another: makes one for the same server. The page tells the server of it at the next
 * visit (calls/subscription.ts), and makes one itself if this fails.
 */
export async function subscribeAgain(ended: PushSubscription | null, subscriptions: Subscriptions): Promise<void> {
  if (!ended || (await subscriptions.getSubscription())) return;
  const { applicationServerKey } = ended.options;
  await subscriptions.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}

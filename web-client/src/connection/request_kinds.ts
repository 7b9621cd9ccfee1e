import type { Request } from './protocol.ts';

type Kinds = Request['type'][];

/** Questions about no room in particular, and what changes a person's own settings. */
const personal: Kinds = [
  'catalogue',
  'rooms',
  'follow_public_games',
  'unfollow_public_games',
  'hand_over',
  'devices',
  'name_device',
  'sign_out',
  'calls',
  'set_calls',
  'subscribe',
  'unsubscribe',
  'test_calls',
  'make_feed',
  'remove_feed',
  'passkey_challenge',
  'sign_in',
  'sign_in_with_passkey',
  'account',
  'make_account',
  'change_pass_phrase',
  'add_passkey',
  'remove_passkey',
  'follow_my_games',
  'unfollow_my_games',
];

/**
 * What is sent once: questions, what the page asks again by itself, and what the server does not recognise when it comes again.
 * If the connection is lost first, the request fails, and its caller decides what to do.
 */
export const sentOnce = new Set<Request['type']>([
  ...personal,
  'join',
  'leave',
  'webhook',
  'set_webhook',
  'remove_webhook',
  'test_webhook',
  'preview',
  'hint',
  'analysis',
  'lookup',
  'word',
  'log',
  'react',
  'delete_line',
  'chat',
  'set_chat',
  'read_chat',
  'send_laid_tiles',
]);

/** What may come before the hello. */
export const toSignIn = new Set<Request['type']>(['passkey_challenge', 'sign_in', 'sign_in_with_passkey']);

import { expect, test } from 'vitest';
import { broughtBy } from '../support/sources.ts';

const later = /^views\/(account|calls|charts|chat|clocks|devices|files|game|history|host|look|review|room|table)\/|^review\/bag\//;
const single = ['app/focus.ts', 'app/go_where_called.ts', 'connection/sign_in/passkeys.ts', 'connection/sign_in/sign_in_request.ts', 'calls/push.svelte.ts', 'calls/subscription.ts', 'calls/own_texts.ts', 'state/session/call_elsewhere.ts', 'views/help/Help.svelte', 'words/rules/rules_in_words.ts'];

test('the first load has nothing of views that are opened later, nor what only they need', () => {
  const first = [...broughtBy('app/main.ts')];
  expect(first).toContain('views/lobby/start/Start.svelte');
  expect(first.filter((path) => later.test(path) || single.includes(path))).toEqual([]);
});

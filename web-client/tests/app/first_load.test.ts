import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { within, type Node } from '../support/markup.ts';
import { broughtBy, sources } from '../support/sources.ts';

const later = /^views\/(account|calls|charts|chat|clocks|devices|files|game|history|host|look|review|room|table)\/|^review\/bag\//;
const single = ['app/focus.ts', 'app/go_where_called.ts', 'connection/sign_in/passkeys.ts', 'connection/sign_in/sign_in_request.ts', 'calls/push.svelte.ts', 'calls/subscription.ts', 'calls/own_texts.ts', 'state/session/call_elsewhere.ts', 'views/help/Help.svelte', 'words/rules/rules_in_words.ts'];

test('the first load has nothing of views that are opened later, nor what only they need', () => {
  const first = [...broughtBy('app/main.ts')];
  expect(first).toContain('views/lobby/start/Start.svelte');
  expect(first.filter((path) => later.test(path) || single.includes(path))).toEqual([]);
});

/** Whether a component has an element with `{...attributes}`. */
function spreadsAttributes(component: string): boolean {
  const { fragment } = parse(component, { modern: true });
  const elements = within(fragment as unknown as Node).filter(({ type }) => type === 'RegularElement');
  return elements.some(({ attributes }) => (attributes as Node[]).some(({ type }) => type === 'SpreadAttribute'));
}

test('every element names its attributes: what Svelte needs to set whatever it is given would come with the first load', () => {
  expect(spreadsAttributes('<div><button {...given}></button></div>')).toBe(true);
  expect(spreadsAttributes('<Dialog {...given}><button {disabled}></button></Dialog>')).toBe(false);
  const candidates = [...sources].filter(([path, text]) => path.endsWith('.svelte') && text.includes('{...'));
  expect(candidates.filter(([, text]) => spreadsAttributes(text)).map(([path]) => path)).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, asked, closeSession, openSession, pause } from '../../support/session_world.ts';

beforeEach(openSession);
afterEach(closeSession);

/** What the token turns out to be; `keep` gives the browser one. */
async function world() {
  const { awaitedToken } = await import('../../../src/state/session/awaited_token.ts');
  const { keepOwnToken } = await import('../../../src/browser/own_token.ts');
  const tokens: (string | null)[] = [];
  const look = async () => {
    void awaitedToken().then((token) => tokens.push(token));
    await pause();
  };
  return { keep: keepOwnToken, tokens, look };
}

test('a browser that the server knows has its token at once', async () => {
  const { keep, tokens, look } = await world();
  keep('c0ffee');
  await look();
  expect(tokens).toEqual(['c0ffee']);
  expect(asked()).not.toContain('catalogue');
});

test('a new browser waits for its token, and nothing is asked without one', async () => {
  const { keep, tokens, look } = await world();
  keep(null);
  await look();
  expect(tokens).toEqual([]);
  keep('c0ffee');
  await answer('catalogue', { type: 'catalogue', systems: [], knobs: [] });
  expect(tokens).toEqual(['c0ffee']);
});

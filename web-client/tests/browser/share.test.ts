import { afterEach, expect, test, vi } from 'vitest';
import { canShare, share } from '../../src/browser/share.ts';

const invitation = { title: 'Crisscross', text: 'Anna invites you to Classic', url: 'https://example.org/r/K7QFW2MX' };
const browser = (sheet: () => Promise<void>) => {
  const opened = vi.fn(sheet);
  vi.stubGlobal('navigator', { share: opened });
  return opened;
};

afterEach(() => vi.unstubAllGlobals());

test('the share sheet gets the text and the link', async () => {
  const opened = browser(async () => undefined);
  expect(canShare()).toBe(true);
  expect(await share(invitation)).toBe(true);
  expect(opened).toHaveBeenCalledWith(invitation);
});

test('a player may put the share sheet away', async () => {
  browser(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  expect(await share(invitation)).toBe(true);
});

test('a share sheet that cannot be opened has failed', async () => {
  browser(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
  expect(await share(invitation)).toBe(false);
});

test('a browser without a share sheet is not offered one', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});

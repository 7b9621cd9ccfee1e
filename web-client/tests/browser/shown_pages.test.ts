import { beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../support/fake_locks.ts';

let locks: FakeLocks;

/** A tab that has just been opened. */
async function tab() {
  vi.resetModules();
  return { ...(await import('../../src/browser/shown_pages.ts')), ...(await import('../../src/browser/is_shown.ts')) };
}

beforeEach(() => {
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
});

test('a tab knows what another one shows, until that is left', async () => {
  const [one, other] = [await tab(), await tab()];
  const leave = one.showPage('/r/K7QFW2MX');
  expect(await other.isShown('/r/K7QFW2MX/2', '/r/K7QFW2MX')).toBe(true);
  expect(await other.isShown('/r/K7QFW2MX/2')).toBe(false);
  leave();
  await vi.waitFor(async () => expect(await other.isShown('/r/K7QFW2MX')).toBe(false));
  expect(await one.isShown('/r/K7QFW2MX')).toBe(false);
});

test('a browser without locks knows what the tab itself shows', async () => {
  vi.stubGlobal('navigator', {});
  const [one, other] = [await tab(), await tab()];
  one.showPage('/r/K7QFW2MX');
  expect([await one.isShown('/r/K7QFW2MX'), await other.isShown('/r/K7QFW2MX')]).toEqual([true, false]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { PasskeyGivenUp } from '../../../src/connection/failures.ts';
import { canUsePasskeys, fromBase64url, signWithPasskey, toBase64url } from '../../../src/connection/sign_in/passkeys.ts';

afterEach(() => void vi.unstubAllGlobals());

test('bytes are the same after base64url, which has no padding and no slashes', () => {
  for (const length of [0, 1, 2, 3, 32, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + 251) % 256);
    const text = toBase64url(bytes.buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(fromBase64url(text)).toEqual(bytes);
  }
});

test.each([
  ['games.example.org', true, true],
  ['localhost', true, true],
  ['192.168.1.7', true, false],
  ['[::1]', true, false],
  ['games.example.org', false, false],
])('at %s, with a secure context %s, passkeys are possible: %s', (hostname, secure, possible) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('location', { hostname });
  expect(canUsePasskeys()).toBe(possible);
});

test('somebody who closes the browser’s question has given up', async () => {
  vi.stubGlobal('navigator', { credentials: { get: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });
  await expect(signWithPasskey({ challenge: 'AQID', host: 'localhost' })).rejects.toBeInstanceOf(PasskeyGivenUp);
});

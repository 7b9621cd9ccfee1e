import { beforeEach, describe, expect, test } from 'vitest';
import { Identity } from '../../src/connection/identity.ts';
import type { Admission } from '../../src/connection/listener.ts';
import type { Refusal } from '../../src/connection/protocol.ts';

let kept: string | null;
let admission: Admission;
let identity: Identity;

beforeEach(() => {
  kept = null;
  admission = {};
  identity = new Identity({
    token: () => kept,
    keep: (token) => (kept = token),
    admission: () => admission,
    deviceName: () => null,
  });
});

describe('a hello', () => {
  test('has the token of the browser and nothing else, or what lets a new guest in', () => {
    admission = { password: 'open sesame' };
    expect(identity.hello()).toMatchObject({ password: 'open sesame' });
    kept = 'abc';
    expect(identity.hello()).toMatchObject({ token: 'abc' });
    expect(identity.hello()).not.toHaveProperty('password');
  });

  test('has a hand-over in place of a token', () => {
    kept = 'abc';
    admission = { hand_over: 'secret' };
    expect(identity.hello()).toMatchObject({ hand_over: 'secret' });
    expect(identity.hello()).not.toHaveProperty('token');
  });

  test('has an id of its own, by which its refusal is known', () => {
    const refusal = (id: string | null): Refusal => ({ type: 'error', id, code: 'NO', message: '' });
    const { id: first } = identity.hello();
    const { id } = identity.hello();
    expect([first, id, null].map((one) => identity.isOfHello(refusal(one)))).toEqual([false, true, false]);
  });
});

describe('a token', () => {
  test('that comes with the welcome is kept', () => {
    identity.hello();
    identity.welcomed('abc');
    expect(kept).toBe('abc');
    identity.welcomed();
    expect(kept).toBe('abc');
  });

  test('that is no longer valid is forgotten', () => {
    kept = 'abc';
    identity.hello();
    expect([identity.expire(), kept]).toEqual([true, null]);
  });

  test('that another tab has forgotten is no longer valid here, either', () => {
    kept = 'abc';
    identity.hello();
    kept = null;
    expect(identity.expire()).toBe(true);
  });

  test.each<[string, () => void]>([
    ['another tab has got', () => (kept = 'def')],
    ['the player has signed in with', () => identity.change('def')],
  ])('that %s since the hello stays when that of the hello is no longer valid', (_, change) => {
    kept = 'abc';
    identity.hello();
    change();
    expect([identity.expire(), kept]).toEqual([false, 'def']);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { Identity } from '../../src/connection/identity.ts';
import type { Admission } from '../../src/connection/listener.ts';
import type { Refusal } from '../../src/connection/protocol.ts';

let kept: string | null;
let former: string[];
let admission: Admission;
let identity: Identity;

beforeEach(() => {
  kept = null;
  former = [];
  admission = {};
  identity = newIdentity();
});

const newIdentity = () =>
  new Identity({
    token: () => kept,
    keep: (token) => (kept = token),
    former: () => former,
    keepFormer: (tokens) => (former = tokens),
    admission: () => admission,
    deviceName: () => null,
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

  test('that the server does not know is tried again when the server does not know its successor, either, as after a restored backup', () => {
    kept = 'old';
    identity.hello();
    identity.notKnown();
    expect([kept, former, identity.hello().token]).toEqual([null, ['old'], undefined]);
    identity.welcomed('new');
    identity.hello();
    identity.notKnown();
    expect(identity.hello()).toMatchObject({ token: 'old' });
    identity.welcomed();
    expect([kept, former]).toEqual(['old', ['new']]);
  });

  test('that the server does not know is tried again at each visit to a server that lets nobody new in', () => {
    kept = 'old';
    for (let visit = 0; visit < 2; ++visit) {
      identity = newIdentity();
      expect(identity.hello()).toMatchObject({ token: 'old' });
      identity.notKnown();
      expect(identity.hello()).not.toHaveProperty('token');
    }
  });

  test('is not tried twice, and no more than five others are kept', () => {
    former = ['a', 'b', 'c', 'd', 'e'];
    kept = 'f';
    const tried = [];
    for (let hello = 0; hello < 7; ++hello) {
      tried.push(identity.hello().token);
      identity.notKnown();
    }
    expect(tried.slice(0, 4)).toEqual(['f', 'a', 'b', 'c']);
    expect(tried.at(-1)).toBeUndefined();
    expect(kept).toBeNull();
    expect(former).toHaveLength(5);
  });

  test('is not lost when two tabs come back at the same time', () => {
    [kept, former] = ['new', ['old']];
    const other = newIdentity();
    identity.hello();
    other.hello();
    identity.notKnown();
    identity.hello();
    identity.welcomed();
    other.notKnown();
    expect(other.hello()).toMatchObject({ token: 'old' });
    other.welcomed();
    expect([kept, former]).toEqual(['old', ['new']]);
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

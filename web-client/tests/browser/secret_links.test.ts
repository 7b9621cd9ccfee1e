import { expect, test, vi } from 'vitest';
import { handOverIn, handOverLink, invitationIn, invitationLink, looksLikeHandOver } from '../../src/browser/secret_links.ts';

vi.stubGlobal('location', { origin: 'https://example.org' });
const secret = '0f'.repeat(32);

test('a link leads to the start page of its server, whatever path that is under', () => {
  for (const make of [invitationLink, handOverLink]) {
    expect(new URL(make(secret)).pathname).toBe('/');
    expect(new URL(make(secret, '/games')).pathname).toBe('/games/');
  }
});

test('the secret of a link is found again, in a link of its kind only', () => {
  const [invitation, handOver] = [new URL(invitationLink(secret)).hash, new URL(handOverLink(secret)).hash];
  expect([invitationIn(invitation), handOverIn(handOver)]).toEqual([secret, secret]);
  expect([invitationIn(handOver), handOverIn(invitation)]).toEqual([null, null]);
});

test('a link from another device is recognised even after it was cut', () => {
  const { hash } = new URL(handOverLink(secret));
  expect([hash, hash.slice(0, -5), '#invitation='].map(looksLikeHandOver)).toEqual([true, true, false]);
});

import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { parse } = await import('../../src/browser/route.svelte.ts');

test.each([
  ['/', { view: 'start' }],
  ['/host', { view: 'host' }],
  ['/history', { view: 'history' }],
  ['/r/K7QFW2MX', { view: 'room', code: 'K7QFW2MX' }],
  ['/r/k7qf-w2mx/', { view: 'room', code: 'K7QFW2MX' }],
  ['/r/K7QFW2MX/3', { view: 'room', code: 'K7QFW2MX', game: 3 }],
  ['/r/K7QFW2MX/3/', { view: 'room', code: 'K7QFW2MX', game: 3 }],
  ['/r/K7QFW2MX/three', { view: 'lost' }],
  ['/r/K7QFW2MX/12345678', { view: 'lost' }],
  ['/r/short', { view: 'lost' }],
])('the address %s is %j', (page, route) => expect(parse(page)).toEqual(route));

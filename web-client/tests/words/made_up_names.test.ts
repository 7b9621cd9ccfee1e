import { afterEach, expect, test, vi } from 'vitest';
import { madeUpName } from '../../src/words/made_up_names.ts';

afterEach(() => vi.restoreAllMocks());

test('a name is made up whatever chance says', () => {
  for (const chance of [0, 0.5, 0.999999]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(madeUpName()).toMatch(/^[A-Z][a-z]+$/);
  }
});

import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse, type Color } from 'culori';
import { describe, expect, test } from 'vitest';
import { shownLooks } from '../support/looks.ts';
import type { Token } from '../support/tokens.ts';

/** Colours as people see them who lack one kind of cone, by the matrices of Machado, Oliveira and Fernandes (2009). */
const eyes: Record<string, (color: Color) => Color> = {
  'all three cones': (color) => color,
  protanopia: filterDeficiencyProt(1) as (color: Color) => Color,
  deuteranopia: filterDeficiencyDeuter(1) as (color: Color) => Color,
  tritanopia: filterDeficiencyTrit(1) as (color: Color) => Color,
};
const premiums = ['--letter-2', '--letter-3', '--letter-4', '--word-2', '--word-3', '--word-4'];
/** Differences by CIEDE2000; two colours beside each other are just told apart at about 2. */
const difference = differenceCiede2000();
const apart = 10;

function alike(token: Token, see: (color: Color) => Color): string[] {
  const seen = (name: string) => see(parse(token(name))!);
  const pairs = premiums.flatMap((one, index) => [...premiums.slice(index + 1), '--empty-cell'].map((other) => [one, other]));
  return pairs
    .map(([one, other]): [string, number] => [`${one} and ${other}`, difference(seen(one!), seen(other!))])
    .filter(([, by]) => by < apart)
    .map(([pair, by]) => `${pair}: ${by.toFixed(1)}`);
}

describe.each(shownLooks)('$name', ({ colours, token }) => {
  const all = Object.entries(eyes);
  test.each(colours === 'safe' ? all : all.slice(0, 1))('premiums and empty squares can be distinguished with %s', (_, see) => {
    expect(alike(token, see)).toEqual([]);
  });

  test('a tile differs from the square below it, by its face or by its edge', () => {
    const by = ['--tile-light', '--tile-dark', '--tile-edge'].map((part) => difference(token(part), token('--empty-cell')));
    expect(Math.max(...by)).toBeGreaterThan(1.5 * apart);
  });

  test('a tile that is laid but not played differs from one that is', () => {
    for (const part of ['--tile-light', '--tile-dark']) expect(difference(token('--fresh'), token(part))).toBeGreaterThan(apart);
  });
});

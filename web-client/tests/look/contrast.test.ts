import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { shownLooks } from '../support/looks.ts';

/** What is written, and on what. */
const texts: [ink: string, grounds: string[]][] = [
  ['--ink', ['--paper', '--card', '--sunken', '--recess', '--accent-wash', '--danger-wash', '--warning-wash']],
  ['--soft-ink', ['--paper', '--card', '--sunken', '--accent-wash']],
  ['--accent', ['--paper', '--card', '--accent-wash']],
  ['--danger', ['--paper', '--card', '--accent-wash', '--danger-wash']],
  ['--on-accent', ['--accent', '--accent-strong']],
  ['--board-ink', ['--board']],
  ['--cell-ink', ['--empty-cell']],
  ...['--tile-ink', '--tile-soft-ink', '--blank-ink'].map((ink): [string, string[]] => [
    ink,
    ['--tile-light', '--tile-dark', '--fresh-light', '--fresh'],
  ]),
  ...['letter-2', 'letter-3', 'letter-4', 'word-2', 'word-3', 'word-4'].map((premium): [string, string[]] => [
    `--${premium}-ink`,
    [`--${premium}`],
  ]),
];

/** Marks and lines that must be seen, and what they stand on (WCAG 1.4.11). */
const marks: [mark: string, grounds: string[]][] = [
  ['--red-cross', ['--tile-light', '--tile-dark', '--fresh-light', '--fresh']],
  ['--tile-mark', ['--tile-light', '--tile-dark']],
  ['--last-play', ['--empty-cell']],
  ['--cell-focus', ['--empty-cell']],
  ['--cursor', ['--empty-cell']],
  ['--on-cursor', ['--cursor']],
  ['--focus', ['--paper', '--card']],
  ['--strong-line', ['--paper', '--card']],
  ['--course-2', ['--card']],
  ['--course-3', ['--card']],
  ['--course-4', ['--card']],
];

describe.each(shownLooks)('$name', ({ contrast, token }) => {
  const faint = (pairs: [string, string[]][], least: number) =>
    pairs.flatMap(([ink, grounds]) =>
      grounds
        .map((ground): [string, number] => [`${ink} on ${ground}`, wcagContrast(token(ink), token(ground))])
        .filter(([, ratio]) => ratio < least)
        .map(([pair, ratio]) => `${pair}: ${ratio.toFixed(2)}`),
    );

  test('text stands out as WCAG asks: AA, and AAA in high contrast', () => {
    expect(faint(texts, contrast === 'more' ? 7 : 4.5)).toEqual([]);
  });

  test('marks and lines stand out', () => {
    expect(faint(marks, 3)).toEqual([]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { number } from '../../src/languages/formats.ts';
import { codes } from '../../src/languages/languages.ts';
import { fluentValue, isSmallCount } from '../../src/languages/small_count.ts';
import { Table } from '../../src/languages/table.ts';

describe('a small count', () => {
  test.each(codes)('is written in %s as the browser would write it', (code) => {
    const format = new Intl.NumberFormat(code);
    for (let count = 0; count < 1000; ++count) expect(String(count)).toBe(format.format(count));
  });

  test('needs no number format of the browser, by itself or in a text', () => {
    const format = vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
      throw new Error('a number format was made');
    });
    try {
      expect(number(7)).toBe('7');
      expect(Table.atOnce('en', ['lobby']).format('lobby-show-all', { count: 81 })).toBe('Show all 81');
    } finally {
      format.mockRestore();
    }
  });

  test('is a whole number below a thousand', () => {
    expect([0, 999].every(isSmallCount)).toBe(true);
    expect([-1, 0.5, 1000, NaN, '3', null].some(isSmallCount)).toBe(false);
    expect(fluentValue(1000)).toBe(1000);
    expect(number(1234.5, { maximumFractionDigits: 1 })).toMatch(/^1.?234.5$/);
  });
});

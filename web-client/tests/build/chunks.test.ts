import { describe, expect, test } from 'vitest';
import { groups, isInBoth } from '../../build/chunks.ts';
import { codes } from '../../src/languages/languages.ts';

const play = '/src/views/table/Play.svelte';
const waiting = '/src/views/lobby/waiting/Waiting.svelte';
const review = '/src/views/review/Review.svelte';
/** Who imports whom. */
const importers: Record<string, string[]> = {
  '/src/board/Board.svelte': [play, '/src/views/review/MomentBoard.svelte'],
  '/src/board/Tile.svelte': ['/src/board/Board.svelte'],
  '/src/views/review/MomentBoard.svelte': [review],
  '/src/views/table/Controls.svelte': [play],
  '/src/views/ui/Linked.svelte': [waiting, review],
  '/src/rules/circle.ts': ['/src/rules/ring.ts', play],
  '/src/rules/ring.ts': ['/src/rules/circle.ts'],
};
const inBoth = (id: string) => isInBoth(id, (user) => importers[user] ?? []);

describe('one file has what a room and a review both show', () => {
  test.each(['/src/board/Board.svelte', '/src/board/Tile.svelte', '/src/views/ui/Linked.svelte'])('%s, directly or through others', (id) =>
    expect(inBoth(id)).toBe(true),
  );

  test.each([play, review, '/src/views/table/Controls.svelte', '/src/views/review/MomentBoard.svelte', '/src/rules/ring.ts'])('not %s', (id) =>
    expect(inBoth(id)).toBe(false),
  );
});

describe('texts', () => {
  /** The names of the groups that take a module by its own name. */
  const takenBy = (id: string) =>
    groups.flatMap(({ name, test: takes, tags }) => {
      const isTaken = !tags && takes && (takes instanceof RegExp ? takes.test(id) : typeof takes === 'function' && takes(id));
      return isTaken ? [typeof name === 'function' ? name(id, undefined as never) : name] : [];
    });

  test('of a room and a review come with their views in English', () => {
    expect(inBoth('/src/languages/en/table.ftl')).toBe(true);
    expect(takenBy('/src/languages/en/review.ftl')).toEqual(['review-views']);
  });

  test.each(codes.filter((code) => code !== 'en'))('that the page needs first come in one file in another language (%s)', (code) => {
    expect(takenBy(`/src/languages/${code}/ui.ftl`)).toEqual([`texts-${code}`]);
    expect(takenBy(`/src/languages/${code}/refusals.ftl`)).toEqual([`texts-${code}`]);
  });

  test('of other areas come when they are wanted', () => {
    for (const path of ['de/table.ftl', 'de/review.ftl', 'en/history.ftl', 'en/ui.ftl']) expect(takenBy(`/src/languages/${path}`)).toEqual([]);
    expect(inBoth('/src/languages/de/table.ftl')).toBe(false);
  });
});

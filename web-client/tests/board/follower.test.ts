import { expect, test } from 'vitest';
import { follower } from '../../src/board/zoom.svelte.ts';
import type { Cell } from '../../src/connection/protocol.ts';

test('an enlarged board follows only the new cells of a play, and none when tiles are taken back', () => {
  const followed: Cell[][] = [];
  const show = follower((cells) => followed.push(cells));
  for (const cells of [[], [[7, 7]], [[7, 7], [7, 8]], [[7, 8]], []] as Cell[][]) show(cells);
  expect(followed).toEqual([[[7, 7]], [[7, 8]]]);
});

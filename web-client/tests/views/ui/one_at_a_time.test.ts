import { expect, test } from 'vitest';
import { OneAtATime } from '../../../src/views/ui/one_at_a_time.svelte.ts';

test('a task that is asked for during another is left undone', async () => {
  const work = new OneAtATime();
  const done: string[] = [];
  let finish = (): void => undefined;
  const first = work.run(() => new Promise<void>((resolve) => (finish = resolve)).then(() => done.push('first')));
  await work.run(async () => done.push('second'));
  expect([work.busy, done]).toEqual([true, []]);
  finish();
  await first;
  await work.run(async () => done.push('third'));
  expect([work.busy, done]).toEqual([false, ['first', 'third']]);
});

test('another task may follow one that has failed', async () => {
  const work = new OneAtATime();
  await expect(work.run(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  expect(work.busy).toBe(false);
});

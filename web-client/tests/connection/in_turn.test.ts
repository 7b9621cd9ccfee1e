import { expect, test } from 'vitest';
import { InTurn } from '../../src/connection/in_turn.ts';

test('a request begins once the one before it has its answer, and knows what has come of it', async () => {
  const turns = new InTurn();
  let held = 'nothing';
  let answer = (): void => undefined;
  const first = turns.do(() => new Promise<void>((done) => (answer = done)).then(() => (held = 'the first')));
  const second = turns.do(() => `after ${held}`);
  await Promise.resolve();
  answer();
  expect([await first, await second]).toEqual(['the first', 'after the first']);
});

test('a request that fails does not keep the next one back', async () => {
  const turns = new InTurn();
  const failed = turns.do(() => Promise.reject(new Error('lost')));
  const next = turns.do(() => 'done');
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('done');
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lay, Preview } from '../../src/connection/protocol.ts';
import { Refused } from '../../src/connection/failures.ts';
import { PlayPreview } from '../../src/entry/preview.svelte.ts';

const lays: Lay[] = [{ cell: [7, 7], tile: 'A' }];
const scored = (total: number) => ({ type: 'preview', id: '', play_score: { word_scores: [], bingo: 0, total } }) as Preview;
const tooShort = new Refused({ type: 'error', id: 'r1', code: 'FIRST_SHORT', message: '' });

type Asked = { answer: (answer: Preview) => void; refuse: (why: Refused) => void };
let asked: Asked[];
let preview: PlayPreview;
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  preview = new PlayPreview(() => new Promise((answer, refuse) => asked.push({ answer, refuse })));
});

/** Tiles are laid, and the server answers at once. */
async function laid(answer: Preview | Refused): Promise<void> {
  preview.ask(lays);
  await wait(100);
  if (answer instanceof Refused) asked.at(-1)!.refuse(answer);
  else asked.at(-1)!.answer(answer);
  await wait(0);
}

test('the former score stays until the next one comes soon, so that nothing flickers', async () => {
  await laid(scored(8));
  preview.ask(lays);
  await wait(400);
  expect(preview.score?.total).toBe(8);
  asked[1]!.answer(scored(12));
  await wait(1_000);
  expect(preview.score?.total).toBe(12);
});

test('the former score goes when the next one does not come, as while the connection is lost', async () => {
  await laid(scored(8));
  preview.ask(lays);
  await wait(700);
  expect(preview.score).toBeNull();
  asked[1]!.answer(scored(12));
  await wait(0);
  expect(preview.score?.total).toBe(12);
});

test('so does what was wrong with the tiles as they lay before', async () => {
  await laid(tooShort);
  expect(preview.refusal?.code).toBe('FIRST_SHORT');
  preview.ask(lays);
  await wait(700);
  expect(preview.refusal).toBeNull();
});

test('a question that has been given up takes no later answer away', async () => {
  preview.ask(lays);
  await wait(100);
  await laid(scored(8));
  await wait(1_000);
  expect(preview.score?.total).toBe(8);
});

describe('somebody who wants to play the tiles', () => {
  const caughtUp = vi.fn();
  beforeEach(() => caughtUp.mockClear());
  const catchUp = () => void preview.catchUp()?.then(caughtUp);

  test('waits for nothing where the answer is known, or no tile is laid', async () => {
    expect(preview.catchUp()).toBeNull();
    await laid(scored(8));
    expect(preview.catchUp()).toBeNull();
    preview.ask(lays);
    preview.ask([]);
    expect([preview.catchUp(), asked.length]).toEqual([null, 1]);
  });

  test('waits for the answer, which is asked for at once, and only once', async () => {
    await laid(tooShort);
    preview.ask(lays);
    catchUp();
    catchUp();
    await wait(200);
    expect([asked.length, caughtUp.mock.calls.length]).toEqual([2, 0]);
    asked[1]!.answer(scored(8));
    await wait(0);
    expect([caughtUp.mock.calls.length, preview.refusal, preview.catchUp()]).toEqual([2, null, null]);
  });

  test('does not wait for long', async () => {
    preview.ask(lays);
    catchUp();
    await wait(600);
    expect([caughtUp.mock.calls.length, preview.catchUp()]).toEqual([1, null]);
  });
});

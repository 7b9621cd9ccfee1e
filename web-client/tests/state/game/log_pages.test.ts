import { beforeEach, describe, expect, test } from 'vitest';
import { about, catchUp, connection, followGame, frame, join, joinAndLoad, long, page, pages, snapshotOf, sync } from '../../support/game_world.ts';
import { dealt, entries, seats } from '../../support/games.ts';

/** The log when the seats changed 230 times before the game. */
const late = long.map((entry) => ({ ...entry, v: entry.v + 230 }));

beforeEach(followGame);

describe('older pages', () => {
  test('come one at a time, back to the first version', async () => {
    await joinAndLoad(long);
    const [first, same] = [sync.pages.older(), sync.pages.older()];
    expect(pages().slice(1)).toEqual([[51, 250]]);
    await page(long);
    expect([await first, await same]).toEqual([true, true]);
    const back = sync.pages.back();
    await page(long);
    await back;
    expect(pages().slice(2)).toEqual([[1, 50]]);
    expect(sync.viewed!.log).toEqual(long);
    expect(await sync.pages.older()).toBe(false);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('neither lose nor double an event that comes while they load', async () => {
    await join(long.slice(0, 445));
    void sync.pages.older();
    sync.hear(frame(long.slice(445, 447)));
    await page(long);
    sync.hear(frame(long.slice(447)));
    expect(sync.viewed!.log).toEqual(long.slice(245));
    expect(sync.viewed!.moves).toHaveLength(205);
  });

  test('are asked for again after a lost connection', async () => {
    await join(long.slice(0, 445));
    void sync.pages.older();
    await connection.lose('log');
    expect(pages()).toEqual([[246, 445], [246, 445]]);
    await catchUp(long.slice(445));
    await page(long);
    expect(sync.viewed!.log).toEqual(long.slice(245));
  });

  test('are asked for again where a new snapshot has left a gap', async () => {
    await join(long.slice(0, 100));
    void sync.pages.older();
    void sync.join();
    await connection.answer('join', { ...about, seat: 0, may: [], snapshot: snapshotOf(long) });
    await connection.answer('log', { events: long.slice(0, 100) });
    expect(pages()).toEqual([[1, 100], [251, 450]]);
    await page(long);
    expect(sync.viewed!.log).toEqual(long.slice(250));
  });

  test('may be refused, and are asked for again when somebody wants them', async () => {
    await join(long);
    void sync.pages.older();
    await connection.refuse('log', 'TOO_MANY_REQUESTS');
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    void sync.pages.older();
    await page(long);
    expect(sync.viewed!.log).toHaveLength(200);
  });

  test('make up the whole log of a review, which may show more than before', async () => {
    await joinAndLoad(long);
    const whole = sync.pages.whole();
    const open = long.map((entry) => ({ ...entry, at: 0 }));
    for (let pages = 0; pages < 3; ++pages) await page(open);
    expect(pages().slice(1)).toEqual([[251, 450], [51, 250], [1, 50]]);
    expect((await whole).events).toEqual(open);
    expect(sync.viewed!.log).toEqual(long.slice(250));
  });
});

describe('a log that does not begin with version 1', () => {
  test('is loaded to its first entry, and no further', async () => {
    await join(late);
    const back = sync.pages.back();
    for (let pages = 0; pages < 3; ++pages) await page(late);
    await back;
    expect(pages()).toEqual([[481, 680], [281, 480], [81, 280]]);
    expect(sync.viewed!.log).toEqual(late);
    expect(sync.pages.more).toBe(false);
    expect(await sync.pages.older()).toBe(false);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('needs no page but the one that shows its first entry', async () => {
    const log = entries(dealt, 7);
    await joinAndLoad(log);
    expect(pages()).toEqual([[1, 12]]);
    expect(sync.viewed!.log).toEqual(log);
    expect(sync.pages.more).toBe(false);
  });

  test('is whole in a review', async () => {
    await join(late);
    const whole = sync.pages.whole();
    for (let pages = 0; pages < 3; ++pages) await page(late);
    expect((await whole).events).toEqual(late);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('begins with the seats that have just changed, even while an older page is on its way', async () => {
    await join(entries([seats('Ann', 'Ben')], 7));
    const older = sync.pages.older();
    const changed = entries([seats('Ann', 'Ben', 'Cid')], 8);
    sync.hear(frame(changed));
    await connection.answer('log', { events: entries([seats('Ann', 'Ben')], 7) });
    expect(await older).toBe(false);
    expect(sync.viewed!.log).toEqual(changed);
    expect(sync.pages.more).toBe(false);
  });
});

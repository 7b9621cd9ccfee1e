import { roomPage } from '../../browser/base.ts';
import { notifications } from '../../calls/notifications.svelte.ts';
import { spokenList } from '../../languages/formats.ts';
import { sound } from '../../sound/sound.svelte.ts';
import { proposalInWords } from '../../words/next_game_in_words.ts';
import { newestGameOf, proposalFor } from '../room/newest_game.ts';
import type { Table } from './table.svelte.ts';

/** The latest proposal to which the player has been called in a room. */
const called = new WeakMap<Table['series'], number>();

/** Calls the player to a game that somebody else proposes, once: by a sound, and by a notification if they may not be looking. */
export async function callToNextGame({ code, viewed, seat, sync, series }: Pick<Table, 'code' | 'viewed' | 'seat' | 'sync' | 'series'>): Promise<void> {
  const { now } = series;
  const proposal = now && proposalFor(now);
  if (!viewed || !now?.next || proposal === null || called.get(series) === proposal) return;
  called.set(series, proposal);
  sound.give('challenge');
  const newest = newestGameOf(now, { game: sync.about.game, viewed, seat });
  const body = spokenList(newest.names.filter((_, other) => other !== newest.seat));
  await notifications.show({ title: proposalInWords(now.next, newest), body, page: roomPage(code) });
}

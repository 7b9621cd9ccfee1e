import { roomPage } from '../browser/base.ts';
import { toasts } from './toasts.svelte.ts';
import { badge } from '../calls/badge.ts';
import { calls } from '../calls/called.ts';
import { notifications } from '../calls/notifications.svelte.ts';
import type { Asked, GameEvent } from '../connection/protocol.ts';
import { t } from '../languages/text.ts';
import { beginsTurn, cueOf, nudgerIn } from '../sound/cues.ts';
import { sound } from '../sound/sound.svelte.ts';
import { callInWords } from '../words/call_in_words.ts';
import type { Table } from './table.svelte.ts';

/** What a player hears of events that arrive, even while they look elsewhere. */
export class Arrivals {
  constructor(private readonly table: Pick<Table, 'code' | 'number' | 'viewed' | 'seat' | 'standing' | 'sync'>) {}

  /** `before` is what the game asked of the player before the events. */
  arrived = (events: GameEvent[], before: Asked | null): void => {
    const { standing, sync, seat } = this.table;
    const asked = standing.answers(sync.asked) ? null : sync.asked;
    const arrival = { events, seat, asked, before };
    const cue = cueOf(arrival);
    if (cue) sound.give(cue);
    if (beginsTurn(arrival)) toasts.speak(t('game-turn-began'));
    badge.update(sync.about, asked !== null);
    if (calls(arrival)) this.call(asked, nudgerIn(arrival));
  };

  private call(asked: Asked | null, nudger?: number): void {
    const { code, number, viewed, seat, sync } = this.table;
    if (!viewed?.game || seat === null) return;
    const [page, tag] = [roomPage(code, number), roomPage(code, sync.about.game)];
    void notifications.show({ ...callInWords(asked, viewed, viewed.game, seat, nudger), page, tag, again: nudger !== undefined });
  }
}

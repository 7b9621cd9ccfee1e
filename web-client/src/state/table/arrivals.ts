import { toasts } from '../toasts.svelte.ts';
import { badge } from '../../calls/badge.ts';
import { calls } from '../../calls/called.ts';
import type { Asked, GameEvent } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { beginsTurn, cueOf, nudgerIn } from '../../sound/cues.ts';
import { sound } from '../../sound/sound.svelte.ts';
import type { Caller } from '../../words/game_call_in_words.ts';
import { askerIn } from '../game/asked_consent.ts';
import type { Table } from './table.svelte.ts';

/** What a player hears of events that arrive, even while they look elsewhere. */
export class Arrivals {
  constructor(private readonly table: Pick<Table, 'code' | 'number' | 'viewed' | 'seat' | 'standing' | 'sync'>) {}

  /** `before` is what the game asked of the player before the events. */
  arrived = (events: GameEvent[], before: Asked | null): void => {
    const { standing, sync, seat, viewed } = this.table;
    const asked = standing.answers(sync.asked) ? null : sync.asked;
    const paused = sync.clocks?.paused ?? false;
    const mayDecline = sync.may.some(({ command }) => command === 'decline_agreement' || command === 'decline_proposal');
    const asker = mayDecline ? askerIn(events, seat, { agreement: viewed?.agreement ?? null, clocks: sync.clocks }) : undefined;
    const arrival = { events, seat, asked, before, asker, paused };
    const cue = cueOf(arrival);
    if (cue) sound.give(cue);
    if (beginsTurn(arrival)) toasts.speak(t('game-turn-began'));
    badge.update(sync.about, asked !== null && !paused);
    if (calls(arrival)) void this.call(asked, { nudger: nudgerIn(arrival), asker: beginsTurn(arrival) ? undefined : asker });
  };

  /** Loads what that needs with the first call. */
  private async call(asked: Asked | null, by: Caller): Promise<void> {
    const { code, number, viewed, seat, sync } = this.table;
    const now = { code, number, viewed, seat, sync };
    await import('./call_to_game.ts').then(({ callToGame }) => callToGame(now, asked, by)).catch(() => undefined);
  }
}

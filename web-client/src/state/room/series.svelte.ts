import type { Connection } from '../../connection/connection.ts';
import { Refused } from '../../connection/failures.ts';
import type { ClockRules, InRoom, RoomAct, RoomChange, RoomCommand, RoomNow, SeatChoices, Settings } from '../../connection/protocol.ts';
import { toasts } from '../toasts.svelte.ts';
import { inWords } from '../../words/refusals/refusals.ts';

/** With these somebody says that they play in the next game, and with those that they do not. */
const yes = new Set<RoomAct>(['propose_game', 'agree_to_game', 'begin_game', 'take_part']);
const no = new Set<RoomAct>(['decline_game', 'step_back']);

type Proposed = { turned?: boolean; settings?: Settings; clock?: ClockRules; level?: string };

/** The games of a room: those that were played, and the next, on which its players agree. */
export class Series {
  now = $state.raw<RoomNow | null>(null);
  /** A command is waiting for its answer. */
  busy = $state(false);
  /** The level at which the player wants to play the next game. */
  level = $state<string>();
  /** The player has said here that they play in the next game. */
  wantsNext = false;
  /** Those without a seat see the game later than it happens. */
  readonly isLate = $derived.by(() => this.now !== null && this.now.watching.delay_moves + this.now.watching.delay_seconds > 0);
  readonly proposal = $derived.by(() => this.now?.next ?? null);

  constructor(
    private readonly connection: Connection,
    private readonly about: () => InRoom,
  ) {}

  may = (act: RoomAct): boolean => this.now?.may.includes(act) ?? false;
  /** As things stand, the player has no seat in the next game. */
  get isOutOfNext(): boolean {
    return this.now !== null && !this.may('step_back');
  }

  /** Proposes a game: with the rules and the clock of the last one, or others. If it is `turned`, everybody moves up by one seat. */
  propose = ({ turned = false, settings, clock, level }: Proposed): Promise<boolean> =>
    this.give({
      type: 'propose_game',
      ...(settings ? { settings } : {}),
      ...(turned ? { turned } : {}),
      ...(clock ? { clock } : {}),
      ...(level ? { level } : {}),
    });
  /** Plays at a level, if the game has any. */
  agree = (level?: string) => this.answer({ type: 'agree_to_game', ...(level ? { level } : {}) });
  decline = () => this.answer({ type: 'decline_game' });
  begin = () => this.answer({ type: 'begin_game' });
  /** The player takes part in the next game, or does not. Without a seat they need a name for it, and make the same choices as for a seat. */
  takePart = (name?: string, choices: SeatChoices = {}): Promise<boolean> =>
    this.give({ type: 'take_part', ...(name === undefined ? {} : { name, ...choices }) });
  stepBack = (): Promise<boolean> => this.give({ type: 'step_back' });
  /** The host leaves somebody out of the next game, or no longer does. */
  leaveOut = (name: string): Promise<boolean> => this.give({ type: 'leave_out', name });
  bringBack = (name: string): Promise<boolean> => this.give({ type: 'bring_back', name });
  /** What only the host of the room may do. */
  change = (change: RoomChange): Promise<boolean> => this.give(change);

  private async answer(answer: { type: 'agree_to_game'; level?: string } | { type: 'decline_game' | 'begin_game' }): Promise<boolean> {
    return this.proposal !== null && this.give({ ...answer, proposal: this.proposal.proposal });
  }

  /** Whether it was accepted; a refusal is shown. A lost command is not sent again by hand: the room says how it stands. */
  private async give(command: RoomCommand | RoomChange): Promise<boolean> {
    this.busy = true;
    const before = this.wantsNext;
    this.wantsNext = yes.has(command.type) || (this.wantsNext && !no.has(command.type));
    try {
      const { room, game } = this.about();
      await this.connection.ask({ ...command, room, game: this.now?.newest ?? game });
      return true;
    } catch (why) {
      if (why instanceof Refused) {
        this.wantsNext = before;
        toasts.show(inWords(why.refusal), 'bad');
      }
      return false;
    } finally {
      this.busy = false;
    }
  }
}

import type { Connection } from '../../connection/connection.ts';
import { Forgotten, Refused } from '../../connection/failures.ts';
import type { Axis, Cell, GameCommand, InRoom, Lay, Opinion, Options, Refusal, Strength } from '../../connection/protocol.ts';
import type { Allowed, ClockProposal, CommandAboutTurn, Night } from '../../connection/protocol.ts';
import { toasts } from '../toasts.svelte.ts';
import { t } from '../../languages/text.ts';
import { inWords } from '../../words/refusals/refusals.ts';
import { entryOf } from './may.svelte.ts';

type Problem = Pick<Refusal, 'code' | 'message' | 'cells' | 'words' | 'retry_after'>;
type Circumstances = { about: InRoom; may: Allowed[] };

/** Sends the player's commands, one at a time. Each returns whether it was accepted, and shows a refusal. */
export class Commands {
  /** The command that is waiting for its answer. */
  sending = $state<GameCommand['type'] | null>(null);

  constructor(
    private readonly connection: Connection,
    private readonly now: () => Circumstances,
    /** Called when `sending` has changed. */
    private readonly changed: () => void,
  ) {}

  start = () => this.give({ type: 'start' });
  leaveSeat = () => this.give({ type: 'leave_seat' });
  addComputer = (strength: Strength) => this.give({ type: 'add_computer', strength });
  removeComputer = (seat: number) => this.give({ type: 'remove_computer', seat });
  addStandIn = (seat: number, strength: Strength) => this.give({ type: 'add_stand_in', seat, strength });
  reclaimSeat = () => this.give({ type: 'reclaim_seat' });

  play = (placement: Lay[], line: Axis | null) =>
    this.inTurn('play', (turn) => ({ type: 'play', turn, placement, ...(line ? { line } : {}) }));
  placeStarter = (cell: Cell, options: Options) =>
    this.inTurn('place_starter', (turn) => ({ type: 'place_starter', turn, cell, options }));
  exchange = (tiles: string[]) => this.inTurn('exchange', (turn) => ({ type: 'exchange', turn, tiles }));
  pass = () => this.inTurn('pass', (turn) => ({ type: 'pass', turn }));
  challenge = () => this.inTurn('challenge', (turn) => ({ type: 'challenge', turn }));
  accept = () => this.inTurn('accept', (turn) => ({ type: 'accept', turn }));
  showEvidence = (text: string) => this.inTurn('show_evidence', (turn) => ({ type: 'show_evidence', turn, text }));
  withdrawPlay = () => this.inTurn('withdraw_play', (turn) => ({ type: 'withdraw_play', turn }));
  vote = (opinion: Opinion) => this.inTurn('vote', (turn) => ({ type: 'vote', turn, opinion }));
  resign = () => this.give({ type: 'resign' });
  /** Asks to take a move back, or agrees to it; and so on. */
  takeBack = (turn: number) => this.give({ type: 'take_back', turn });
  endGame = () => this.give({ type: 'end_game' });
  abortGame = () => this.give({ type: 'abort_game' });
  declineAgreement = () => this.give({ type: 'decline_agreement' });
  nudge = () => this.give({ type: 'nudge' });
  /** Accepts every play of this game from now on, or no longer. */
  alwaysAccept = async (on: boolean): Promise<void> => {
    const isSet = await this.give({ type: 'always_accept', on });
    if (isSet && on) toasts.show(t('game-always-accepting'));
  };

  proposeClock = (proposal: ClockProposal) => this.give({ type: 'propose_clock', proposal });
  withdrawProposal = () => this.give({ type: 'withdraw_proposal' });
  declineProposal = (proposal: ClockProposal) => this.give({ type: 'decline_proposal', proposal });
  setNight = (night: Night | null) => this.give({ type: 'set_night', ...(night ? { night } : {}) });
  beginHoliday = () => this.give({ type: 'begin_holiday' });
  endHoliday = () => this.give({ type: 'end_holiday' });

  /** Sends a command. Returns the refusal, or null. */
  async send(command: GameCommand): Promise<Problem | null> {
    if (this.sending) return { code: 'SENDING', message: t('refusals-sending') };
    this.mark(command.type);
    try {
      await this.connection.ask({ ...command, ...this.now().about });
      return null;
    } catch (why) {
      if (why instanceof Refused) return why.refusal;
      return { code: why instanceof Forgotten ? 'FORGOTTEN' : 'LOST', message: t('connection-lost') };
    } finally {
      this.mark(null);
    }
  }

  private async give(command: GameCommand): Promise<boolean> {
    const refusal = await this.send(command);
    // Those who have left the room need not hear of it.
    if (refusal && refusal.code !== 'FORGOTTEN') toasts.show(inWords(refusal), 'bad');
    return refusal === null;
  }

  /** Gives a command about the turn that `may` names. Without such an entry its time is over, and nothing is sent. */
  private async inTurn(
    command: 'play' | 'exchange' | CommandAboutTurn,
    made: (turn: number) => GameCommand,
  ): Promise<boolean> {
    const entry = entryOf(this.now().may, command);
    return entry !== undefined && this.give(made(entry.turn));
  }

  private mark(sending: GameCommand['type'] | null): void {
    this.sending = sending;
    this.changed();
  }
}

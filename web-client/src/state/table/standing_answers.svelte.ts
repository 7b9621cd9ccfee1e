import type { Asked } from '../../connection/protocol.ts';
import { againAfter } from '../../connection/refusals.ts';
import type { Table } from './table.svelte.ts';

/** The answer that a player has given beforehand, which the page sends as soon as the server asks for it. Plays that a player always accepts are accepted by the server. */
export class StandingAnswers {
  /** The player has disputed the play, which is a vote against it. Where nobody else votes, they decide later. */
  readonly rejects = $derived.by(() => this.disputes());
  /** The turn of the last play that was answered. */
  private answered = 0;
  /** The turn of a play of which the server could not take the answer just now. The page sends it again later; until then the player may answer. */
  private failed = $state(0);

  constructor(private readonly table: Pick<Table, 'may' | 'game' | 'seat' | 'sending' | 'commands'>) {}

  /** Whether the page answers by itself what the game asks. */
  answers = (asked: Asked | null): boolean => asked === 'vote' && this.rejects;

  /** Sends the answer that is due, once for each play. To be called whenever anything has changed. No refusal is shown: another tab may have been faster. */
  give(): void {
    const { may, game, sending } = this.table;
    const turn = game?.pending_play?.turn;
    if (turn === undefined || sending || turn === this.answered || turn === this.failed || !(may.vote && this.rejects)) return;
    this.answered = turn;
    void this.send(turn);
  }

  private async send(turn: number): Promise<void> {
    const refusal = await this.table.commands.send({ type: 'vote', turn, opinion: 'not_convinced' });
    const wait = refusal && againAfter(refusal);
    if (wait === null) return;
    this.answered = 0;
    this.failed = turn;
    setTimeout(() => {
      this.failed = 0;
      this.give();
    }, wait);
  }

  private disputes(): boolean {
    const { game, seat } = this.table;
    const play = game?.pending_play;
    if (!game || seat === null || play?.dispute?.challenger !== seat || play.turn === this.failed) return false;
    return game.players.some(({ resigned }, other) => !resigned && other !== play.seat && other !== seat);
  }
}

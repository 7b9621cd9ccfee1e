import { recall, remember } from '../browser/storage.ts';
import { toasts } from './toasts.svelte.ts';
import type { Asked, RoomCommand } from '../connection/protocol.ts';
import { againAfter } from '../connection/refusals.ts';
import { t } from '../languages/text.ts';
import type { Table } from './table.svelte.ts';

/** The key under which the browser keeps the games in which the player accepts every play. */
export const alwaysAccept = 'always-accept';
/** The browser keeps at most this many. */
const most = 50;

/** Answers that a player has given beforehand, which the page sends as soon as the server asks for them. */
export class StandingAnswers {
  /** The player accepts every play of this game. */
  alwaysAccepts = $state(false);
  /** The player has disputed the play, which is a vote against it. Where nobody else votes, they decide later. */
  readonly rejects = $derived.by(() => this.disputes());
  private name = '';
  /** The turn of the last play that was answered. */
  private answered = 0;
  /** The turn of a play of which the server could not take the answer just now. The page sends it again later; until then the player may answer. */
  private failed = $state(0);

  constructor(private readonly table: Pick<Table, 'may' | 'game' | 'seat' | 'sending' | 'commands'>) {}

  /** Takes up what the player has said in a game, by its name. A game that is over asks nothing any more. */
  open(name: string, isOver: boolean): void {
    this.name = name;
    this.alwaysAccepts = !isOver && this.games().includes(name);
    if (isOver) this.keep();
  }

  /** What the browser keeps has changed: by another tab, or because another player has this browser now. */
  reread(): void {
    this.alwaysAccepts = this.games().includes(this.name);
  }

  toggle(): void {
    this.alwaysAccepts = !this.alwaysAccepts;
    this.keep();
    if (this.alwaysAccepts) toasts.show(t('game-always-accepting'));
  }

  /** Whether the page answers by itself what the game asks. */
  answers = (asked: Asked | null): boolean =>
    (asked === 'accept' && this.alwaysAccepts) || (asked === 'vote' && this.rejects);

  /** Sends the answer that is due, once for each play. To be called whenever anything has changed. No refusal is shown: another tab may have been faster. */
  give(): void {
    const { may, game, sending } = this.table;
    const turn = game?.pending_play?.turn;
    const accepts = may.accept && this.alwaysAccepts;
    const rejects = may.vote && this.rejects;
    if (turn === undefined || sending || turn === this.answered || turn === this.failed || !(accepts || rejects)) return;
    this.answered = turn;
    void this.send(turn, accepts ? { type: 'accept', turn } : { type: 'vote', turn, opinion: 'not_convinced' });
  }

  private async send(turn: number, answer: RoomCommand): Promise<void> {
    const refusal = await this.table.commands.send(answer);
    const wait = refusal && againAfter(refusal);
    if (wait === null) return;
    this.answered = 0;
    this.failed = turn;
    setTimeout(() => {
      this.failed = 0;
      this.give();
    }, wait);
  }

  private games = (): string[] => recall<string[]>(alwaysAccept) ?? [];

  private keep(): void {
    const others = this.games().filter((name) => name !== this.name);
    remember(alwaysAccept, this.alwaysAccepts ? [...others, this.name].slice(-most) : others);
  }

  private disputes(): boolean {
    const { game, seat } = this.table;
    const play = game?.pending_play;
    if (!game || seat === null || play?.dispute?.challenger !== seat || play.turn === this.failed) return false;
    return game.players.some(({ resigned }, other) => !resigned && other !== play.seat && other !== seat);
  }
}

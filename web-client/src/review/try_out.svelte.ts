import { Hand } from '../entry/hand.svelte.ts';
import type { CheckedPlay, LaidPlay, Understanding } from '../connection/http/understanding_api.ts';
import type { Game, Lay, Rules } from '../connection/protocol.ts';
import { layOn } from '../state/game/laying.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { without } from '../rules/tiles.ts';

/** The game of a moment after plays that might have been made. */
export const afterPlays = (rules: Rules, game: Game, plays: { placement: Lay[] }[]): Game => ({
  ...plays.reduce((after, { placement }) => layOn(rules, after, placement), game),
  pending_play: null,
});

/** Plays that are tried on the board of a moment, one after the other, each player with the tiles that they had then. */
export class TryOut {
  readonly hand = new Hand();
  plays = $state.raw<CheckedPlay[]>([]);
  checking = $state(false);
  /** Whose tiles are laid next. */
  seat = $state(0);
  game = $state.raw<Game>()!;
  private racks: string[][];

  /** `before`: the game before the event of `version`; nobody draws tiles after its plays. */
  constructor(
    readonly version: number,
    before: ViewedGame,
    readonly first: number,
    private readonly server: Pick<Understanding, 'checkLine'>,
  ) {
    this.viewed = before;
    this.game = afterPlays(before.rules, before.game!, []);
    this.racks = before.game!.players.map(({ rack }) => rack.tiles ?? []);
    this.seat = first;
    this.settle();
  }
  readonly viewed: ViewedGame;

  get laid(): LaidPlay | null {
    const { placement, line } = this.hand;
    return placement.length ? { placement, ...(line && { line }) } : null;
  }

  /** Has the server check what is laid, and puts it on the board. Throws `ApiRefused`. */
  async check(): Promise<CheckedPlay> {
    const laid = this.laid!;
    const before = this.plays.map(({ placement, line }) => ({ placement, ...(line && { line }) }));
    const plays = await this.ask([...before, laid]);
    this.put(laid.placement);
    this.plays = plays;
    return plays.at(-1)!;
  }

  /** Nothing moves until the answer is there. */
  private async ask(plays: LaidPlay[]): Promise<CheckedPlay[]> {
    this.checking = true;
    this.hand.locked = true;
    try {
      return await this.server.checkLine(this.version, plays);
    } finally {
      this.checking = false;
      this.hand.locked = false;
    }
  }

  private put(placement: Lay[]): void {
    this.racks[this.seat] = without(
      this.racks[this.seat]!,
      placement.map(({ tile }) => tile),
    );
    this.seat = (this.seat + 1) % this.racks.length;
    this.game = afterPlays(this.viewed.rules, this.game, [{ placement }]);
    this.settle();
  }

  private settle(): void {
    this.hand.recall();
    this.hand.settle(this.viewed.rules, this.game, this.racks[this.seat]!);
  }
}

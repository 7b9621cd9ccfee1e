import type { PossiblePlay } from '../connection/protocol.ts';
import type { CheckedPlay, Understanding } from '../connection/http/understanding_api.ts';
import type { Moment } from './replay.ts';
import { TryOut } from './try_out.svelte.ts';

/** What a reader has put on the board of a moment: a play that was possible, a line that is shown, or a line that they lay. Without one of these the board is as it was. */
export class OnBoard {
  play = $state.raw<PossiblePlay | null>(null);
  line = $state.raw<{ before: Moment; plays: CheckedPlay[] } | null>(null);
  trying = $state.raw<TryOut | null>(null);
  /** The line that they have laid, for the notes on the event `v`. */
  added = $state.raw<{ v: number; plays: CheckedPlay[] } | null>(null);

  constructor(private readonly server: Pick<Understanding, 'checkLine'>) {}

  get isEmpty(): boolean {
    return !this.play && !this.line && !this.trying;
  }

  clear(): void {
    this.play = null;
    this.line = null;
    this.trying = null;
  }

  show(before: Moment, plays: CheckedPlay[]): void {
    this.clear();
    this.line = { before, plays };
  }

  /** Lets the reader lay plays in place of the event `v`, beginning with a seat, or with the one that was to move. */
  lay({ viewed }: Moment, v: number, seat: number | undefined): void {
    this.clear();
    this.trying = new TryOut(v, viewed, seat ?? viewed.game!.to_move, this.server);
  }

  take(plays: CheckedPlay[]): void {
    if (this.trying) this.added = { v: this.trying.version, plays };
    this.trying = null;
  }
}

import { glideBack } from '../../board/motion/glide.ts';
import { endUnfolding, readingOrder, unfold } from '../../board/motion/unfold.ts';
import { withdraw } from '../../board/motion/withdrawal.ts';
import type { GameEvent } from '../../connection/protocol.ts';
import type { Piece } from '../../entry/draft.ts';
import { cross } from '../../rules/tiles.ts';
import { mainWordFirst } from '../game/main_word.ts';
import { pendingPlayOf } from '../game/laid_play.ts';
import type { ViewedGame } from '../game/viewed_game.ts';

/** Whose board it is: whether the viewer made the play that the event is about, and which pieces it has brought to their rack. */
type Viewer = { made: (seat: number) => boolean; returned: readonly Piece[] };

/** Lets tiles move to where an event has brought them. `before` is the game without it. */
export function moveTiles(event: GameEvent, before: ViewedGame, { made, returned }: Viewer): void {
  if (event.type === 'played') {
    const cells = event.placement.filter(({ tile }) => tile !== cross).map(({ cell }) => cell);
    unfold(made(event.seat) ? [] : readingOrder(cells, mainWordFirst(event.play_score, event.placement)));
  }
  if (event.type === 'challenged' || event.type === 'ended') endUnfolding();
  if (event.type === 'withdrawn') {
    const placement = pendingPlayOf(before.game)?.placement ?? [];
    endUnfolding();
    withdraw(placement.map(({ cell }) => cell), made(event.seat) ? 'at_once' : 'slide');
    if (made(event.seat)) glideBack(placement, returned);
  }
}

import { mainWordFirst } from './main_word.ts';
import type { Cell, Game, PendingPlay } from '../../connection/protocol.ts';
import { sameCell } from '../../rules/coordinates.ts';
import { isGone, isPlay, lastPlay, type PlayMove } from './moves.ts';
import { isWhole, type ViewedGame } from './viewed_game.ts';

/** A play that lies on the board, from the state or from the list of moves. */
export type LaidPlay = Pick<PlayMove, 'turn' | 'seat' | 'placement' | 'score'>;

const laidPlay = ({ turn, seat, placement, play_score }: PendingPlay): LaidPlay => ({
  turn,
  seat,
  placement,
  score: mainWordFirst(play_score, placement),
});

/** The latest play, while it may be challenged. */
export const pendingPlayOf = (game: Game | null): LaidPlay | null =>
  game?.pending_play ? laidPlay(game.pending_play) : null;

/** The latest play that is still on the board. Once its window has closed, only the log knows it. */
export const latestPlay = (viewed: ViewedGame): LaidPlay | undefined => pendingPlayOf(viewed.game) ?? lastPlay(viewed.moves);

/** A play may have been made that neither the state nor the loaded part of the log knows. */
export const lacksLatestPlay = (viewed: ViewedGame, game: Game): boolean => game.turn > 1 && !isWhole(viewed.log) && latestPlay(viewed) === undefined;

/** The latest play, if it was a bingo and nobody has moved since. */
export function latestBingo(viewed: ViewedGame, game: Game): LaidPlay | undefined {
  const play = game.result ? undefined : latestPlay(viewed);
  return play && play.score.bingo > 0 && game.turn <= play.turn + 1 ? play : undefined;
}

/** The turn up to which somebody who comes now finds what was played. */
export const turnFound = (game: Game): number => game.pending_play?.turn ?? game.turn - 1;

/** The play that laid the tile on a cell, if the state or the log knows it. */
export function playOn(viewed: ViewedGame, cell: Cell): LaidPlay | undefined {
  const covers = ({ placement }: LaidPlay) => placement.some((lay) => sameCell(lay.cell, cell));
  const pending = pendingPlayOf(viewed.game);
  if (pending && covers(pending)) return pending;
  return viewed.moves.filter(isPlay).findLast((play) => !isGone(play) && covers(play));
}

import type { Lay, PlayScore } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { cellName } from '../../rules/coordinates.ts';
import { cross } from '../../rules/tiles.ts';

/** "QUIRED AXE": the words of a play; a play that only crosses out tiles may make none. */
export const wordsOf = (score: PlayScore) => score.word_scores.map(({ text }) => text).join(' ') || t('game-no-word');

/** "QUIRED and AXE", or an empty text. */
export const listOf = ({ word_scores }: PlayScore) => spokenList(word_scores.map(({ text }) => text));

/** "H8 and J8": the cells whose tiles a play crosses out, or an empty text. */
export const crossedCells = (placement: Lay[]): string =>
  spokenList(placement.filter(({ tile }) => tile === cross).map(({ cell }) => cellName(cell)));

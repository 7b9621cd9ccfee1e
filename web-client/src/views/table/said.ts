import type { Game, WordScore } from '../../connection/protocol.ts';
import type { Room } from '../../state/reduce.ts';
import type { Table } from '../../state/table.svelte.ts';
import { wordsOf, wordsWithArrows } from '../../words/explain.ts';
import { isUnusual, arrowOf } from '../../words/directions.ts';
import { plusPoints } from '../../words/names.ts';
import { nameOf } from '../../words/reasons.ts';
import { inWords } from '../../words/refusals.ts';
import { isPlay, lastPlay, playOf } from '../../state/moves.ts';

export type Said = { text: string; tone: 'yours' | 'bad' | 'quiet' };

const quiet = (text: string): Said => ({ text, tone: 'quiet' });
const bad = (text: string): Said => ({ text, tone: 'bad' });
const yours = (text: string): Said => ({ text, tone: 'yours' });

/** Nobody has played yet: a hint may help. */
const isNew = (room: Room) => !room.moves.some(isPlay);

function saidOfContest(table: Table, room: Room, game: Game): Said | null {
  const pending_play = game.pending_play;
  const play = pending_play && playOf(room.moves, pending_play.turn);
  if (!pending_play || !play || pending_play.window === 'next_turn') return null;
  const words = wordsOf(play.score);
  const deed = room.rules.ruling === 'vote' ? 'question' : 'challenge';
  return quiet(play.seat === table.seat ? `The others may ${deed} ${words}.` : `${words} may still be ${deed}d.`);
}

/** The line under the board: what is wrong with the laid tiles, or whose turn it is. */
export function said(table: Table, room: Room, game: Game): Said {
  const { forecast, hand } = table;
  const begun = hand.begun?.key === null ? hand.begun.letter : null;
  if (begun) return quiet(`${begun}… : type the second letter of the tile.`);
  if (hand.laid.length > 0 && forecast.refusal) return bad(inWords(forecast.refusal));
  if (hand.laid.length > 0 && forecast.valid === false) return bad('Not all of these words are in the list.');
  const pending_play = saidOfContest(table, room, game);
  if (pending_play) return pending_play;
  if (hand.laid.length > 0 && forecast.score) {
    const points = room.rules.scoring === 'points';
    const name = (word: WordScore) => (isUnusual(word) ? `${word.text} ${arrowOf(word)}` : word.text);
    const words = forecast.score.word_scores.map((word) => (points ? `${name(word)} ${word.score}` : name(word))).join(' · ');
    return quiet(forecast.score.bonus ? `${words} · bonus ${forecast.score.bonus}` : words);
  }
  if (game.placing_starter && !table.myTurn)
    return quiet(`${nameOf(room, game.to_move)} puts the first tile and sets the options.`);
  const last = lastPlay(room.moves);
  const fresh = last && last.score.word_scores.some(isUnusual) && last.turn === game.turn - 1;
  const told = fresh ? `${nameOf(room, last.seat)}: ${wordsWithArrows(last.score)}${plusPoints(room.rules.scoring, last.score.total)}. ` : '';
  if (table.myTurn)
    return yours(isNew(room) ? 'Your turn. Drag tiles to the board, or choose a cell and type.' : `${told}Your turn`);
  if (told) return quiet(told);
  if (table.seat === null) return quiet(`You are watching. ${nameOf(room, game.to_move)} is to move.`);
  if (game.players[table.seat]?.resigned) return quiet('You have resigned. The others play on.');
  return quiet(`${nameOf(room, game.to_move)} is to move`);
}

import type { Game } from '../protocol.ts';
import type { Room } from '../reduce.ts';
import type { Table } from '../table.svelte.ts';
import { wordsOf } from '../words/explain.ts';
import { nameOf } from '../words/reasons.ts';
import { isPlay, playOf } from '../moves.ts';

export type Said = { text: string; tone: 'yours' | 'bad' | 'quiet' };

const quiet = (text: string): Said => ({ text, tone: 'quiet' });
const bad = (text: string): Said => ({ text, tone: 'bad' });
const yours = (text: string): Said => ({ text, tone: 'yours' });

/** Nobody has played yet: a hint may help. */
const isNew = (room: Room) => !room.moves.some(isPlay);

function saidOfContest(table: Table, room: Room, game: Game): Said | null {
  const contest = game.contest;
  const play = contest && playOf(room.moves, contest.play);
  if (!contest || !play || contest.window === 'next_turn') return null;
  const words = wordsOf(play.score);
  return quiet(play.seat === table.seat ? `The others may challenge ${words}.` : `${words} may still be challenged.`);
}

/** The line under the board: what is wrong with the laid tiles, or whose turn it is. */
export function said(table: Table, room: Room, game: Game): Said {
  const { forecast, hand } = table;
  if (hand.laid.length > 0 && forecast.refusal) return bad(forecast.refusal.message);
  if (hand.laid.length > 0 && forecast.valid === false) return bad('Not all of these words are in the list.');
  const contest = saidOfContest(table, room, game);
  if (contest) return contest;
  if (hand.laid.length > 0 && forecast.score) {
    const words = forecast.score.words.map(({ text, score }) => `${text} ${score}`).join(' · ');
    return quiet(forecast.score.bonus ? `${words} · bonus ${forecast.score.bonus}` : words);
  }
  if (table.myTurn)
    return yours(isNew(room) ? 'Your turn. Drag tiles to the board, or choose a cell and type.' : 'Your turn');
  if (table.seat === null) return quiet(`You are watching. ${nameOf(room, game.to_move)} is to move.`);
  if (game.players[table.seat]?.resigned) return quiet('You have resigned. The others play on.');
  return quiet(`${nameOf(room, game.to_move)} is to move`);
}

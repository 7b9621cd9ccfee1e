import { MediaQuery } from 'svelte/reactivity';
import type { Game, WordScore } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import type { Table } from '../../state/table/table.svelte.ts';
import { wordsWithArrows } from '../../words/game/explain.ts';
import { isUnusual, arrowOf } from '../../words/game/directions.ts';
import { plusPoints } from '../../words/names.ts';
import { listOf } from '../../words/game/play_in_words.ts';
import { nameOf } from '../../words/reasons.ts';
import { heldBackInWords, notInList, refusedInWords, unfitInWords } from '../../words/game/laying_in_words.ts';
import { latestPlay, type LaidPlay } from '../../state/game/laid_play.ts';

export type StatusLine = { text: string; tone: 'yours' | 'advice' | 'bad' | 'quiet' };

const touch = new MediaQuery('(pointer: coarse)');
const instructions = () => t(touch.current ? 'table-drag-or-tap' : 'table-drag-or-click');
const quiet = (text: string): StatusLine => ({ text, tone: 'quiet' });
const advice = (text: string): StatusLine => ({ text, tone: 'advice' });
const bad = (text: string): StatusLine => ({ text, tone: 'bad' });
const yours = (text: string): StatusLine => ({ text, tone: 'yours' });

/** True while only the starter lies on the board, if anything; beginners may need instructions. */
const isNew = ({ rules }: ViewedGame, { squares }: Game) => squares.length <= (rules.starter_turn ? 1 : 0);

/** Says that everybody waits for the pending play. */
function pendingLine({ may, pendingPlay: play }: Table, viewed: ViewedGame, game: Game): StatusLine | null {
  if (!play || game.pending_play?.window === 'next_turn') return null;
  const who = may.challenge ? 'you' : 'others';
  const words = listOf(play.score);
  const named = { play: words ? 'named' : 'last', words: words || t('game-last-play') } as const;
  return quiet(t(viewed.rules.ruling === 'vote' ? 'table-can-dispute' : 'table-can-challenge', { who, ...named }));
}

/** What is wrong with the laid tiles. Only when their player wants to play them is it a mistake. */
function problem({ hand, preview }: Table, { rules }: ViewedGame): StatusLine | null {
  const say = hand.tried ? bad : advice;
  if (hand.begun?.key === null) return advice(heldBackInWords(hand, hand.begun));
  if (hand.unfit) return advice(unfitInWords(hand.unfit));
  if (hand.laid.length === 0) return null;
  if (preview.refusal) return say(refusedInWords(preview.refusal, rules));
  return preview.valid === false ? say(notInList(preview.badWords)) : null;
}

/** "Ann: EVIL ↖, +12.", for a play that reads neither across nor down. */
const latestInWords = (viewed: ViewedGame, { seat, score }: LaidPlay) =>
  t('table-latest-play', {
    name: nameOf(viewed, seat),
    words: wordsWithArrows(score),
    plus: plusPoints(viewed.rules.scoring, score.total),
  });

/** The turn comes first: a long play may be cut off. */
const yourTurn = (viewed: ViewedGame, game: Game, latest: string) =>
  isNew(viewed, game) ? instructions() : latest ? t('table-your-turn-after', { latest }) : t('table-your-turn');

/** The line under the board: what is wrong with the laid tiles, or whose turn it is. */
export function statusLine(table: Table, viewed: ViewedGame, game: Game): StatusLine {
  const { preview, hand } = table;
  const first = problem(table, viewed) ?? pendingLine(table, viewed, game);
  if (first) return first;
  if (hand.laid.length > 0 && preview.score) {
    const points = viewed.rules.scoring === 'points';
    const name = (word: WordScore) => (isUnusual(word) ? `${word.text} ${arrowOf(word)}` : word.text);
    const words = preview.score.word_scores.map((word) => (points ? `${name(word)} ${word.score}` : name(word))).join(' · ');
    return quiet(preview.score.bingo ? `${words} · ${t('table-bingo-points', { points: preview.score.bingo })}` : words);
  }
  if (game.placing_starter && !table.may.placeStarter)
    return quiet(t('table-placing-starter', { name: nameOf(viewed, game.to_move) }));
  const last = latestPlay(viewed);
  const fresh = last && last.score.word_scores.some(isUnusual) && last.turn === game.turn - 1;
  const latest = fresh ? latestInWords(viewed, last) : '';
  if (table.may.asked === 'move') return yours(yourTurn(viewed, game, latest));
  if (latest) return quiet(latest);
  if (table.seat !== null && game.players[table.seat]?.resigned) return quiet(t('table-you-resigned'));
  return quiet(t('game-turn-of', { name: nameOf(viewed, game.to_move) }));
}

import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { fold } from '../../../src/state/game/fold/reduce.ts';
import { emptyGame, type ViewedGame } from '../../../src/state/game/viewed_game.ts';
import { rulesOf } from '../../support/catalogue.ts';

const lexicon = { id: '', name: '', hash: '0'.repeat(64), word_count: 0 };

function after(events: GameEvent[]): ViewedGame {
  let viewed = emptyGame(rulesOf('classic'), lexicon);
  events.forEach((event, index) => (viewed = fold(viewed, { v: index + 1, at: 0, event })));
  return viewed;
}

const opening: GameEvent[] = [
  { type: 'seats_changed', seats: [{ name: 'Anna' }, { name: 'Ben' }] },
  { type: 'began', seat_count: 2, lexicon_hash: '0'.repeat(64) },
  { type: 'turn_began', seat: 0, turn: 1 },
];

test('the racks of a game from a record hold only what it says, and its bag leaves out what it does not', () => {
  const viewed = after([...opening, { type: 'rack_known', seat: 0, rack: { count: 2, tiles: ['B', 'A'] } }]);
  expect(viewed.game!.players.map(({ rack }) => rack.tiles)).toEqual([['A', 'B'], []]);
  expect(viewed.game!.bag).toBe(100 - 14);
  expect(viewed.seedHash).toBeNull();
});

test('after an exchange of tiles that nobody saw the bag has as many as before', () => {
  const viewed = after([
    ...opening,
    { type: 'rack_known', seat: 0, rack: { count: 2, tiles: ['A', 'B'] } },
    { type: 'exchanged', seat: 0, turn: 1, drawn: { count: 1 }, returned: { count: 1, tiles: ['B'] } },
  ]);
  expect(viewed.game!.players[0]!.rack.tiles).toEqual(['A']);
  expect(viewed.game!.bag).toBe(100 - 14);
});

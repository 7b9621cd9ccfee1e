import { describe, expect, test } from 'vitest';
import type { Entry, Game, Lexicon, Rules, Tiles } from '../../src/connection/protocol.ts';
import { fold } from '../../src/state/reduce.ts';
import { emptyRoom } from '../../src/state/room.ts';
import { readJson } from '../support/fixtures.ts';

type Step = { entry: Entry; state: Game | null };
const golden = readJson('fixtures/game.json') as {
  rules: Rules;
  lexicon: Lexicon;
  names: string[];
  viewers: { seat: number | null; steps: Step[] }[];
};

/** An empty rack has nothing to hide: whether its tiles are listed or not is the same. */
function plain(game: Game | null): Game | null {
  const bare = ({ tiles, ...rack }: Tiles) => (rack.count > 0 && tiles ? { ...rack, tiles } : rack);
  return game && { ...game, players: game.players.map((player) => ({ ...player, rack: bare(player.rack) })) };
}

describe.each(golden.viewers)('a whole game as seen from seat $seat', ({ steps }) => {
  test('folds after each event to the view that the server sends', () => {
    let room = emptyRoom(golden.rules, golden.lexicon);
    for (const { entry, state } of steps) {
      room = fold(room, entry);
      expect(plain(room.game), `after version ${entry.v}`).toEqual(plain(state));
    }
    expect(room.stage).toBe('over');
    expect(room.seats.map(({ name }) => name)).toEqual(golden.names);
  });
});

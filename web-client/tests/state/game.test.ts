import { describe, expect, test } from 'vitest';
import type { Entry, Game, Lexicon, Rules } from '../../src/connection/protocol.ts';
import { emptyRoom, fold } from '../../src/state/reduce.ts';
import { readJson } from '../support/fixtures.ts';

type Step = { entry: Entry; game: Game | null };
const golden = readJson('fixtures/game.json') as {
  rules: Rules;
  lexicon: Lexicon;
  names: string[];
  viewers: { seat: number | null; steps: Step[] }[];
};

/** What a game of before did not say. */
const unsaid = { bonuses: [], spent: [], removed: [], placing_starter: null, options: null };

/** An empty rack has nothing to hide: whether its tiles are listed or not is the same. */
function plain(game: Game | null): Game | null {
  const bare = ({ count, tiles }: { count: number; tiles?: string[] }) =>
    count > 0 && tiles ? { count, tiles } : { count };
  return (
    game && { ...unsaid, ...game, players: game.players.map((player) => ({ ...player, rack: bare(player.rack) })) }
  );
}

describe.each(golden.viewers)('a whole game as seen from seat $seat', ({ steps }) => {
  test('folds after each event to the view that the server sends', () => {
    let room = emptyRoom(golden.rules, golden.lexicon);
    for (const { entry, game } of steps) {
      room = fold(room, entry);
      expect(plain(room.game), `after version ${entry.v}`).toEqual(plain(game));
    }
    expect(room.stage).toBe('over');
    expect(room.seats.map(({ name }) => name)).toEqual(golden.names);
  });
});

import { describe, expect, test } from 'vitest';
import type { Entry, Game, Lexicon, Rules, Tiles } from '../../src/connection/protocol.ts';
import { emptyRoom, fold } from '../../src/state/reduce.ts';
import { fixturesIn } from '../support/fixtures.ts';

/** The last entry of a command has the fields of the state that the command changed; null before the game. */
type Step = { entry: Entry; state?: Partial<Game> | null };
type Golden = { rules: Rules; lexicon: Lexicon; names: string[]; viewers: { seat: number | null; steps: Step[] }[] };

const games = fixturesIn('games').map(({ name, message }) => ({ name, ...(message as Golden) }));

/** An empty rack has nothing to hide: whether its tiles are listed or not is the same. */
function plain(game: Game | null): Game | null {
  const bare = ({ tiles, ...rack }: Tiles) => (rack.count > 0 && tiles ? { ...rack, tiles } : rack);
  return game && { ...game, players: game.players.map((player) => ({ ...player, rack: bare(player.rack) })) };
}

describe.each(games)('a whole game of $name', ({ rules, lexicon, names, viewers }) => {
  test.each(viewers)('as seen from seat $seat folds after each event to the view that the server sends', ({ steps }) => {
    let room = emptyRoom(rules, lexicon);
    let state: Game | null = null;
    for (const { entry, state: changed } of steps) {
      room = fold(room, entry);
      if (changed === undefined) continue;
      state = changed && ({ ...state, ...changed } as Game);
      expect(plain(room.game), `after version ${entry.v}`).toEqual(plain(state));
    }
    expect(room.stage).toBe('over');
    expect(room.seats.map(({ name }) => name)).toEqual(names);
  });
});

import { describe, expect, test } from 'vitest';
import type { Entry, Game, Lexicon, Rules, Tiles } from '../../../../src/connection/protocol.ts';
import { fold, needsSnapshot } from '../../../../src/state/game/fold/reduce.ts';
import { emptyGame, type ViewedGame } from '../../../../src/state/game/viewed_game.ts';
import { fixturesIn } from '../../../support/fixtures.ts';

/** The last entry of a command has the fields of the state that the command changed; null before the game. */
type Step = { entry: Entry; state?: Partial<Game> | null };
type Golden = {
  rules: Rules;
  lexicon: Lexicon;
  names: string[];
  viewers: { seat: number | null; steps: Step[] }[];
};
/** `state` is undefined in the middle of a command. */
type Moment = { entry: Entry; state: Game | null | undefined };

const games = fixturesIn('games').map(({ name, message }) => ({ name, ...(message as Golden) }));

/** The steps with the whole state after each command. */
function momentsOf(steps: Step[]): Moment[] {
  let state: Game | null = null;
  return steps.map(({ entry, state: changed }) => {
    if (changed === undefined) return { entry, state: undefined };
    state = changed && ({ ...state, ...changed } as Game);
    return { entry, state };
  });
}

/** An empty rack has nothing to hide: whether its tiles are listed or not is the same. */
function plain(game: Game | null): Game | null {
  const bare = ({ tiles, ...rack }: Tiles) => (rack.count > 0 && tiles ? { ...rack, tiles } : rack);
  return game && { ...game, players: game.players.map((player) => ({ ...player, rack: bare(player.rack) })) };
}

/** Folds moments, and compares the game after each until the page would need a new snapshot. */
function expectToFold(start: ViewedGame, moments: Moment[]): ViewedGame {
  let viewed = start;
  for (const { entry, state } of moments) {
    const stop = needsSnapshot(viewed, entry);
    viewed = fold(viewed, entry);
    if (stop) break;
    if (state !== undefined) expect(plain(viewed.game), `after version ${entry.v}`).toEqual(plain(state));
  }
  return viewed;
}

/** The names once people have changed theirs. */
const namesAfter = (steps: Step[], names: string[]): string[] =>
  steps.reduce((now, { entry: { event } }) => (event?.type === 'renamed' ? now.with(event.seat, event.name) : now), names);

describe.each(games)('a whole game of $name', ({ rules, lexicon, names, viewers }) => {
  test.each(viewers)('as seen from seat $seat folds after each event to the view that the server sends', ({ steps }) => {
    const viewed = expectToFold(emptyGame(rules, lexicon), momentsOf(steps));
    expect(viewed.stage).toBe('over');
    expect(viewed.seats.map(({ name }) => name)).toEqual(namesAfter(steps, names));
  });

  test.each(viewers)('as seen from seat $seat folds on from any state', ({ steps }) => {
    const moments = momentsOf(steps);
    let whole = emptyGame(rules, lexicon);
    moments.forEach(({ entry, state }, index) => {
      whole = fold(whole, entry);
      if (state === undefined || index % 7 !== 0) return; // one in seven takes long enough
      const started = { ...emptyGame(whole.rules, lexicon), v: whole.v, seats: whole.seats, game: state };
      expectToFold(started, moments.slice(index + 1));
    });
  });
});

import { layOn } from '../laying.ts';
import { foldPendingPlay } from './pending_play.ts';
import type { Ended, Game, GameEvent, Player, Rules, Tiles, TurnBegan } from '../../../connection/protocol.ts';
import type { ViewedGame } from '../viewed_game.ts';
import { adding, sortedRack, taking, total } from '../../../rules/tiles.ts';

function change(game: Game, seat: number, changed: (player: Player) => Partial<Player>): Game {
  const players = game.players.map((player, index) => (index === seat ? { ...player, ...changed(player) } : player));
  return { ...game, players };
}

/** A turn begins with the starter where the rules have one and nothing lies on the board. */
const startingTurn = (rules: Rules, { squares }: Game, { until }: TurnBegan): Partial<Game> =>
  rules.starter_turn && squares.length === 0 ? { placing_starter: until === undefined ? {} : { until } } : {};

/** The game after one of its events. */
export function foldGame(viewed: ViewedGame, game: Game, event: GameEvent): Game {
  const next = foldOne(viewed, game, event);
  return next.recorded ? { ...next, bag: recordedBag(viewed.rules, next) } : next;
}

/** How many tiles are in the bag where nobody knows the racks: those that are neither on the board nor needed for full racks. */
const recordedBag = (rules: Rules, { squares, players }: Game): number =>
  Math.max(0, total(rules) - squares.length - players.length * rules.rack_size);

function foldOne(viewed: ViewedGame, game: Game, event: GameEvent): Game {
  const { rules } = viewed;
  switch (event.type) {
    case 'bonuses_placed':
      return { ...game, premiums: event.premiums };
    case 'dealt':
    case 'drew':
      return foldDraw(rules, game, event);
    case 'rack_known':
      return change(game, event.seat, () => ({ rack: sortedRack(rules, event.rack) }));
    case 'racks_shown':
      return showRacks(rules, game, event.racks);
    case 'turn_began':
      return { ...game, ...startingTurn(rules, game, event), to_move: event.seat, turn: event.turn };
    case 'starter_placed':
      return foldStarter(rules, game, event);
    case 'turn_skipped':
      return change(game, event.seat, ({ lost_turns }) => ({ lost_turns: lost_turns - 1 }));
    case 'played':
      return foldPlay(rules, game, event);
    case 'exchanged':
      return foldExchange(rules, game, event);
    case 'upheld':
      return foldUpheld(game, event);
    case 'withdrawn':
      return foldWithdrawal(viewed, game, event);
    case 'resigned':
    case 'lost_on_time':
      return change(game, event.seat, () => ({ resigned: true }));
    case 'overtime_charged':
      return change(game, event.seat, ({ overtime = 0 }) => ({ overtime: overtime + event.points }));
    case 'ended':
      return foldEnd(rules, game, event);
    default:
      return foldPendingPlay(game, event);
  }
}

function foldDraw(rules: Rules, game: Game, { seat, drawn }: GameEvent & { type: 'dealt' | 'drew' }): Game {
  const bag = game.bag - drawn.count;
  return change({ ...game, bag }, seat, ({ rack }) => ({ rack: adding(rules, rack, drawn) }));
}

function foldStarter(rules: Rules, game: Game, { cell, options }: GameEvent & { type: 'starter_placed' }): Game {
  const starter: Game['squares'][number] = [...cell, rules.starter_turn?.tile ?? '', false];
  return { ...game, squares: [...game.squares, starter], placing_starter: null, options };
}

/** A record does not say what was drawn. */
function foldExchange(rules: Rules, game: Game, { seat, returned, drawn }: GameEvent & { type: 'exchanged' }): Game {
  if (game.recorded) return returned.tiles ? change(game, seat, ({ rack }) => ({ rack: taking(rules, rack, returned) })) : game;
  const bag = game.bag + returned.count - drawn.count;
  return change({ ...game, bag }, seat, ({ rack }) => ({ rack: adding(rules, taking(rules, rack, returned), drawn) }));
}

function foldUpheld(game: Game, event: GameEvent & { type: 'upheld' }): Game {
  const paid = change(game, event.seat, ({ score }) => ({ score: score + event.points }));
  const lost = event.turn_lost ? 1 : 0;
  const charged = change(paid, event.challenger, ({ lost_turns }) => ({ lost_turns: lost_turns + lost }));
  return { ...charged, pending_play: null };
}

function foldPlay(rules: Rules, game: Game, event: GameEvent & { type: 'played' }): Game {
  const { type: _, ...play } = event;
  const { seat, placement } = play;
  const pending_play = play.window === 'none' ? null : { ...play, accepted: [] };
  const tiles = placement.map(({ tile }) => tile);
  return change({ ...layOn(rules, game, placement), pending_play }, seat, ({ rack, score }) => ({
    rack: taking(rules, rack, { count: tiles.length, tiles }),
    score: score + event.play_score.total,
  }));
}

function showRacks(rules: Rules, game: Game, racks: Tiles[]): Game {
  const players = game.players.map((player, seat) => {
    const rack = racks[seat];
    return rack ? { ...player, rack: sortedRack(rules, rack) } : player;
  });
  return { ...game, players };
}

/** At the end all racks are shown. */
function foldEnd(rules: Rules, game: Game, event: Ended): Game {
  const racks = event.final_scores.map(({ rack }) => rack);
  return { ...showRacks(rules, game, racks), pending_play: null, result: event };
}

function foldWithdrawal(viewed: ViewedGame, game: Game, event: GameEvent & { type: 'withdrawn' }): Game {
  const rack = sortedRack(viewed.rules, event.rack);
  const bag = game.bag + event.returned.count;
  const restored = { ...game, ...viewed.before, bag, pending_play: null };
  return change(restored, event.seat, () => ({ rack, score: event.score }));
}

import { layOn } from './laying.ts';
import type { Ended, Game, Dispute, Player, RoomEvent, Rules, Tiles, TurnBegan } from '../../connection/protocol.ts';
import type { Room } from '../room/room.ts';
import { adding, sortedRack, taking, total } from '../../rules/tiles.ts';

function change(game: Game, seat: number, changed: (player: Player) => Partial<Player>): Game {
  const players = game.players.map((player, index) => (index === seat ? { ...player, ...changed(player) } : player));
  return { ...game, players };
}

function changeDispute(game: Game, change: (dispute: Dispute) => Partial<Dispute>): Game {
  const dispute = game.pending_play?.dispute;
  return game.pending_play && dispute
    ? { ...game, pending_play: { ...game.pending_play, dispute: { ...dispute, ...change(dispute) } } }
    : game;
}

/** During a vote, the window stays open. */
function putToVote(game: Game, dispute: Dispute): Game {
  if (!game.pending_play) return game;
  const { until: _, ...pending_play } = game.pending_play;
  return { ...game, pending_play: { ...pending_play, dispute } };
}

/** While the server did not run, nobody could answer. */
function putOff(game: Game, milliseconds: number): Game {
  const { pending_play: play, placing_starter: starter } = game;
  const later = <Open extends { until?: number }>(open: Open): Open => (open.until ? { ...open, until: open.until + milliseconds } : open);
  const dispute = play?.dispute && later(play.dispute);
  return { ...game, pending_play: play && { ...later(play), ...(dispute ? { dispute } : {}) }, placing_starter: starter && later(starter) };
}

/** A turn begins with the starter where the rules have one and nothing lies on the board. */
const startingTurn = (rules: Rules, { squares }: Game, { until }: TurnBegan): Partial<Game> =>
  rules.starter_turn && squares.length === 0 ? { placing_starter: until === undefined ? {} : { until } } : {};

/** The game after one of its events. */
export function foldGame(room: Room, game: Game, event: RoomEvent): Game {
  const next = foldOne(room, game, event);
  return next.recorded ? { ...next, bag: recordedBag(room.rules, next) } : next;
}

/** How many tiles are in the bag where nobody knows the racks: those that are neither on the board nor needed for full racks. */
const recordedBag = (rules: Rules, { squares, players }: Game): number =>
  Math.max(0, total(rules) - squares.length - players.length * rules.rack_size);

function foldOne(room: Room, game: Game, event: RoomEvent): Game {
  const { rules } = room;
  switch (event.type) {
    case 'bonuses_placed':
      return { ...game, premiums: event.premiums };
    case 'dealt':
    case 'drew': {
      const { seat, drawn } = event;
      const bag = game.bag - drawn.count;
      return change({ ...game, bag }, seat, ({ rack }) => ({ rack: adding(rules, rack, drawn) }));
    }
    case 'rack_known':
      return change(game, event.seat, () => ({ rack: sortedRack(rules, event.rack) }));
    case 'racks_shown':
      return showRacks(rules, game, event.racks);
    case 'turn_began':
      return { ...game, ...startingTurn(rules, game, event), to_move: event.seat, turn: event.turn };
    case 'starter_placed': {
      const starter: Game['squares'][number] = [...event.cell, rules.starter_turn?.tile ?? '', false];
      return { ...game, squares: [...game.squares, starter], placing_starter: null, options: event.options };
    }
    case 'turn_skipped':
      return change(game, event.seat, ({ lost_turns }) => ({ lost_turns: lost_turns - 1 }));
    case 'played':
      return foldPlay(rules, game, event);
    case 'exchanged': {
      if (game.recorded) return event.returned.tiles ? change(game, event.seat, ({ rack }) => ({ rack: taking(rules, rack, event.returned) })) : game;
      const bag = game.bag + event.returned.count - event.drawn.count;
      return change({ ...game, bag }, event.seat, ({ rack }) => ({
        rack: adding(rules, taking(rules, rack, event.returned), event.drawn),
      }));
    }
    case 'accepted':
      return game.pending_play
        ? { ...game, pending_play: { ...game.pending_play, accepted: [...game.pending_play.accepted, event.seat] } }
        : game;
    case 'challenged': {
      const { challenger, until } = event;
      return until ? putToVote(game, { challenger, until, evidence: '', votes: [] }) : game;
    }
    case 'evidence_shown':
      return changeDispute(game, () => ({ evidence: event.text }));
    case 'voted': {
      const vote = { seat: event.seat, opinion: event.opinion };
      return changeDispute(game, ({ votes }) => ({ votes: [...votes, vote] }));
    }
    case 'upheld': {
      const paid = change(game, event.seat, ({ score }) => ({ score: score + event.points }));
      const lost = event.turn_lost ? 1 : 0;
      const charged = change(paid, event.challenger, ({ lost_turns }) => ({ lost_turns: lost_turns + lost }));
      return { ...charged, pending_play: null };
    }
    case 'withdrawn':
      return foldWithdrawal(room, game, event);
    case 'window_closed':
      return { ...game, pending_play: null };
    case 'resigned':
    case 'lost_on_time':
      return change(game, event.seat, () => ({ resigned: true }));
    case 'overtime_charged':
      return change(game, event.seat, ({ overtime = 0 }) => ({ overtime: overtime + event.points }));
    case 'time_forgiven':
      return event.why === 'outage' ? putOff(game, event.milliseconds) : game;
    case 'ended':
      return foldEnd(rules, game, event);
    default:
      return game;
  }
}

function foldPlay(rules: Rules, game: Game, event: RoomEvent & { type: 'played' }): Game {
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

function foldWithdrawal(room: Room, game: Game, event: RoomEvent & { type: 'withdrawn' }): Game {
  const rack = sortedRack(room.rules, event.rack);
  const bag = game.bag + event.returned.count;
  const restored = { ...game, ...room.before, bag, pending_play: null };
  return change(restored, event.seat, () => ({ rack, score: event.score }));
}

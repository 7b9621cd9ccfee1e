import type { Dispute, Game, GameEvent } from '../../../connection/protocol.ts';

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

function accept(game: Game, seat: number): Game {
  const play = game.pending_play;
  return play ? { ...game, pending_play: { ...play, accepted: [...play.accepted, seat] } } : game;
}

/** The game after an event that is only about its pending play: who accepts it, and a vote. */
export function foldPendingPlay(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'accepted':
      return accept(game, event.seat);
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
    case 'window_closed':
      return { ...game, pending_play: null };
    case 'time_forgiven':
      return event.why === 'outage' ? putOff(game, event.milliseconds) : game;
    default:
      return game;
  }
}

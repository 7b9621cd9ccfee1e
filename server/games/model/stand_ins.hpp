#pragma once

#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// Who is present, and who wants a computer to play for an absent player. None of this is in the game's history: a
/// request is forgotten when the player who made it leaves.
class StandIns {
public:
    /// How long a player must be absent before others may ask for a stand-in, at most: a clock that gives less time
    /// makes it shorter, see `patience_of`. Where a move takes days, they must have been reminded of their turn, and
    /// have used most of their bank, too. During a pause others may ask for none.
    explicit StandIns(Span max_patience) : max_patience_(max_patience) {}

    /// Notes who is present now, and drops requests whose absent player is back or whose supporters are gone.
    void update(const GameState& state, const std::vector<bool>& present, Moment now);

    /// A player wants a computer to play. For their own seat this happens at once; for an absent player, when all who
    /// are present and play themselves agree. Until then no events follow. NOT_SEATED, NOT_STARTED, GAME_OVER,
    /// NO_SUCH_SEAT, COMPUTER_PLAYS, HAS_STAND_IN, NOT_ABSENT, STAND_IN_NOT_AGREED.
    Answer<std::vector<protocol::GameEvent>> request(const GameState& state, PlayerId player,
                                                     const protocol::client::AddStandIn& request, Moment now);
    /// The stand-in that all have agreed on.
    std::vector<protocol::GameEvent> agreed(const GameState& state) const;

    /// The requests that wait for somebody's agreement.
    std::vector<protocol::server::StandInRequest> requests(const GameState& state) const;
    /// The absent players for whom others may ask for a stand-in, and from when on.
    std::vector<protocol::server::Away> away(const GameState& state, Moment now) const;

private:
    Answer<engine::Seat> may_request(const GameState& state, PlayerId player,
                                     const protocol::client::AddStandIn& request, Moment now) const;
    void add(const protocol::client::AddStandIn& request, engine::Seat by);
    bool is_present(engine::Seat seat) const;
    bool has_a_say(const GameState& state, engine::Seat seat) const;
    std::vector<engine::Seat> missing(const GameState& state, const protocol::server::StandInRequest& request) const;

    Span max_patience_;
    std::vector<protocol::server::StandInRequest> requests_;
    std::vector<std::optional<Moment>> absent_since_;  // by seat, nothing for those who are present
};

/// The stand-in that others may ask for while a player is away: the one that the player has agreed to or, while more
/// than two people play and without days for each move, a strong one. Nothing if none may play.
std::optional<engine::Strength> stand_in_if_away(const GameState& state, engine::Seat seat);

/// NOT_ABSENT, for a player who is connected.
Complaint player_connected();

/// How long the others wait for an absent player: `max`, or less if the clock gives less for a move, or if a tenth of
/// its time for the game is less.
Span patience_of(const protocol::ClockRules& clock, Span max);

/// The owner of a seat plays again: NOT_SEATED, NOT_STARTED, GAME_OVER, NO_STAND_IN.
Answer<std::vector<protocol::GameEvent>> reclaim_seat(const GameState& state, PlayerId player);

}  // namespace crisscross::server

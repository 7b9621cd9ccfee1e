#pragma once

#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// Who is present, and who wants a computer to play for somebody absent. Not part of the room's history: a request is
/// forgotten when whoever made it leaves.
class StandIns {
public:
    /// Others may ask for a stand-in when a player has been absent for so long.
    explicit StandIns(Moment patience) : patience_(patience) {}

    /// Takes note of who is present now, and forgets requests that have lost their reason or those who made them.
    void update(const RoomState& state, const std::vector<bool>& present, Moment now);

    /// A player wants a computer to play. For the own seat that is so at once; for an absent player, when all agree
    /// who are present and play themselves, and until then no events follow. NOT_SEATED, NOT_STARTED, GAME_OVER,
    /// NO_SUCH_SEAT, COMPUTER_PLAYS, STANDS_IN_ALREADY, NOT_ABSENT.
    Answer<std::vector<protocol::RoomEvent>> request(const RoomState& state, PlayerId player,
                                                     const protocol::client::AddStandIn& request, Moment now);
    /// What all have agreed on.
    std::vector<protocol::RoomEvent> agreed(const RoomState& state) const;

    const std::vector<protocol::server::StandInRequest>& requests() const { return requests_; }

private:
    Answer<engine::Seat> may_request(const RoomState& state, PlayerId player,
                                     const protocol::client::AddStandIn& request, Moment now) const;
    void add(const protocol::client::AddStandIn& request, engine::Seat by);
    bool is_present(engine::Seat seat) const;
    bool has_a_say(const RoomState& state, engine::Seat seat) const;
    bool all_agree(const RoomState& state, const protocol::server::StandInRequest& request) const;

    Moment patience_;
    std::vector<protocol::server::StandInRequest> requests_;
    std::vector<std::optional<Moment>> absent_since_;  // by seat, nothing for those who are present
};

/// The owner of a seat plays again: NOT_SEATED, NOT_STARTED, GAME_OVER, NO_STAND_IN.
Answer<std::vector<protocol::RoomEvent>> reclaim_seat(const RoomState& state, PlayerId player);

}  // namespace crisscross::server

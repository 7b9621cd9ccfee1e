#pragma once

#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/rooms/room_state.hpp"
#include "server/runtime/clock.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// Who wants a computer to play for somebody absent. No part of the room's history: it is forgotten with the visits
/// that it hangs on.
class StandIns {
public:
    /// Another strength than was asked for before begins anew.
    void ask(const protocol::client::AddStandIn& request, engine::Seat by);
    /// Forgets whom nobody has to play for any more, and those who asked and have gone.
    void keep_up(const RoomState& state, const std::vector<bool>& present, Moment now);
    /// Who has been away since then, by seat.
    std::vector<bool> away(Moment since) const;
    /// For whom all have agreed who are present and play themselves.
    std::vector<protocol::RoomEvent> agreed(const RoomState& state, const std::vector<bool>& present) const;

    const std::vector<protocol::server::StandInRequest>& asked() const { return asked_; }

private:
    std::vector<protocol::server::StandInRequest> asked_;
    std::vector<std::optional<Moment>> gone_at_;  // by seat, nothing for who is present
};

/// Whose wish it may be: NOT_SEATED, NOT_STARTED, GAME_OVER, NO_SUCH_SEAT, COMPUTER_PLAYS,
/// STANDS_IN_ALREADY, NOT_ABSENT. `away`: for long enough.
Answer<engine::Seat> may_ask(const RoomState& state, const std::vector<bool>& present, const std::vector<bool>& away,
                             PlayerId player, const protocol::client::AddStandIn& request);

/// The seat's owner plays again: NOT_SEATED, NOT_STARTED, GAME_OVER, NO_STAND_IN.
Answer<std::vector<protocol::RoomEvent>> take_back(const RoomState& state, PlayerId player);

}  // namespace crisscross::server

#pragma once

#include <optional>
#include <vector>

#include "engine/game/view/allowed.hpp"
#include "protocol/messages/message_parts.hpp"

namespace crisscross::protocol {

/// Requests that are listed in addition to the commands of a game.
enum class RequestKind : std::uint8_t {
    hint,
    lookup,
    word,
    take_seat,
    leave_seat,
    add_computer,
    remove_computer,
    start,
    add_stand_in,
    reclaim_seat,
    propose_clock,
    withdraw_proposal,
    decline_proposal,
    set_night,
    begin_holiday,
    end_holiday,
    take_back,
    end_game,
    abort_game,
    decline_agreement,
    nudge,
    always_accept
};

/// A request that may be sent now.
struct AllowedRequest {
    RequestKind request = RequestKind::hint;
    std::optional<engine::Seat> seat{};  ///< of the computer to remove, or the player to nudge; `add_stand_in` is for
                                         ///< the player's own seat
    engine::Turn turn = 0;               ///< of the move to take back
    std::optional<bool> on{};            ///< what `always_accept` would change: whether the player accepts every play
    bool operator==(const AllowedRequest&) const = default;
};

/// What a viewer may do now: commands of the game, and other requests about the room.
struct Allowance {
    std::vector<engine::Allowed> commands{};
    std::vector<AllowedRequest> requests{};
    bool operator==(const Allowance&) const = default;
};

/// One list, commands first: `[{"command": "exchange", "turn": 12, "least": 1, "most": 7}, ...]`.
Json write_allowed(const Allowance& allowance);

}  // namespace crisscross::protocol

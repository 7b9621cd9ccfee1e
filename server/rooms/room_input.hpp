#pragma once

#include <optional>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/rooms/room_lease.hpp"
#include "server/sessions/subscriber.hpp"

namespace crisscross::server {

/// Somebody begins to watch; who watches already begins anew.
struct Enter {
    Viewer viewer{};
    RoomLease lease;
    protocol::RequestId id{};
    std::optional<std::uint32_t> seen{};  ///< the last version that the client has
};
/// Somebody watches no longer, or the connection is lost.
struct Exit {
    std::uint64_t connection = 0;
};
/// A command, a preview or a question.
struct Say {
    Viewer viewer{};
    protocol::RequestId id{};
    protocol::ClientMessage message{};
};
/// The time of a window, a vote or a turn has run out.
struct Expired {
    engine::Turn turn = 0;
};

/// What the computers do about a version of the room has been found.
struct Considered {
    std::uint32_t version = 0;
    std::optional<ComputerMove> move{};
};
/// A search for a play that somebody may still have is done (K13).
struct Searched {
    std::uint32_t version = 0;
    std::optional<engine::NoPlayFound> found{};
};
/// The pause is over after which a computer makes the move that was found for a version.
struct Rested {
    std::uint32_t version = 0;
};

/// Everything that a room reacts to.
using RoomInput = std::variant<Enter, Exit, Say, Expired, Considered, Searched, Rested>;

}  // namespace crisscross::server

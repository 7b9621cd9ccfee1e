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

/// A computer has thought about a version of the room.
struct Considered {
    std::uint32_t version = 0;
    std::optional<Thought> thought{};
};
/// The pause is over after which a computer says what it has thought about a version.
struct Rested {
    std::uint32_t version = 0;
};

/// The room's word list is there in the letters of its tiles.
struct Respelt {
    engine::Lexicon list;
};

/// Everything that a room reacts to.
using RoomInput = std::variant<Enter, Exit, Say, Expired, Considered, Rested, Respelt>;

}  // namespace crisscross::server

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game/seat.hpp"
#include "engine/game/view/asked.hpp"
#include "protocol/messages/message_parts.hpp"

/// What somebody sees who has joined a game of a room.
namespace crisscross::protocol::server {

/// A room as a joining viewer sees it: a snapshot, or the versions missed since `seen`.
struct RoomView {
    int game = first_game;
    std::optional<engine::Seat> seat{};                ///< the player's own
    Json may{"[]"};                                    ///< what the viewer may do now; see `write_allowed`
    std::optional<engine::Asked> asked{};              ///< what the room is waiting for the viewer to do
    std::variant<Json, std::vector<Entry>> content{};  ///< a snapshot, or entries
    std::optional<Json> clocks{};                      ///< in a game that is timed; see `write_clocks`
    bool operator==(const RoomView&) const = default;
};

struct Created {
    RequestId id{};
    std::string room{};              ///< its code
    std::optional<RoomView> view{};  ///< if the request was to join it, too
    bool operator==(const Created&) const = default;
};

struct Joined {
    RequestId id{};
    std::string room{};
    RoomView view{};
    bool operator==(const Joined&) const = default;
};

/// All that one command made, as the viewer may see it.
struct Events {
    std::string room{};
    int game = first_game;
    std::vector<Entry> events{};
    Json may{"[]"};                        ///< what the viewer may do after the last of them; see `write_allowed`
    std::optional<engine::Asked> asked{};  ///< what the room is then waiting for the viewer to do
    std::optional<Json> clocks{};          ///< after the last of them, in a game that is timed; see `write_clocks`
    bool operator==(const Events&) const = default;
};

/// The host of the server, or of the room, has closed a room that the client has joined: it is left, and those who
/// had a seat in it can join it only to review its finished games.
struct RoomClosed {
    std::string room{};
    bool operator==(const RoomClosed&) const = default;
};

}  // namespace crisscross::protocol::server

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/game.hpp"

namespace crisscross::storage {

using RoomId = std::int64_t;

/// A place with a code that stays.
struct RoomRow {
    RoomId id = 0;
    std::string code{};
    std::int64_t created = 0;
    bool closed = false;  ///< by the host of the server
    bool operator==(const RoomRow&) const = default;
};

/// A new room with its first game and that game's first events. All of it is stored, or nothing.
struct CreateRoom {
    std::string code{};
    std::int64_t at = 0;
    GameSetup setup{};
    std::vector<std::string> events{};
    std::optional<CommandId> command{};
    Projection projection{};
};

/// All of it is on disk.
struct RoomCreated {
    RoomId room = 0;
    GameId game = 0;
    bool operator==(const RoomCreated&) const = default;
};
/// Another room has this code; nothing is stored.
struct CodeTaken {
    bool operator==(const CodeTaken&) const = default;
};
using CreateRoomOutcome = std::variant<RoomCreated, CodeTaken, Repeated>;

/// A room in the list of a player who has a seat there.
struct RoomListing {
    std::string code{};
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};    ///< by seat
    int seat = 0;                        ///< the player's
    std::optional<std::string> asked{};  ///< of the player: move, accept, vote
    std::int64_t changed = 0;
    bool operator==(const RoomListing&) const = default;
};

}  // namespace crisscross::storage

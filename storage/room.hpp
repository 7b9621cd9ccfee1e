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

/// A game of a room that has begun or may begin.
struct GameListing {
    int number = 0;  ///< in the room, from 1
    std::string system{};
    std::string stage{};
    std::vector<SeatRow> seats{};
    std::vector<SeatResult> results{};  ///< by seat, once it is over
    std::int64_t changed = 0;
    bool operator==(const GameListing&) const = default;
};

/// What somebody has reached in the games of a room that are over.
struct Standing {
    std::optional<PlayerId> player{};  ///< nothing for a computer
    std::string name{};                ///< the one used last
    int games = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0;  ///< final scores, added up
    bool operator==(const Standing&) const = default;
};

/// The games of a room.
struct Series {
    std::optional<PlayerId> host{};     ///< who made the room; nothing if that is not known any more
    std::vector<GameListing> games{};   ///< the newest first
    std::vector<Standing> standings{};  ///< the most wins first
    bool operator==(const Series&) const = default;
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

/// The next game of a room with its first events. All of it is stored, or nothing.
struct CreateGame {
    RoomId room = 0;
    int number = 0;  ///< that follows the number of the newest game
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

/// All of it is on disk.
struct GameCreated {
    GameId game = 0;
    bool operator==(const GameCreated&) const = default;
};
/// `Conflict`: the room has another newest game than was expected; nothing is stored.
using CreateGameOutcome = std::variant<GameCreated, Conflict, Repeated>;

/// A game in the list of a player who has a seat in it.
struct RoomListing {
    std::string code{};
    int game = 1;  ///< its number
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};    ///< by seat
    int seat = 0;                        ///< the player's
    std::optional<std::string> asked{};  ///< of the player: move, accept, vote
    std::int64_t changed = 0;
    bool operator==(const RoomListing&) const = default;
};

}  // namespace crisscross::storage

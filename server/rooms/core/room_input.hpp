#pragma once

#include <optional>
#include <string>
#include <variant>

#include "server/games/core/step/game_input.hpp"
#include "server/limits/permission.hpp"
#include "server/rooms/core/room_lease.hpp"
#include "server/rooms/model/chat_job.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// A connection comes into the room, to watch one of its games.
struct Enter {
    Caller caller{};
    RoomLease lease;
    protocol::RequestId id{};
    std::optional<int> game{};            ///< its number; the newest if missing
    std::optional<std::uint32_t> seen{};  ///< the last version of that game that the client has
    Join::Request request = Join::Request::join;
    std::optional<std::string> shown_password{};  ///< the hash that the password in the request matches, or empty
    std::string network{};                        ///< whose limits count what has to be read
    std::string name{};                           ///< of the player; empty if they have none
    Visibility page = Visibility::visible;
};
/// Something for one of the room's games.
struct ToGame {
    int game = protocol::first_game;
    GameRequest request;
};
/// A command about the room.
struct SayInRoom {
    Caller caller{};
    protocol::RoomCommand command{};
    Answer<Permission> permission = Permission();  ///< that it needs, or why it has none
};
/// The host of the room wants to change it. `password_hash` is that of the password in the request, if it has one.
struct SayAsHost {
    Caller caller{};
    protocol::RoomChange change{};
    std::string password_hash{};
};
/// The host of the server has removed this player: in a game that has not started their seat becomes free.
struct Remove {
    Unseat unseat{};
    RoomLease lease;
};

/// A player has another name in one of the room's games from now on.
struct RenameIn {
    int game = protocol::first_game;
    Rename rename{};
    RoomLease lease;
    std::optional<std::string> network{};  ///< which pays for opening the game; none if nobody does
};
/// A player has another name from now on, even where they only watch. Their seats get it by `RenameIn`.
struct NewName {
    PlayerId player = 0;
    std::string name{};
};
/// The clocks of a game will soon do something, or an outage may have kept it from calling its players.
struct WakeGame {
    int game = protocol::first_game;
    RoomLease lease;
    Wake::After after = Wake::After::alarm;
};

/// Finished games have been added to the room in the store.
struct GamesAdded {};

/// Nobody is in the room or about to come: it may have nothing left to do.
struct LeasesEnded {};

/// A request about the room's chat.
struct SayInChat {
    Caller caller{};
    protocol::ChatMessage message{};
    Permission permission{};  ///< to keep what it adds
};

/// What is stored of the room and its games has changed: what is open is read again.
struct RereadRoom {
    bool done = false;
};

/// Input from outside. It waits in the room's inbox while the storage works for the room.
using RoomRequest = std::variant<Enter, Leave, ToGame, SayInRoom, Close, Remove, RenameIn, Stop, WakeGame, SayAsHost,
                                 SayInChat, RereadRoom, GamesAdded, NewName, LeasesEnded, PageChange>;

/// The room has been read.
struct RoomLoaded {
    RoomRecord record;
};
/// The outcome of `CreateGame`.
struct GameMade {
    struct OnDisk {};
    /// Nothing was stored: the room has another game in the meantime.
    struct TooLate {};
    std::variant<OnDisk, TooLate, Complaint> outcome{};
};

/// The change is on disk.
struct RoomChanged {};

/// The answer to the last effect, if that asked the storage.
using RoomAnswer = std::variant<StorageAnswer, RoomLoaded, GameMade, RoomChanged, ChatDone>;

/// Everything that a room reacts to.
using RoomInput = std::variant<RoomRequest, RoomAnswer>;

}  // namespace crisscross::server

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/games/game.hpp"

namespace crisscross::storage {

using RoomId = std::int64_t;

/// What a room is besides its games.
struct AboutRoom {
    std::string name{};           ///< empty if it has none
    std::string entry = "link";   ///< who may come in: link, password, public
    std::string password_hash{};  ///< Argon2id with its salt; empty where none is needed
    bool locked = false;
    bool watchers = true;  ///< others may watch
    int delay_moves = 0;   ///< how much later they see what happens
    int delay_seconds = 0;
    bool rated = true;                      ///< the games that will be made in it count for ratings
    std::optional<PlayerId> host{};         ///< nothing if that is not known any more
    std::vector<std::string> kept_seats{};  ///< names
    std::vector<PlayerId> removed{};        ///< by the host of the room
    std::string next_game{};                ///< what its people want to play next, as a text; empty if nobody knows
    bool operator==(const AboutRoom&) const = default;
};

/// A room has the receipts of at most this many requests, the latest of those that were stored.
inline constexpr int max_room_receipts = 64;

/// From now on a room is like this. All of it is stored, or nothing.
struct ChangeRoom {
    RoomId room = 0;
    AboutRoom about{};
    std::optional<std::int64_t> closed{};  ///< when, if it is closed with this change
    std::optional<CommandId> request{};    ///< that led to it, if any
    std::optional<PlayerId> lines_of{};    ///< whose lines of its chat are deleted with this change
    std::optional<PlayerRow> named{};      ///< who has another name from now on
};

/// A place with a code that stays.
struct RoomRow {
    RoomId id = 0;
    std::string code{};
    std::int64_t created = 0;
    bool closed = false;  ///< by its host, or the host of the server
    int last_game = 0;    ///< the number of the last game that it has had, even if it has been removed
    AboutRoom about{};
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

/// A game that is under way, and who has a seat in it.
struct GameUnderWay {
    int number = 0;
    std::vector<PlayerId> players{};
    std::int64_t quiet_since = 0;  ///< when something happened in it last, or happens by itself next
    bool operator==(const GameUnderWay&) const = default;
};

/// The seat of somebody whom the host of the room has removed since, in a game that is over.
struct FormerSeat {
    PlayerId player = 0;
    int game = 0;  ///< its number
    bool operator==(const FormerSeat&) const = default;
};

/// The games of a room.
struct Series {
    AboutRoom about{};
    std::vector<GameListing> games{};   ///< the newest first
    std::vector<Standing> standings{};  ///< the most wins first
    std::vector<PlayerRow> people{};    ///< who has had a seat in any of its games, with the name used last
    bool chat_on = true;
    bool closed = false;
    int last_game = 0;  ///< the number of the last game that it has had, even if it has been removed
    std::vector<GameUnderWay> under_way{};  ///< all of them, including those that are not in `games`
    std::vector<CommandId> receipts{};      ///< of requests about the room, the oldest first
    std::vector<FormerSeat> former{};       ///< all of them, even in games that are not in `games`
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
    AboutRoom about{};  ///< the host is the person who gave the command
};

/// The next game of a room with its first events. All of it is stored, or nothing.
struct CreateGame {
    RoomId room = 0;
    int number = 0;  ///< that follows the number of the last game that the room has had
    std::int64_t at = 0;
    GameSetup setup{};
    std::vector<std::string> events{};
    Projection projection{};
    std::optional<CommandId> request{};  ///< about the room, that led to the game
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
/// `Conflict`: the number is not the next one; nothing is stored.
using CreateGameOutcome = std::variant<GameCreated, Conflict>;

/// A game in the list of a player who has a seat in it. Of a closed room only games that are over are in the list.
struct RoomListing {
    std::string code{};
    int game = 1;  ///< its number
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};    ///< by seat
    int seat = 0;                        ///< the player's
    std::optional<std::string> asked{};  ///< of the player: move, accept, vote
    std::int64_t asked_at = 0;           ///< since when, if anything is
    std::int64_t changed = 0;
    PlayerId player = 0;                  ///< in that seat: the one who asks, or a guest who is the same person
    std::vector<SeatResult> results{};    ///< by seat, once it is over
    std::optional<std::int64_t> until{};  ///< when the time of the player to move will be up
    bool paused = false;                  ///< the clocks, while the game is under way
    int unread = 0;                       ///< lines of the chat that the player has not read, up to `max_unread`
    bool closed = false;                  ///< the room, by its host or that of the server
    bool operator==(const RoomListing&) const = default;
};

/// More lines that somebody has not read are not counted.
inline constexpr int max_unread = 100;

/// A place in the list of a player's games. Games that are over come last, and those that ask something of the player
/// first; then those with the least time left, and then the last changed.
struct PlaceInList {
    bool over = false;
    bool asked = false;
    std::optional<std::int64_t> until{};
    std::int64_t changed = 0;
    std::string code{};
    int game = 1;
    bool operator==(const PlaceInList&) const = default;
};

/// Which games of a player to list.
struct RoomsQuery {
    PlayerId player = 0;
    int limit = 100;
    std::optional<PlaceInList> after{};  ///< only those that come after this place
    std::optional<std::string> room{};   ///< only those of the room with this code
};

}  // namespace crisscross::storage

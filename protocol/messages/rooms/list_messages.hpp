#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/seat.hpp"
#include "engine/game/view/asked.hpp"
#include "protocol/messages/message_parts.hpp"

/// The list of a player's games: asked for in pages, and kept up to date.
namespace crisscross::protocol {

/// A place in the list, by what decides the order there. It stays a place when the games change.
struct PlaceInList {
    bool over = false;
    bool asked = false;
    std::optional<std::int64_t> until{};
    std::int64_t changed = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const PlaceInList&) const = default;
};

namespace client {

/// Asks for the games in which the guest has a seat: the first of them, or those after a place.
struct Rooms {
    RequestId id{};
    std::optional<PlaceInList> after{};
    bool operator==(const Rooms&) const = default;
};
/// Asks to hear whenever one of the guest's games changes.
struct FollowMyGames {
    RequestId id{};
    bool operator==(const FollowMyGames&) const = default;
};
struct UnfollowMyGames {
    RequestId id{};
    bool operator==(const UnfollowMyGames&) const = default;
};

}  // namespace client

namespace server {

/// A game in which the player has a seat.
struct RoomSummary {
    std::string room{};
    int game = first_game;
    std::string system{};
    std::string stage{};                   ///< waiting, playing, over
    std::vector<std::string> names{};      ///< by seat
    engine::Seat seat = 0;                 ///< the player's own
    std::optional<engine::Asked> asked{};  ///< of this player, if anything is
    std::int64_t changed = 0;              ///< milliseconds since 1970 UTC
    std::optional<std::int64_t> until{};   ///< when the clock of the player whose turn it is will show zero
    bool paused = false;                   ///< the clocks of a game under way
    int unread = 0;                        ///< lines of the chat
    std::vector<int> scores{};             ///< by seat, the final ones of a game that is over
    std::vector<engine::Seat> winners{};   ///< likewise
    bool closed = false;                   ///< the room is closed, and only reviewed any more
    bool operator==(const RoomSummary&) const = default;
};
/// A page of the list.
struct Rooms {
    RequestId id{};
    std::vector<RoomSummary> rooms{};
    std::optional<PlaceInList> next{};  ///< after which the list goes on, if it does
    bool operator==(const Rooms&) const = default;
};
/// These rooms have changed for the player. `games` are all games of them that their list has now.
struct MyGames {
    std::vector<std::string> rooms{};
    std::vector<RoomSummary> games{};
    bool operator==(const MyGames&) const = default;
};

}  // namespace server

}  // namespace crisscross::protocol

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/strength.hpp"
#include "protocol/messages/games/clock_rules.hpp"
#include "protocol/messages/message_parts.hpp"
#include "protocol/messages/rooms/room_messages.hpp"

/// How rooms are made, watched and left.
namespace crisscross::protocol::client {

/// Creates a room and takes its first seat; with `join`, watches it at once.
struct Create {
    RequestId id{};
    std::string name{};
    std::optional<std::string> level{};         ///< of the creator, where the rules have levels (F1)
    std::optional<engine::Strength> if_away{};  ///< of the creator: the stand-in that they agree to
    engine::Settings settings{};
    bool join = false;
    std::optional<ClockRules> clock{};  ///< none if missing
    std::optional<AboutRoom> about_room{};
    bool operator==(const Create&) const = default;
};

/// Watches a game of a room from now on, and no other game of it; `seen` is the last version that the client has of
/// it.
struct Join {
    RequestId id{};
    std::string room{};
    std::optional<int> game{};  ///< its number; the newest if missing
    std::optional<std::uint32_t> seen{};
    std::optional<std::string> password{};  ///< of the room
    bool operator==(const Join&) const = default;
};

/// Stops watching a room.
struct Leave {
    RequestId id{};
    std::string room{};
    bool operator==(const Leave&) const = default;
};

/// Gives the guest a new name, in all rooms where they have a seat and the game is not over.
struct Rename {
    RequestId id{};
    std::string name{};
    bool operator==(const Rename&) const = default;
};

/// Asks which systems there are and what a room may set.
struct Catalogue {
    RequestId id{};
    bool operator==(const Catalogue&) const = default;
};

}  // namespace crisscross::protocol::client

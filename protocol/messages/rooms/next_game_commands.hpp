#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/catalogue/settings.hpp"
#include "protocol/messages/games/clock_rules.hpp"
#include "protocol/messages/message_parts.hpp"

/// What game is to follow the newest one of a room.
namespace crisscross::protocol::client {

/// Proposes what game is to follow this one, which is the newest of the room. The proposer agrees to it.
struct ProposeGame {
    RequestId id{};
    std::optional<engine::Settings> settings{};  ///< those of this game if missing
    bool turned = false;                         ///< everybody moves up by one seat, and the first becomes the last
    std::optional<ClockRules> clock{};           ///< that of this game if missing
    std::optional<std::string> level{};          ///< that the player wants in it, where its rules have levels
    std::string room{};
    int game = first_game;
    bool operator==(const ProposeGame&) const = default;
};

/// Agrees to the game that is proposed.
struct AgreeToGame {
    RequestId id{};
    std::uint32_t proposal = 0;          ///< its number
    std::optional<std::string> level{};  ///< that the player wants in it, where its rules have levels
    std::string room{};
    int game = first_game;
    bool operator==(const AgreeToGame&) const = default;
};

/// Declines the game that is proposed, or takes the proposal back.
struct DeclineGame {
    RequestId id{};
    std::uint32_t proposal = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const DeclineGame&) const = default;
};

/// Begins the game that is proposed without those who have not agreed yet; only the host of the room may.
struct BeginGame {
    RequestId id{};
    std::uint32_t proposal = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const BeginGame&) const = default;
};

}  // namespace crisscross::protocol::client

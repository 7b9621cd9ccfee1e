#pragma once

#include "protocol/messages/games/clock_event.hpp"
#include "protocol/messages/message_parts.hpp"

/// What players do with the clocks of a game.
namespace crisscross::protocol::client {

/// Proposes something, or agrees to what others have proposed. It happens when all players propose the same.
struct ProposeClock {
    RequestId id{};
    ClockProposal proposal{};
    std::string room{};
    int game = first_game;
    bool operator==(const ProposeClock&) const = default;
};
/// Takes the player's own proposal back.
struct WithdrawProposal {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const WithdrawProposal&) const = default;
};
/// Ends what others have proposed.
struct DeclineProposal {
    RequestId id{};
    ClockProposal proposal{};
    std::string room{};
    int game = first_game;
    bool operator==(const DeclineProposal&) const = default;
};
/// Sets the hours of a player's night in a slow game.
struct SetNight {
    RequestId id{};
    std::optional<Night> night{};  ///< none to have no night
    std::string room{};
    int game = first_game;
    bool operator==(const SetNight&) const = default;
};
/// From now on the player's slow clock does not run.
struct BeginHoliday {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const BeginHoliday&) const = default;
};
/// It runs again.
struct EndHoliday {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const EndHoliday&) const = default;
};

}  // namespace crisscross::protocol::client

#pragma once

#include <string>

#include "engine/game/command.hpp"
#include "protocol/messages/message_parts.hpp"

/// What needs the agreement of all players, and a reminder to one of them.
namespace crisscross::protocol::client {

/// Wants to take the player's own latest move back, or agrees to what another player wants to take back.
struct TakeBack {
    RequestId id{};
    engine::Turn turn = 0;  ///< of the move
    std::string room{};
    int game = first_game;
    bool operator==(const TakeBack&) const = default;
};

/// Wants the game to end as it stands, or agrees to it.
struct EndGame {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const EndGame&) const = default;
};

/// Wants the game to be aborted, or agrees to it.
struct AbortGame {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const AbortGame&) const = default;
};

/// Does not want what players want to agree on, or not any more.
struct DeclineAgreement {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const DeclineAgreement&) const = default;
};

/// Reminds the player whose turn it is.
struct Nudge {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Nudge&) const = default;
};

}  // namespace crisscross::protocol::client

#pragma once

#include <optional>
#include <string>

#include "engine/computer/strength.hpp"
#include "engine/game/seat.hpp"
#include "protocol/messages/message_parts.hpp"

/// Who sits where before the start, who plays for whom after it, and who accepts every play.
namespace crisscross::protocol::client {

/// Takes the next free seat of a room.
struct TakeSeat {
    RequestId id{};
    std::string name{};
    std::optional<std::string> level{};
    std::optional<engine::Strength> if_away{};  ///< the stand-in that the player agrees to
    std::string room{};
    int game = first_game;
    bool operator==(const TakeSeat&) const = default;
};

/// Gives the seat up, before the game has started.
struct LeaveSeat {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const LeaveSeat&) const = default;
};

/// Adds a computer; only the host may, before the start.
struct AddComputer {
    RequestId id{};
    engine::Strength strength = engine::Strength::casual;
    std::string room{};
    int game = first_game;
    bool operator==(const AddComputer&) const = default;
};

/// Removes a computer.
struct RemoveComputer {
    RequestId id{};
    engine::Seat seat = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const RemoveComputer&) const = default;
};

/// Asks for a computer to play for a seat: the player's own, or an absent player's.
struct AddStandIn {
    RequestId id{};
    engine::Seat seat = 0;
    engine::Strength strength = engine::Strength::casual;
    std::string room{};
    int game = first_game;
    bool operator==(const AddStandIn&) const = default;
};

/// Takes the seat back from a stand-in.
struct ReclaimSeat {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const ReclaimSeat&) const = default;
};

/// From now on the player accepts every play of this game, or decides about each again.
struct AlwaysAccept {
    RequestId id{};
    bool on = false;
    std::string room{};
    int game = first_game;
    bool operator==(const AlwaysAccept&) const = default;
};

/// Starts the game; only the host may.
struct Start {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Start&) const = default;
};

}  // namespace crisscross::protocol::client

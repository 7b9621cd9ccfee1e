#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/computer/strength.hpp"
#include "engine/game/seat.hpp"
#include "protocol/messages/message_parts.hpp"

/// Who is there.
namespace crisscross::protocol::server {

/// Others want a computer to play for an absent player.
struct StandInRequest {
    engine::Seat seat = 0;  ///< of the absent player
    engine::Strength strength = engine::Strength::casual;
    std::vector<engine::Seat> agreed{};   ///< who has agreed so far
    std::vector<engine::Seat> missing{};  ///< who still has to
    bool operator==(const StandInRequest&) const = default;
};

/// An absent player for whom the others may ask for a computer.
struct Away {
    engine::Seat seat = 0;
    std::int64_t stand_in_from = 0;                        ///< not before, milliseconds since 1970 UTC
    engine::Strength strength = engine::Strength::strong;  ///< the one that the player has agreed to, or strong
    bool operator==(const Away&) const = default;
};

/// Who is connected now. Not part of the room's versions.
struct Presence {
    std::string room{};
    int game = first_game;
    std::vector<bool> present{};  ///< by seat
    int watchers = 0;             ///< people without a seat
    std::vector<Away> away{};
    std::vector<StandInRequest> stand_in_requests{};
    bool operator==(const Presence&) const = default;
};

}  // namespace crisscross::protocol::server

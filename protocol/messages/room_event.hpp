#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/computer/strength.hpp"
#include "engine/game/event.hpp"

namespace crisscross::protocol {

/// Somebody took the next seat of a room that has not started.
struct Seated {
    std::int64_t player = 0;  ///< their number; stored, never sent
    std::string name{};
    std::optional<std::string> level{};          ///< where the rules have levels (F1)
    std::optional<engine::Strength> computer{};  ///< nobody's seat: a computer plays
    bool operator==(const Seated&) const = default;
};

/// A seat was given up before the start; the seats behind it move up by one.
struct Vacated {
    engine::Seat seat = 0;
    bool operator==(const Vacated&) const = default;
};

/// From now on a computer plays for the seat's owner.
struct StandInAdded {
    engine::Seat seat = 0;
    engine::Strength strength = engine::Strength::casual;
    bool operator==(const StandInAdded&) const = default;
};

/// The seat's owner plays again.
struct SeatReclaimed {
    engine::Seat seat = 0;
    bool operator==(const SeatReclaimed&) const = default;
};

/// One version of a room's history.
using RoomEvent = std::variant<Seated, Vacated, StandInAdded, SeatReclaimed, engine::Event>;

}  // namespace crisscross::protocol

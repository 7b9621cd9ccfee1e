#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/computer/strength.hpp"
#include "engine/event.hpp"

namespace crisscross::protocol {

/// Somebody took the next seat of a room that has not started.
struct Seated {
    std::int64_t player = 0;  ///< the account; stored, never sent
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

/// One version of a room's history.
using RoomEvent = std::variant<Seated, Vacated, engine::Event>;

}  // namespace crisscross::protocol

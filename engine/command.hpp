#pragma once

#include <cstdint>
#include <variant>

#include "engine/play.hpp"

namespace crisscross::engine {

/// Number of a turn, counted from 1 over all seats. A play is named by the turn in which it was made.
using Turn = std::uint32_t;

/// Lays tiles in turn `turn`.
struct Play {
    Turn turn = 0;
    Edits edits{};
    bool operator==(const Play&) const = default;
};
/// Swaps tiles; none at all is a pass (K9).
struct Exchange {
    Turn turn = 0;
    TileCounts tiles{};
    bool operator==(const Exchange&) const = default;
};
struct Pass {
    Turn turn = 0;
    bool operator==(const Pass&) const = default;
};
/// Questions the play of turn `play` (K11).
struct Challenge {
    Turn play = 0;
    bool operator==(const Challenge&) const = default;
};
/// Gives up the right to challenge the play of turn `play`.
struct Accept {
    Turn play = 0;
    bool operator==(const Accept&) const = default;
};
struct Resign {
    bool operator==(const Resign&) const = default;
};
/// The window to challenge the play of turn `play` has run out; said by the room's clock, by no seat.
struct Expire {
    Turn play = 0;
    bool operator==(const Expire&) const = default;
};

using Command = std::variant<Play, Exchange, Pass, Challenge, Accept, Resign, Expire>;

}  // namespace crisscross::engine

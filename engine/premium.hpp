#pragma once

#include <cstdint>
#include <vector>

#include "engine/cell.hpp"

namespace crisscross::engine {

/// What a premium multiplies: the letter laid on it, or every word that this letter is part of (K12).
enum class Scope : std::uint8_t { letter, word };

/// A bonus on the board: it acts for a letter laid on any of its cells. Scoring never asks for its shape.
struct Premium {
    std::vector<Cell> cells{};
    Scope scope = Scope::letter;
    int factor = 1;
    bool operator==(const Premium&) const = default;
};

}  // namespace crisscross::engine

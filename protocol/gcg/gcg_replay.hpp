#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/scoring.hpp"
#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// A line that was found right, with what the rules make of it.
struct Replayed {
    Line line{};
    engine::PlayScore play{};  ///< words and bonus, of a play only
    bool operator==(const Replayed&) const = default;
};

/// The first line that is not right, and what it should have been.
struct Difference {
    int line = 0;
    std::string why{};
    bool operator==(const Difference&) const = default;
};

struct Replay {
    std::vector<Replayed> moves{};
    std::array<int, 2> totals{};
    std::optional<Difference> difference{};
};

/// Plays a game again: geometry, tiles, each score and each total. Words are not looked up, and whose turn it is is
/// not asked, because records often leave out a turn that was lost.
Replay replay(const engine::Rules& rules, const Game& game);

/// One move as a JSON object: line, player, type, what it did, its words with their scores, score and total.
std::string write_move(const engine::Rules& rules, const Game& game, const Replayed& move);
std::string write_difference(const Difference& difference);

}  // namespace crisscross::protocol::gcg

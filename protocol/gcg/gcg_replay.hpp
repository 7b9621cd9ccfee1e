#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/play/scoring.hpp"
#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// A line that is right, with what the rules make of it.
struct Replayed {
    Line line{};
    engine::PlayScore play{};  ///< words and bingo; only of a play
    bool operator==(const Replayed&) const = default;
};

/// The first line that is wrong, and what it should have been.
struct Difference {
    int line = 0;
    std::string why{};
    bool operator==(const Difference&) const = default;
};

struct Replay {
    std::vector<Replayed> moves{};
    std::vector<int> totals{};  ///< by player
    std::optional<Difference> difference{};
};

/// Replays a game and checks geometry, tiles, each score and each total. Does not look words up, nor check whose turn
/// it is, because records often leave out a lost turn.
Replay replay(const engine::Rules& rules, const Game& game);

/// A move as a JSON object: line, player, type, what it did, its words with their scores, its score and the total.
std::string write_move(const engine::Rules& rules, const Game& game, const Replayed& move);
std::string write_difference(const Difference& difference);

}  // namespace crisscross::protocol::gcg

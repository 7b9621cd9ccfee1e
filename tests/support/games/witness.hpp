#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "tests/support/engine/started_game.hpp"

namespace crisscross::test {

/// Watches a game from its beginning and reports what is wrong, event by event: missing tiles, points that do not add
/// up, hidden tiles that somebody sees, an end that comes too early or too late, an event that does not fit.
class Witness {
public:
    /// `words` are those of the room's list.
    Witness(const engine::Rules& rules, const std::vector<std::string>& words);

    /// Checks the events since the last call and returns what is wrong; empty if nothing is.
    std::string complaint(const StartedGame& game);

private:
    std::string after(const engine::Event& event);
    std::string wrong_tiles() const;
    std::string wrong_points() const;
    std::string wrong_board() const;
    std::string wrong_turn() const;

    engine::Game game_;
    engine::Lexicon lexicon_;
    std::size_t seen_ = 0;
    std::vector<int> accounts_;  // by seat
};

}  // namespace crisscross::test

#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "tests/support/engine/table.hpp"

namespace crisscross::test {

/// Watches a game from its beginning and says what is wrong with it, event by event: whether all tiles are there, all
/// points add up, nobody sees what is hidden, and it ends when it is to end.
class Witness {
public:
    /// `words` are those of the room's list.
    Witness(const engine::Rules& rules, const std::vector<std::string>& words);

    /// What is wrong after the events that it has not seen yet; empty if nothing is.
    std::string dispute(const Table& table);

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

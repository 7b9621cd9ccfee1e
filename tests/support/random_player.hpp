#pragma once

#include <optional>
#include <random>
#include <span>
#include <vector>

#include "engine/game.hpp"

namespace crisscross::test {

/// A seat and what it does.
struct Move {
    engine::Seat seat = 0;
    engine::Command command{};
};

/// Plays any game to its end by legal commands: mostly real words, some phonies, challenges by anybody who may,
/// acceptances, exchanges, passes and now and then a resignation. The same seed makes the same game.
class RandomPlayer {
public:
    RandomPlayer(std::span<const engine::Word> words, std::uint32_t seed) : words_(words), random_(seed) {}

    /// What happens next in a game that is not over. Where only the clock can go on, an `Expire`.
    Move next(const engine::Game& game);

private:
    bool chance(int percent) { return below(100) < percent; }
    int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }
    std::optional<Move> about_the_last_play(const engine::Game& game);
    engine::Command turn(const engine::Game& game);
    std::optional<engine::Edits> phony(const engine::Game& game, const engine::TileCounts& rack);
    engine::TileCounts some_of(const engine::TileCounts& rack, int most);

    std::span<const engine::Word> words_;
    std::mt19937 random_;
};

}  // namespace crisscross::test

#pragma once

#include <optional>
#include <random>
#include <span>
#include <vector>

#include "engine/game/game.hpp"

namespace crisscross::test {

/// A seat and its command.
struct Move {
    engine::Seat seat = 0;
    engine::Command command{};
};

/// Plays games with any rules to their end with legal commands: mostly real words, and some phonies, challenges,
/// votes, acceptances, exchanges, passes and, now and then, a resignation. The same seed makes the same game.
class RandomPlayer {
public:
    /// `words` are sorted and in the English alphabet. The player uses those that the tiles of the game can spell.
    RandomPlayer(std::span<const engine::Word> words, std::uint32_t seed) : english_(words), random_(seed) {}

    /// The next move in a game that is not over; an `Expire` if only time can move it on.
    Move next(const engine::Game& game);

private:
    bool chance(int percent) { return below(100) < percent; }
    int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }
    template <class Item>
    const Item& one_of(const std::vector<Item>& items) {
        return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
    }

    std::optional<Move> answer_to_play(const engine::Game& game);
    Move answer_to_dispute(const engine::Game& game, const engine::PendingPlay& pending_play);
    Move first_turn(const engine::Game& game);
    engine::Command turn(const engine::Game& game);
    engine::Command exchange_or_pass(const engine::Game& game);

    std::vector<engine::Edits> plays(const engine::Game& game, const engine::TileCounts& rack);
    engine::Play named(const engine::Game& game, engine::Edits edits);
    /// Some tiles of the rack, in any order, at a random place where they may lie.
    std::optional<engine::Edits> phony(const engine::Game& game, const engine::TileCounts& rack);
    engine::Lay laid(const engine::Rules& rules, engine::Cell cell, engine::Tile tile);
    /// The same play with a second word elsewhere or with a tile crossed out, if the rules allow it.
    engine::Edits extended(const engine::Game& game, engine::Edits edits);
    engine::TileCounts some_of(const engine::TileCounts& rack, int max);
    engine::Axis any_line(const engine::Rules& rules);
    const std::vector<engine::Word>& words_for(const engine::Rules& rules);

    std::span<const engine::Word> english_;
    std::mt19937 random_;
    engine::Alphabet alphabet_;
    std::vector<engine::Word> words_;  // in alphabet_
};

}  // namespace crisscross::test

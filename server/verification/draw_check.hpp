#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/chance.hpp"
#include "engine/game/event.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// Follows the events of a game and draws again what chance drew (docs/chance.md). Says what is wrong with the first
/// event that does not follow from the seed; later ones then follow from something else, too.
class DrawCheck {
public:
    /// `list` is the hash of the word list that the game was made for.
    DrawCheck(const engine::Seed& seed, const engine::Lexicon::Hash& list) : chance_(seed), list_(list) {}

    struct Fault {
        std::uint32_t version = 0;
        std::string why{};
    };
    void follow(const GameState& before, const GameEntry& entry);
    const std::optional<Fault>& fault() const { return fault_; }

private:
    std::string wrong(const GameState& before, const engine::Event& event);
    std::string wrong_beginning(const GameState& before, const engine::Began& began);
    std::string wrong_opening(const engine::Event& event);

    engine::Chance chance_;
    engine::Lexicon::Hash list_;
    std::vector<engine::Event> opening_;  // as the seed gives it
    std::size_t opened_ = 0;              // how many of them have come
    std::optional<Fault> fault_;
};

}  // namespace crisscross::server

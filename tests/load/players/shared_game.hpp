#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "engine/game/command.hpp"
#include "engine/game/seat.hpp"
#include "engine/game/turn.hpp"
#include "engine/moves/generator.hpp"
#include "tests/load/options.hpp"

namespace crisscross::load {

/// A game as its four players know it together: enough to find a legal move, and no more.
class SharedGame {
public:
    SharedGame(const engine::Rules& rules, engine::Generator& generator);

    /// The snapshot of each player, by seat.
    void begin(const std::vector<nlohmann::json>& snapshots);
    /// A move for the player whose turn it is. Where there is no play it is an exchange.
    const engine::Command& choose(Mix mix);
    /// The events of the chosen move, as its player sees them.
    void follow(const nlohmann::json& events);

    engine::Seat to_move() const { return to_move_; }
    bool is_over() const { return is_over_; }

private:
    engine::TileCounts& rack() { return racks_[static_cast<std::size_t>(to_move_)]; }
    engine::Edits find_play();
    engine::Command exchange();
    void make_chosen_move();

    const engine::Rules& rules_;
    engine::Generator& generator_;
    engine::Board board_;
    engine::Premiums premiums_;
    std::vector<engine::TileCounts> racks_;
    int bag_ = 0;
    engine::Seat to_move_ = 0;
    engine::Turn turn_ = 0;
    engine::Command chosen_{};
    bool is_over_ = false;
};

}  // namespace crisscross::load

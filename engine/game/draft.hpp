#pragma once

#include <utility>
#include <vector>

#include "engine/game/evolve.hpp"

namespace crisscross::engine {

/// Events in the making, with the game as it will be after them, so that each next one is decided on what is already
/// said.
class Draft {
public:
    explicit Draft(Game game) : game_(std::move(game)) {}

    const Game& game() const { return game_; }
    /// The number that the next event will have.
    std::uint32_t next_event() const { return game_.events + 1; }
    void add(Event event) {
        game_ = evolve(std::move(game_), event);
        events_.push_back(std::move(event));
    }
    std::vector<Event> take() { return std::move(events_); }

private:
    Game game_;
    std::vector<Event> events_;
};

}  // namespace crisscross::engine

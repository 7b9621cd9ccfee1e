#pragma once

#include <span>

#include "engine/game/evolve.hpp"

namespace crisscross::test {

/// The game after all `events`.
inline engine::Game fold(engine::Game game, std::span<const engine::Event> events) {
    for (const engine::Event& event : events) game = evolve(std::move(game), event);
    return game;
}

}  // namespace crisscross::test

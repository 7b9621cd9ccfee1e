#pragma once

#include "tests/server/games/step/timed_game.hpp"

namespace crisscross::test {

/// The calls of everything that `act` leads to, and the reminders of those who have the game open.
template <class Act>
std::vector<server::CallPlayers> calls_and_reminders_of(StepGame& game, Act act) {
    game.effects.clear();
    act();
    return game.effects_of_kind<server::CallPlayers>();
}

template <class Act>
std::vector<server::CallPlayers> calls_of(StepGame& game, Act act) {
    auto calls = calls_and_reminders_of(game, act);
    std::erase_if(calls,
                  [](const server::CallPlayers& call) { return call.when == server::CallPlayers::When::there; });
    return calls;
}

inline server::PlayerId other(const StepGame& game) {
    return 3 - game.mover();
}

inline void pass(StepGame& game) {
    game.say(game.mover(), protocol::client::Pass{StepGame::new_id(), game.state().game->turn});
}

}  // namespace crisscross::test

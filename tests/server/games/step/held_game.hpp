#pragma once

#include "tests/server/games/step/step_game.hpp"

namespace crisscross::test {

/// A game of three players, in which each play waits for 20 seconds for the two others to accept it.
struct HeldGame : StepGame {
    static constexpr server::PlayerId watcher = 9;

    HeldGame() : StepGame({.knobs = {{"window_more_seats", 20}}}) {
        start(3);
        join(watcher);
        first = mover();
        second = first % 3 + 1;
        third = second % 3 + 1;
    }

    protocol::ServerMessage always(server::PlayerId player, bool on = true) {
        return say(player, protocol::client::AlwaysAccept{new_id(), on});
    }
    void play() { say(first, first_play()); }
    bool waits() const { return state().game->pending_play() != nullptr; }
    /// The seats that have accepted the play that waits.
    std::vector<engine::Seat> accepted() const { return state().game->pending_play()->accepted; }
    engine::Seat seat(server::PlayerId player) const { return state().seat_of(player).value(); }
    bool may_now(server::PlayerId player, const std::string& entry) const {
        return may.at(player).find(entry) != std::string::npos;
    }
    /// Another server reads the game, and everybody comes back.
    void restart(protocol::Watching watching = {}) {
        core = server::GameCore({1000, 60'000}, core.last_job(), watching);
        timers.clear();
        jobs.clear();
        for (const server::PlayerId player : {first, second, third, watcher}) join(player);
    }

    server::PlayerId first = 0;
    server::PlayerId second = 0;
    server::PlayerId third = 0;
};

/// The entries of a list that say whether a player may accept every play, or does so already.
inline const std::string may_accept_all = R"({"command":"always_accept","on":true})";
inline const std::string accepts_all = R"({"command":"always_accept","on":false})";

}  // namespace crisscross::test

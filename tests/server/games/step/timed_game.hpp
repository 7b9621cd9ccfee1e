#pragma once

#include <map>

#include "tests/server/games/step/step_game.hpp"
#include "tests/support/server/minute_clock.hpp"

namespace crisscross::test {

using Timers = std::map<server::GameTimer, server::Moment>;

/// A game with a clock, of players 1, 2, ... who are all there.
class TimedGame : public StepGame {
public:
    explicit TimedGame(const protocol::ClockRules& rules, int seats = 2, const engine::Settings& settings = {})
        : StepGame(settings) {
        write_elsewhere(protocol::SeatsChanged{{}, rules});
        start(seats);
    }

    void pass() { say(mover(), protocol::client::Pass{new_id(), state().game->turn}); }
    std::string propose(server::PlayerId player, const protocol::ClockProposal& proposal) {
        return refusal(player, protocol::client::ProposeClock{new_id(), proposal});
    }
    server::Span left(engine::Seat seat) const { return server::remaining(state().clocks, seat, now).left; }
    /// The clock of the player whose turn it is.
    server::Span left() const { return left(state().game->to_move); }
    /// What happened to the clocks since they were set.
    std::vector<protocol::ClockEvent> rung() const {
        std::vector<protocol::ClockEvent> events;
        for (const server::GameEntry& entry : journal)
            if (const auto* event = std::get_if<protocol::ClockEvent>(&entry.event))
                if (!std::holds_alternative<protocol::ClockSet>(*event)) events.push_back(*event);
        return events;
    }
    /// The server was killed, and started again at once or later.
    void restart(server::Stretch outage = {}) {
        core = server::GameCore({1000, 60'000, outage});
        timers.clear();
        jobs.clear();
    }
    /// Time passes as a server spends it: it wakes the game now and then, and forgets it if nobody is there.
    void wait(server::Span time) {
        for (const server::Moment end = now + time; now < end;) {
            give(server::Wake{});
            pass_time(std::min<server::Span>(5 * server::span::minute, end - now));
            if (core.idle()) restart();
        }
        give(server::Wake{});
    }
};

}  // namespace crisscross::test

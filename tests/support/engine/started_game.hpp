#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/decide.hpp"
#include "engine/game/evolve.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

/// A game without a server: commands are decided and folded at once, and the events are kept.
class StartedGame {
public:
    StartedGame(engine::Rules rules, int seats, const std::vector<std::string>& words);
    /// With a level for each seat (F1).
    StartedGame(engine::Rules rules, const std::vector<std::string>& levels, const std::vector<std::string>& words,
                const engine::Seed& seed = {1, 2, 3});

    engine::Game state;
    std::vector<engine::Event> events;

    /// Gives a seat this rack from the bag; its old rack goes back.
    void give(engine::Seat seat, std::string_view rack);
    void give(engine::Seat seat, const engine::TileCounts& rack);
    /// Makes it the turn of `seat`.
    void turn_to(engine::Seat seat);

    /// Carries a command out, and then ends the game if nobody has a play left, as a server does (K13). A refusal
    /// fails the test.
    void say(engine::Seat seat, const engine::Command& command);
    /// Carries a command out and nothing else.
    void carry_out(engine::Seat seat, const engine::Command& command);
    /// The code that a command is refused with; fails the test if it is not refused.
    std::string refusal(engine::Seat seat, const engine::Command& command) const;
    /// The code that a command would be refused with, if it would be.
    std::optional<engine::Code> code(engine::Seat seat, const engine::Command& command) const;

    void play(engine::Seat seat, const engine::Edits& edits) { say(seat, engine::Play{state.turn, edits}); }
    void pass(engine::Seat seat) { say(seat, engine::Pass{state.turn}); }
    void exchange(engine::Seat seat, std::string_view rack);
    void challenge(engine::Seat seat) { say(seat, engine::Challenge{state.pending_play()->turn}); }
    void accept(engine::Seat seat) { say(seat, engine::Accept{state.pending_play()->turn}); }
    void expire() { say(0, engine::Expire{state.pending_play() ? state.pending_play()->turn : state.turn}); }

    int score(engine::Seat seat) const { return state.player(seat).score; }
    std::string rack(engine::Seat seat) const { return spelt(state.player(seat).rack); }

    /// The last event of this kind; fails the test if there is none.
    template <class Kind>
    const Kind& last() const;

private:
    engine::Lexicon lexicon_;
    engine::Chance chance_;
};

template <class Kind>
const Kind& StartedGame::last() const {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (const Kind* found = std::get_if<Kind>(&*event)) return *found;
    throw std::runtime_error("no such event");
}

/// A classic game of `seats` in which only HORN, FARM, FARMS, PASTE, MOB, NOT, BE and a few more are words.
StartedGame classic_game(int seats, engine::Ruling ruling = engine::Ruling::challenge_costs_turn);
/// The same in the turn of seat 0, which can play HORN; seat 1 can play FARM after it.
StartedGame classic_turn(int seats, engine::Ruling ruling = engine::Ruling::challenge_costs_turn);

}  // namespace crisscross::test

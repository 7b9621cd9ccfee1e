#pragma once

#include <vector>

#include "engine/computer/computer_player.hpp"
#include "engine/game/decide.hpp"

namespace crisscross::test {

/// A game between computer players, each of which sees only what its seat may see. The same number and the same
/// players give the same game.
class Tournament {
public:
    Tournament(const engine::Rules& rules, const engine::Lexicon& list, std::uint32_t number,
               std::vector<engine::ComputerPlayer*> players);

    const engine::Game& game() const { return game_; }
    /// All that has happened, from the opening on.
    const std::vector<engine::Event>& events() const { return events_; }
    /// From which all draws follow.
    const engine::Seed& seed() const { return seed_; }
    /// The first player who has a command gives it; if nobody has one, time runs out. Ends the game if nobody has a
    /// play left (K13). Throws if a command is refused.
    void step();
    /// Plays to the end. Throws if the game does not end.
    const engine::Ended& play();

private:
    void carry_out(engine::Seat seat, const engine::Command& command);

    engine::Lexicon list_;
    std::uint32_t number_;
    engine::Seed seed_;
    engine::Chance chance_;
    engine::Generator proofs_;
    std::vector<engine::ComputerPlayer*> players_;
    std::vector<engine::Event> events_;
    engine::Game game_;
    std::uint32_t steps_ = 0;
};

}  // namespace crisscross::test

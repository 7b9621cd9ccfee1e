#pragma once

#include <memory>

#include "tests/load/players/four_players.hpp"
#include "tests/load/run.hpp"

namespace crisscross::load {

/// What the players need to find legal moves.
struct Knowledge {
    /// The word list of the options.
    explicit Knowledge(const Options& options);

    engine::Lexicon lexicon;
    engine::Rules rules;
    engine::Generator generator;
};

/// A run with players at a Crisscross server.
class PlayersRun {
public:
    /// Opens `rooms` rooms. `options` must outlive it.
    PlayersRun(ServerProcess& server, Knowledge& knowledge, const Options& options, int rooms);

    Run& run() { return run_; }
    /// The rooms where they play now.
    std::vector<std::string> codes() const;

private:
    Run run_;
    FourPlayers::Setting setting_;
    std::vector<const FourPlayers*> groups_;
};

}  // namespace crisscross::load

#pragma once

#include "server/games/core/viewers/audience.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// A game as those see it who watch with a delay: a second state, which follows from the older entries alone and
/// grows as they become old enough. All who watch with the delay share it.
class DelayedGame {
public:
    /// The game as it was at this version.
    DelayedGame(const GameRecord& live, std::uint32_t version);

    const GameRecord& record() const { return record_; }
    /// The clocks as they were at its last entry. None is shown running: how long it has run would tell when it
    /// stopped.
    std::optional<protocol::Json> clocks() const;
    /// Goes on to this version, and tells the audience. Does nothing if it is there already.
    void advance(const GameRecord& live, std::uint32_t version, Effects& effects);
    /// The same version as it is stored now: names may have been removed from older entries.
    void reread(const GameRecord& live);

    Audience audience{};

private:
    GameRecord record_;
};

}  // namespace crisscross::server

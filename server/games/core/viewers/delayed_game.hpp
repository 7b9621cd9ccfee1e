#pragma once

#include <optional>
#include <vector>

#include "server/games/core/viewers/audience.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// A game as people who watch with a delay see it: a second state, which follows from the older entries alone and
/// grows as they become old enough. All who watch with the delay share it.
class DelayedGame {
public:
    /// The game as it was at this version.
    DelayedGame(const GameRecord& live, std::uint32_t version);

    const GameRecord& record() const { return record_; }
    /// The clocks as they were at its last entry. None is shown running: how long it has run would tell when it
    /// stopped.
    std::optional<protocol::Json> clocks() const;
    /// Goes on to this version, and tells those who watch it. Does nothing if it is there already.
    void advance(const GameRecord& live, std::uint32_t version, Effects& effects);
    /// The same version as it is stored now: names may have been removed from older entries.
    void reread(const GameRecord& live);

    void add(Caller caller) { audience_.add(std::move(caller)); }
    void remove(std::uint64_t connection, Moment now) { audience_.remove(connection, now); }
    /// Tells all who watch it why, and lets them go.
    void dismiss(const Complaint& why, Effects& effects) { audience_.dismiss(why, effects); }

    bool is_watched() const { return !audience_.empty(); }
    bool is_watched_by(std::uint64_t connection) const { return audience_.has(connection); }
    /// The connections that watch it.
    std::vector<Caller> watching() const { return audience_.everybody(); }
    /// How many people watch it who have no seat in `state`, each counted once.
    int watchers(const GameState& state) const { return audience_.watchers(state); }

private:
    GameRecord record_;
    Audience audience_{};
};

}  // namespace crisscross::server

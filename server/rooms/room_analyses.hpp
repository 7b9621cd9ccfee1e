#pragma once

#include <functional>
#include <map>

#include "server/analysis/analysis_pool.hpp"
#include "server/games/core/step/game_effect.hpp"

namespace crisscross::server {

/// The jobs of one room in the analysis pool, by the game that they are for and their number in it. Used on the
/// room's strand.
class RoomAnalyses {
public:
    /// Called on any thread, even after the room is gone.
    using Done = std::function<void(int game, JobNumber number, AnalysisResult result)>;

    RoomAnalyses(AnalysisPool& pool, std::int64_t room, Done done)
        : pool_(pool), room_(room), done_(std::move(done)) {}

    void submit(int game, const Analyse& analyse);
    void abandon(int game, JobNumber number);
    /// The result of this job has come.
    void forget(int game, JobNumber number) { tickets_.erase({game, number}); }

private:
    AnalysisPool& pool_;
    std::int64_t room_;
    Done done_;
    std::map<std::pair<int, JobNumber>, Ticket> tickets_;  // of the jobs that have no result yet
};

}  // namespace crisscross::server

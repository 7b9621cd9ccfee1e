#pragma once

#include <optional>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// Whether the game may end now because nobody can lay anything more, so that a proof of that is needed (K13).
bool needs_proof(const GameRecord& record);

/// The proof that nobody can lay anything more, while it is searched for.
class Proof {
public:
    /// Has it searched for by the job with this number, in the turn of this asker, for a game that needs it.
    void search(const GameRecord& record, JobNumber job, const Holder& asker, Effects& effects);
    void abandon(Effects& effects);
    bool awaits(JobNumber job) const { return job_ == job; }
    /// The job is done. Nothing without a proof: somebody has a play, or the search took too long or failed.
    std::optional<engine::NoPlayFound> take_result(const AnalysisResult& result);
    bool idle() const { return !job_; }

private:
    std::optional<JobNumber> job_;
};

}  // namespace crisscross::server

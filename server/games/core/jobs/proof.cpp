#include "server/games/core/jobs/proof.hpp"

#include "engine/game/decisions/ending.hpp"
#include "server/games/core/jobs/job_urgency.hpp"

namespace crisscross::server {

bool needs_proof(const GameRecord& record) {
    const std::optional<engine::Game>& game = record.state.game;
    return record.lexicon && game && engine::may_end_without_plays(*game);
}

void Proof::search(const GameRecord& record, JobNumber job, const Holder& asker, Effects& effects) {
    job_ = job;
    effects.emplace_back(Analyse{job, job_urgency(record.state), asker,
                                 analysis_job::ProveNoPlay{*record.lexicon, *record.state.game}});
}

void Proof::abandon(Effects& effects) {
    if (job_) effects.emplace_back(Abandon{*job_});
    job_.reset();
}

std::optional<engine::NoPlayFound> Proof::take_result(const AnalysisResult& result) {
    job_.reset();
    const auto* found = std::get_if<engine::NoPlayFound>(&result);
    return found ? std::optional(*found) : std::nullopt;
}

}  // namespace crisscross::server

#pragma once

#include "server/analysis/analysis_job.hpp"
#include "server/analysis/common_word_lists.hpp"
#include "server/analysis/table_cache.hpp"

namespace crisscross::server {

/// Does jobs, each within a budget. Thread-safe.
class JobRunner {
public:
    explicit JobRunner(CommonWords common) : common_lists_(std::move(common)) {}

    /// The result of an interrupted job is useless. Throws what the engine throws.
    AnalysisResult run(const AnalysisJob& job, const engine::Interrupt& interrupt);

private:
    AnalysisResult do_job(const analysis_job::FindMove& job, const engine::Interrupt& interrupt);
    AnalysisResult do_job(const analysis_job::ProveNoPlay& job, const engine::Interrupt& interrupt);
    AnalysisResult do_job(const analysis_job::AnswerQuestion& job, const engine::Interrupt& interrupt);
    AnalysisResult do_job(const analysis_job::JudgeMove& job, const engine::Interrupt& interrupt);

    TableCache tables_;
    CommonWordLists common_lists_;
};

}  // namespace crisscross::server

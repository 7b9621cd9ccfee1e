#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>

#include "server/analysis/analysis_pool.hpp"
#include "server/rooms/core/analysis_job.hpp"

namespace crisscross::server {

/// The jobs of one room that the analysis pool does. On the room's strand.
class RoomAnalyses {
public:
    /// Called on any thread, also after the room has gone.
    using Done = std::function<void(JobNumber number, AnalysisResult result)>;

    RoomAnalyses(AnalysisPool& pool, Done done) : pool_(pool), done_(std::move(done)) {}

    void submit(JobNumber number, const AnalysisJob& job);
    void abandon(JobNumber number);

private:
    void submit(JobNumber number, const analysis_job::FindMove& job);
    void submit(JobNumber number, const analysis_job::FindAdvice& job);
    void submit(JobNumber number, const analysis_job::RespellList& job);

    AnalysisPool& pool_;
    Done done_;
    JobNumber move_ = 0;                           // the last job that looked for a move
    std::shared_ptr<std::atomic<bool>> wanted_{};  // whether its result still is, read by the pool
};

}  // namespace crisscross::server

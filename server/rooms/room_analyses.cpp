#include "server/rooms/room_analyses.hpp"

namespace crisscross::server {

void RoomAnalyses::submit(JobNumber number, const AnalysisJob& job) {
    std::visit([this, number](const auto& kind) { submit(number, kind); }, job);
}

void RoomAnalyses::abandon(JobNumber number) {
    if (number == move_ && wanted_) *wanted_ = false;
}

void RoomAnalyses::submit(JobNumber number, const analysis_job::FindMove& job) {
    move_ = number;
    wanted_ = std::make_shared<std::atomic<bool>>(true);
    Riddle riddle{job.list, {}, job.seed, wanted_};
    for (const analysis_job::ComputerSeat& seat : job.seats) riddle.seats.push_back({seat.seen, seat.strength});
    pool_.think(std::move(riddle), [done = done_, number](std::optional<Thought> thought) {
        thought ? done(number, ComputerMove{thought->seat, std::move(thought->command)})
                : done(number, NothingToDo{});
    });
}

void RoomAnalyses::submit(JobNumber number, const analysis_job::FindAdvice& job) {
    const auto tell = [done = done_, number](std::optional<protocol::server::Advice> advice) {
        advice ? done(number, *std::move(advice)) : done(number, JobFailed{});
    };
    if (!pool_.advise(job.connection, job.question, tell)) done_(number, JobRefused{});
}

void RoomAnalyses::submit(JobNumber number, const analysis_job::RespellList& job) {
    pool_.respell(job.list, job.alphabet,
                  [done = done_, number](engine::Lexicon list) { done(number, std::move(list)); });
}

}  // namespace crisscross::server

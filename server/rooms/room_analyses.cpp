#include "server/rooms/room_analyses.hpp"

namespace crisscross::server {

void RoomAnalyses::submit(int game, const Analyse& analyse) {
    const JobOwner owner{room_, analyse.asker.player, analyse.asker.network};
    const auto tell = [done = done_, game, number = analyse.number](AnalysisResult result) {
        done(game, number, std::move(result));
    };
    const auto ticket = pool_.submit(analyse.job, analyse.job_class, owner, tell);
    if (ticket)
        tickets_[{game, analyse.number}] = *ticket;
    else
        done_(game, analyse.number, JobRefused{});
}

void RoomAnalyses::abandon(int game, JobNumber number) {
    const auto found = tickets_.find({game, number});
    if (found == tickets_.end()) return;
    pool_.abandon(found->second);
    tickets_.erase(found);
}

}  // namespace crisscross::server

#include "server/analysis/game_course.hpp"
#include "server/analysis/job_queue.hpp"
#include "server/history/game_analyst.hpp"
#include "storage/history/understanding.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows analysis_rows() {
    return {
        row(for_person, "hints and analyses of a move at a time", text(JobQueue::shares.per_person),
            Limit::questions),
        row(for_server, "hints and analyses of a move that wait", text(JobQueue::shares.total), Limit::questions),
        row(for_address, "hints and analyses of a move that wait", text(JobQueue::shares.per_network),
            Limit::questions),
        row(for_person, "games to be analysed at a time", text(GameAnalyst::shares.per_person), Limit::questions),
        row(for_server, "games to be analysed at a time", text(GameAnalyst::shares.total), Limit::questions),
        row(for_address, "games to be analysed at a time", text(GameAnalyst::shares.per_network), Limit::questions),
        row(for_game, "moves of a game to be analysed", text(max_judged_moves), "`GAME_TOO_LONG`"),
        row(for_game, "analysis, packed", kibibytes(storage::max_analysis_bytes), "it is not kept"),
    };
}

}  // namespace crisscross::test::documented

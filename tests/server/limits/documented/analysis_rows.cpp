#include "server/analysis/game_course.hpp"
#include "server/analysis/job_queue.hpp"
#include "server/history/game_analyst.hpp"
#include "storage/history/understanding.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows analysis_rows() {
    return {
        row("1 hint or analysis at a time", "a person"),
        row(text(JobQueue::shares.total) + " hints and analyses that wait", "the server"),
        row(text(JobQueue::shares.per_network) + " hints and analyses that wait", "an address"),
        row("1 game to be analysed at a time", "a person"),
        row(text(GameAnalyst::shares.total) + " games to be analysed", "the server"),
        row(text(GameAnalyst::shares.per_network) + " games to be analysed", "an address"),
        row(text(max_judged_moves) + " moves", "the analysis of a game"),
        row(kibibytes(storage::max_analysis_bytes), "the analysis of a game, packed"),
    };
}

}  // namespace crisscross::test::documented

#pragma once

#include "server/analysis/game_course.hpp"

namespace crisscross::server {

/// Raised when an analysis would come out differently: other tables of leaves or chances, another search, another
/// meaning of a field. Games analysed by an older version can be analysed again.
inline constexpr int evaluator_version = 4;

/// How many points a mistake of this size loses at least. Where the move gave away a win or a draw it is large.
struct MistakePoints {
    static constexpr int small = 5;
    static constexpr int medium = 15;
    static constexpr int large = 30;
};

/// Judges one move within the budgets. May take seconds where the end is searched.
protocol::history::JudgedMove judge(const MoveToJudge& move, std::shared_ptr<const engine::EvaluatorTables> tables,
                                    engine::Budget& for_plays, engine::Budget& for_end);

}  // namespace crisscross::server

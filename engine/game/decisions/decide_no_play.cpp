#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

Decision decide_no_play(Attempt& attempt, const NoPlayFound& found) {
    if (found.turn != attempt.game().turn || !may_end_without_plays(attempt.game())) return Refusal{Code::stale};
    end_game(attempt.draft, attempt.context, EndReason::no_play_left);
    return attempt.draft.release();
}

}  // namespace crisscross::engine

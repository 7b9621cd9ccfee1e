#include "server/games/core/jobs/job_urgency.hpp"

namespace crisscross::server {

bool has_people(const GameState& state) {
    for (std::size_t seat = 0; state.game && seat < state.seats.size(); ++seat)
        if (!state.seats[seat].automatic() && !state.game->position.players[seat].resigned) return true;
    return false;
}

JobClass job_urgency(const GameState& state) {
    return has_people(state) ? JobClass::people : JobClass::computers;
}

}  // namespace crisscross::server

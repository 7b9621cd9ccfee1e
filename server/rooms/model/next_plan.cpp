#include "server/rooms/model/next_plan.hpp"

#include <algorithm>

#include "server/rooms/model/joiners.hpp"

namespace crisscross::server {

protocol::NextGamePlan plan_after(int newest, const protocol::NextGamePlan& last,
                                  const std::vector<std::optional<PlayerId>>& seated) {
    protocol::NextGamePlan plan{.after = newest, .last_proposal = last.last_proposal};
    std::vector<engine::Seat> out = last.sitting_out;
    for (const engine::Seat seat : last.left_out)
        if (std::ranges::find(out, seat) == out.end()) out.push_back(seat);
    for (const engine::Seat seat : out)
        if (const auto player = seated.at(engine::index_of(seat))) plan.joiners.push_back({.player = *player});
    for (const protocol::StoredJoiner& joiner : last.joiners_left_out)
        if (plan.joiners.size() < Joiners::max_away) plan.joiners.push_back(joiner);
    return plan;
}

}  // namespace crisscross::server

#include "server/games/model/decisions/departure.hpp"

#include <iterator>

#include "server/games/model/seating.hpp"

namespace crisscross::server {

using Events = std::vector<protocol::GameEvent>;

// Somebody who has resigned before cannot do so again.
Answer<Events> depart(const GameSituation& situation, PlayerId player) {
    const GameState& state = situation.state;
    const auto seat = state.seat_of(player);
    if (!seat || state.stage() == Stage::over) return Events{};
    if (state.stage() == Stage::waiting) return leave_seat(state, player);
    Events events;
    if (!state.seats[engine::index_of(*seat)].name.empty()) events.push_back(protocol::Renamed{*seat, ""});
    if (auto resigned = decide_as(situation, *seat, engine::Resign{}))
        std::ranges::move(*resigned, std::back_inserter(events));
    return events;
}

}  // namespace crisscross::server

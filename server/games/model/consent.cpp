#include "server/games/model/consent.hpp"

#include <algorithm>
#include <functional>

namespace crisscross::server {

namespace {

using Asked = std::optional<ConsentAsked>;
using HasAgreed = std::function<bool(engine::Seat)>;

Asked asked_by(engine::Seat by, const GameState& state, const HasAgreed& has_agreed) {
    ConsentAsked asked{by, people_with_a_say(state)};
    std::erase_if(asked.of, [&](engine::Seat seat) { return seat == by || has_agreed(seat); });
    if (asked.of.empty()) return std::nullopt;
    return asked;
}

Asked agreement_asked(const GameState& before, const GameState& after) {
    const auto& open = after.agreement;
    if (!open) return std::nullopt;
    const engine::Seat by = open->wanted.front();
    if (before.agreement && before.agreement->is_same({by, open->agreement, open->turn})) return std::nullopt;
    return asked_by(by, after, [&](engine::Seat seat) { return open->is_wanted_by(seat); });
}

bool is_proposed(const Clocks& clocks, const protocol::ClockProposal& proposal) {
    return std::ranges::any_of(clocks.seats, [&](const SeatClock& clock) { return clock.proposal == proposal; });
}

Asked clock_change_asked(const GameState& before, const GameState& after) {
    for (engine::Seat by = 0; engine::index_of(by) < after.clocks.seats.size(); ++by) {
        const auto& proposal = after.clocks.seat(by).proposal;
        if (!proposal || is_proposed(before.clocks, *proposal)) continue;
        return asked_by(by, after, [&](engine::Seat seat) { return after.clocks.seat(seat).proposal == proposal; });
    }
    return std::nullopt;
}

}  // namespace

std::vector<engine::Seat> people_with_a_say(const GameState& state) {
    std::vector<engine::Seat> people;
    for (engine::Seat seat = 0; engine::index_of(seat) < state.seats.size(); ++seat)
        if (state.seats[engine::index_of(seat)].has_a_say() && !state.game->player(seat).resigned)
            people.push_back(seat);
    return people;
}

bool is_asked_to_agree(const GameState& state, engine::Seat seat) {
    if (state.stage() != Stage::playing) return false;
    const auto people = people_with_a_say(state);
    if (std::ranges::find(people, seat) == people.end()) return false;
    const bool is_clock_proposed = engine::index_of(seat) < state.clocks.seats.size() && is_asked(state.clocks, seat);
    return is_clock_proposed || (state.agreement && !state.agreement->is_wanted_by(seat));
}

Asked consent_asked(const GameState& before, const GameState& after) {
    if (after.stage() != Stage::playing) return std::nullopt;
    const Asked agreement = agreement_asked(before, after);
    return agreement ? agreement : clock_change_asked(before, after);
}

}  // namespace crisscross::server

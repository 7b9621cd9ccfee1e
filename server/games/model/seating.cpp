#include "server/games/model/seating.hpp"

#include <algorithm>

#include "server/games/model/game_checks.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

bool name_taken(const GameState& state, const std::string& name) {
    return std::ranges::any_of(state.seats, [&](const SeatHolder& holder) { return are_alike(holder.name, name); });
}

bool is_level(const std::vector<engine::Level>& levels, const std::string& name) {
    return std::ranges::any_of(levels, [&name](const engine::Level& level) { return level.name == name; });
}

}  // namespace

protocol::SeatsChanged seats_now(const GameState& state) {
    protocol::SeatsChanged now;
    for (const SeatHolder& holder : state.seats)
        now.seats.push_back({holder.player, holder.name, holder.level, holder.computer, holder.if_away});
    return now;
}

Answer<std::vector<protocol::GameEvent>> take_seat(const GameState& state, const Newcomer& newcomer) {
    const auto name = read_name(newcomer.typed_name);
    if (!name) return Complaint{"BAD_NAME", "Names have 1 to 24 visible characters.", "/name"};
    if (const auto refused = check_take_seat(state, state.seat_of(newcomer.player))) return *refused;
    if (name_taken(state, *name))
        return Complaint{"NAME_TAKEN", "Somebody in this game already has that name, or one that looks like it.",
                         "/name"};
    const auto& levels = state.rules.ruleset().levels;
    if (newcomer.level && !is_level(levels, *newcomer.level))
        return Complaint{"NO_SUCH_LEVEL", "This game has no such level.", "/level"};
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.push_back(
        {.player = newcomer.player, .name = *name, .level = newcomer.level, .if_away = newcomer.if_away});
    if (!newcomer.level && !levels.empty()) changed.seats.back().level = levels.front().name;
    return std::vector<protocol::GameEvent>{changed};
}

Answer<std::vector<protocol::GameEvent>> leave_seat(const GameState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_leave_seat(state, seat)) return *refused;
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.erase(changed.seats.begin() + *seat);
    while (!changed.seats.empty() && changed.seats.front().computer) changed.seats.erase(changed.seats.begin());
    return std::vector<protocol::GameEvent>{changed};
}

}  // namespace crisscross::server

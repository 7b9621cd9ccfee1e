#include "server/games/model/seating.hpp"

#include <algorithm>

#include "server/games/model/game_checks.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

using Events = std::vector<protocol::GameEvent>;

namespace {

/// Whether somebody else in the room has the name, or one like it.
bool name_taken(const GameState& state, PlayerId player, const std::string& name) {
    const auto own = state.seat_of(player);
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat)
        if (own != static_cast<engine::Seat>(seat) && !state.seats[seat].name.empty() &&
            are_alike(state.seats[seat].name, name))
            return true;
    return false;
}

bool is_level(const std::vector<engine::Level>& levels, const std::string& name) {
    return std::ranges::any_of(levels, [&name](const engine::Level& level) { return level.name == name; });
}

}  // namespace

std::vector<std::string> names_in(const GameState& state) {
    std::vector<std::string> names;
    for (const SeatHolder& holder : state.seats) names.push_back(holder.name);
    return names;
}

protocol::SeatsChanged seats_now(const GameState& state) {
    protocol::SeatsChanged now;
    if (state.clocks.rules.has_clock()) now.clock = state.clocks.rules;
    for (const SeatHolder& holder : state.seats)
        now.seats.push_back({holder.player, holder.name, holder.level, holder.computer, holder.if_away});
    return now;
}

std::optional<Complaint> check_level(const engine::Rules& rules, const std::optional<std::string>& level) {
    if (!level || is_level(rules.ruleset().levels, *level)) return std::nullopt;
    return Complaint{"NO_SUCH_LEVEL", "This game has no such level.", "/level"};
}

std::string level_for(const std::vector<engine::Level>& levels, engine::Strength strength) {
    return levels[static_cast<std::size_t>(strength) * (levels.size() - 1) / 2].name;
}

Answer<Events> take_seat(const GameState& state, const Newcomer& newcomer) {
    const auto name = read_name(newcomer.typed_name);
    if (!name) return bad_name();
    if (const auto refused = check_take_seat(state, state.seat_of(newcomer.player))) return *refused;
    if (name_taken(state, newcomer.player, *name)) return name_is_taken();
    if (auto refused = check_level(state.rules, newcomer.level)) return *std::move(refused);
    const auto& levels = state.rules.ruleset().levels;
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.push_back(
        {.player = newcomer.player, .name = *name, .level = newcomer.level, .if_away = newcomer.if_away});
    if (!newcomer.level && !levels.empty()) changed.seats.back().level = levels.front().name;
    return Events{changed};
}

Answer<Events> rename(const GameState& state, PlayerId player, const std::string& name) {
    const auto seat = state.seat_of(player);
    if (!seat || state.stage() == Stage::over) return Events{};
    if (state.seats[engine::index_of(*seat)].name == name) return Events{};
    if (name_taken(state, player, name)) return name_is_taken();
    return Events{protocol::Renamed{*seat, name}};
}

Events seat_first(const GameState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (!seat || *seat == 0 || state.game) return {};
    protocol::SeatsChanged changed = seats_now(state);
    std::rotate(changed.seats.begin(), changed.seats.begin() + *seat, changed.seats.begin() + *seat + 1);
    return {changed};
}

Answer<Events> leave_seat(const GameState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_leave_seat(state, seat)) return *refused;
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.erase(changed.seats.begin() + *seat);
    while (!changed.seats.empty() && changed.seats.front().computer) changed.seats.erase(changed.seats.begin());
    return Events{changed};
}

}  // namespace crisscross::server

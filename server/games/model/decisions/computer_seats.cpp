#include "server/games/model/decisions/computer_seats.hpp"

#include <algorithm>
#include <array>

#include "server/games/model/game_checks.hpp"
#include "server/games/model/seating.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

// More names than seats, so that one is always free.
constexpr std::array<std::string_view, 6> names{"Robin", "Wren", "Quill", "Sage", "Juniper", "Merle"};

std::string free_name(const GameState& state) {
    const auto is_free = [&state](std::string_view name) {
        return std::ranges::none_of(state.seats,
                                    [name](const SeatHolder& holder) { return are_alike(holder.name, name); });
    };
    return std::string(*std::ranges::find_if(names, is_free));
}

}  // namespace

Answer<std::vector<protocol::GameEvent>> add_computer(const GameState& state, PlayerId player,
                                                      engine::Strength strength) {
    if (const auto refused = check_add_computer(state, state.seat_of(player))) return *refused;
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.push_back({.name = free_name(state), .computer = strength});
    if (const auto& levels = state.rules.ruleset().levels; !levels.empty())
        changed.seats.back().level = level_for(levels, strength);
    return std::vector<protocol::GameEvent>{changed};
}

Answer<std::vector<protocol::GameEvent>> remove_computer(const GameState& state, PlayerId player, engine::Seat seat) {
    if (const auto refused = check_remove_computer(state, state.seat_of(player), seat)) return *refused;
    protocol::SeatsChanged changed = seats_now(state);
    changed.seats.erase(changed.seats.begin() + seat);
    return std::vector<protocol::GameEvent>{changed};
}

}  // namespace crisscross::server

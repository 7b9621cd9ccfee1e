#include "server/rooms/model/next_seats.hpp"

#include <algorithm>

#include "server/games/model/seating.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

std::optional<Complaint> check_number(int seats, const engine::Ruleset& rules) {
    if (seats > rules.most_seats)
        return Complaint{"ROOM_FULL", "This game is for at most " + std::to_string(rules.most_seats) + " players.",
                         "/settings"};
    if (seats < rules.least_seats)
        return Complaint{"TOO_FEW_SEATS",
                         "The game needs at least " + std::to_string(rules.least_seats) + " players.", "/settings"};
    return std::nullopt;
}

bool has_name_like(const protocol::SeatsChanged& seats, const std::string& name) {
    return std::ranges::any_of(seats.seats, [&name](const auto& seat) { return are_alike(seat.name, name); });
}

/// The name with a number after it, cut where it would be too long.
std::string numbered_name(std::string name, int number) {
    const std::string suffix = " " + std::to_string(number);
    auto read = read_name(name + suffix);
    while (!read) {
        name.pop_back();
        read = read_name(name + suffix);
    }
    return *read;
}

std::string free_name_like(const protocol::SeatsChanged& seats, const std::string& name) {
    if (!has_name_like(seats, name)) return name;
    int number = 2;
    while (has_name_like(seats, numbered_name(name, number))) ++number;
    return numbered_name(name, number);
}

void seat_comers(protocol::SeatsChanged& seats, const std::vector<Comer>& comers, const engine::Ruleset& rules) {
    for (const Comer& comer : comers)
        if (static_cast<int>(seats.seats.size()) < rules.most_seats)
            seats.seats.push_back({.player = comer.player, .name = free_name_like(seats, comer.name)});
}

/// The level stays if the rules have it.
void fit_level(protocol::TakenSeat& seat, const std::vector<engine::Level>& levels) {
    const auto is_same = [&seat](const engine::Level& level) { return level.name == seat.level; };
    if (std::ranges::any_of(levels, is_same)) return;
    seat.level.reset();
    if (!levels.empty()) seat.level = levels.front().name;
}

}  // namespace

Answer<protocol::SeatsChanged> next_seats(const GameState& last, const engine::Rules& rules, bool turned,
                                          const std::set<PlayerId>& removed, const std::vector<Comer>& comers) {
    protocol::SeatsChanged next = seats_now(last);
    // In an imported game most seats are nobody's.
    std::erase_if(next.seats, [&removed](const auto& seat) {
        return !seat.computer && (seat.player == 0 || removed.contains(seat.player));
    });
    seat_comers(next, comers, last.rules.ruleset());
    if (const auto refused = check_number(static_cast<int>(next.seats.size()), rules.ruleset())) return *refused;
    if (turned) std::rotate(next.seats.begin(), next.seats.begin() + 1, next.seats.end());
    for (protocol::TakenSeat& seat : next.seats) fit_level(seat, rules.ruleset().levels);
    return next;
}

protocol::SeatsChanged with_new_names(protocol::SeatsChanged seats, const std::map<PlayerId, std::string>& names) {
    for (protocol::TakenSeat& seat : seats.seats) {
        const auto found = seat.computer ? names.end() : names.find(seat.player);
        if (found == names.end() || found->second.empty()) continue;
        const auto is_like = [&](const protocol::TakenSeat& other) {
            return &other != &seat && are_alike(other.name, found->second);
        };
        if (std::ranges::none_of(seats.seats, is_like)) seat.name = found->second;
    }
    return seats;
}

}  // namespace crisscross::server

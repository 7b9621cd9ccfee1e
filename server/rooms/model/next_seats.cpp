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
        return with_details(
            {"TOO_FEW_SEATS", "The game needs at least " + std::to_string(rules.least_seats) + " players.",
             "/settings"},
            {.min = rules.least_seats, .count = seats});
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

void seat_joiners(protocol::SeatsChanged& seats, const std::vector<Joiner>& joiners, const engine::Ruleset& rules) {
    for (const Joiner& joiner : joiners)
        if (static_cast<int>(seats.seats.size()) < rules.most_seats)
            seats.seats.push_back({.player = joiner.player,
                                   .name = free_name_like(seats, joiner.name),
                                   .level = joiner.level,
                                   .if_away = joiner.if_away});
}

/// The level of a person stays if the rules have it.
void fit_level(protocol::TakenSeat& seat, const std::vector<engine::Level>& levels) {
    const auto is_same = [&seat](const engine::Level& level) { return level.name == seat.level; };
    if (std::ranges::any_of(levels, is_same)) return;
    seat.level.reset();
    if (levels.empty()) return;
    seat.level = seat.computer ? level_for(levels, *seat.computer) : levels.front().name;
}

/// In an imported game most seats are nobody's.
bool is_gone(const protocol::TakenSeat& seat, const std::set<PlayerId>& removed) {
    return !seat.computer && (seat.player == 0 || seat.name.empty() || removed.contains(seat.player));
}

protocol::SeatsChanged seats_who_stay(const GameState& last, const NextPeople& people) {
    protocol::SeatsChanged seats = seats_now(last);
    for (const protocol::SeatLevel& chosen : people.levels)
        seats.seats.at(engine::index_of(chosen.seat)).level = chosen.level;
    std::vector<protocol::TakenSeat> staying;
    for (std::size_t index = 0; index < seats.seats.size(); ++index) {
        const protocol::TakenSeat& seat = seats.seats[index];
        const bool is_out = people.out.contains(static_cast<engine::Seat>(index));
        if (!is_out && !is_gone(seat, people.removed)) staying.push_back(seat);
    }
    seats.seats = std::move(staying);
    return seats;
}

}  // namespace

Answer<protocol::SeatsChanged> next_seats(const GameState& last, const engine::Rules& rules, bool turned,
                                          const NextPeople& people) {
    protocol::SeatsChanged next = seats_who_stay(last, people);
    const bool first_stays = !next.seats.empty() && next.seats.front().name == last.seats.front().name;
    seat_joiners(next, people.joiners, last.rules.ruleset());
    if (const auto refused = check_number(static_cast<int>(next.seats.size()), rules.ruleset())) return *refused;
    if (turned && first_stays) std::rotate(next.seats.begin(), next.seats.begin() + 1, next.seats.end());
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

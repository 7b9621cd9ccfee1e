#include "server/rooms/model/joiners.hpp"

#include <algorithm>

#include "server/names/names.hpp"

namespace crisscross::server {

std::optional<Complaint> check_take_part(const AboutRoom& about, const GameState& newest, PlayerId player) {
    if (newest.stage() == Stage::waiting) return Complaint{"NOT_STARTED", "The game has not started yet."};
    if (newest.seat_of(player)) return Complaint{"ALREADY_SEATED", "You already have a seat in this game."};
    if (about.locked) return Complaint{"ROOM_LOCKED", "This room is locked. Ask its host to unlock it."};
    return std::nullopt;
}

std::optional<Complaint> Joiners::add(const AboutRoom& about, const GameState& seen, const Joiner& typed) {
    if (auto refused = check_take_part(about, seen, typed.player)) return refused;
    const auto name = read_name(typed.name);
    if (!name) return bad_name();
    const auto is_taken = [&](const std::string& other) { return are_alike(other, *name); };
    const auto is_of_other = [&](const Joiner& other) {
        return other.player != typed.player && is_taken(other.name);
    };
    if (std::ranges::any_of(seen.seats, is_taken, &SeatHolder::name) || std::ranges::any_of(list_, is_of_other))
        return name_is_taken();
    std::erase_if(list_, [&](const Joiner& own) { return own.player == typed.player; });
    const auto stays = [&](const SeatHolder& seat) { return seat.computer || !about.removed.contains(seat.player); };
    const auto seats = static_cast<std::size_t>(std::ranges::count_if(seen.seats, stays));
    if (seats + list_.size() >= static_cast<std::size_t>(seen.rules.ruleset().most_seats))
        return Complaint{"ROOM_FULL", "All seats are taken."};
    list_.push_back({typed.player, *name});
    return std::nullopt;
}

std::optional<Complaint> Joiners::remove(PlayerId player) {
    if (std::erase_if(list_, [player](const Joiner& joiner) { return joiner.player == player; }) > 0)
        return std::nullopt;
    return Complaint{"NOT_SEATED", "You don\u2019t take part in the next game."};
}

void Joiners::keep_only(const std::vector<PlayerId>& present) {
    std::erase_if(list_, [&present](const Joiner& joiner) {
        return std::ranges::find(present, joiner.player) == present.end();
    });
}

bool Joiners::has(PlayerId player) const {
    return std::ranges::find(list_, player, &Joiner::player) != list_.end();
}

std::vector<std::string> Joiners::names() const {
    std::vector<std::string> names;
    for (const Joiner& joiner : list_) names.push_back(joiner.name);
    return names;
}

}  // namespace crisscross::server

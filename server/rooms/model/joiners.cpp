#include "server/rooms/model/joiners.hpp"

#include <algorithm>

#include "server/games/model/seating.hpp"
#include "server/metrics/limit.hpp"
#include "server/names/names.hpp"
#include "server/rooms/model/next_game.hpp"

namespace crisscross::server {

namespace {

/// How many of the players stay for the next game, as far as people who see the game like this know.
std::size_t players_who_stay(const AboutRoom& about, const GameState& seen, const std::set<engine::Seat>& out) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < seen.seats.size(); ++seat) {
        const SeatHolder& holder = seen.seats[seat];
        const bool is_removed = !holder.computer && about.removed.contains(holder.player);
        if (!is_removed && !out.contains(static_cast<engine::Seat>(seat))) ++count;
    }
    return count;
}

}  // namespace

std::optional<Complaint> check_take_part(const AboutRoom& about, const GameState& newest, PlayerId player) {
    if (newest.stage() == Stage::waiting) return game_not_started();
    if (newest.seat_of(player)) return already_seated();
    if (about.locked) return room_locked();
    return std::nullopt;
}

std::optional<Complaint> Joiners::add(const AboutRoom& about, const GameState& seen, const NextGame& next,
                                      const Joiner& typed) {
    if (auto refused = check_take_part(about, seen, typed.player)) return refused;
    if (is_left_out(typed.player)) return left_out_by_host();
    const auto name = read_name(typed.name);
    if (!name) return bad_name();
    if (is_taken(names_in(seen), {typed.player, *name})) return name_is_taken();
    std::erase_if(list_, [&](const Joiner& own) { return own.player == typed.player; });
    list_.push_back({typed.player, *name, typed.level, typed.if_away});
    return check_space(about, seen, next);
}

bool Joiners::is_taken(const std::vector<std::string>& seated, const Joiner& wanted) const {
    const auto is_alike = [&](const std::string& other) { return are_alike(other, wanted.name); };
    const auto is_of_other = [&](const Joiner& other) {
        return other.player != wanted.player && is_alike(other.name);
    };
    return std::ranges::any_of(seated, is_alike) || std::ranges::any_of(list_, is_of_other) ||
           std::ranges::any_of(left_out_, is_of_other);
}

void Joiners::rename(const std::vector<std::string>& seated, const Joiner& renamed) {
    if (is_taken(seated, renamed)) return;
    for (std::vector<Joiner>* joiners : {&list_, &left_out_})
        for (Joiner& joiner : *joiners)
            if (joiner.player == renamed.player) joiner.name = renamed.name;
}

void Joiners::remove(PlayerId player) {
    std::erase_if(list_, [player](const Joiner& joiner) { return joiner.player == player; });
}

void Joiners::note_present(const std::vector<PlayerId>& present, Moment now) {
    for (Joiner& joiner : list_)
        if (std::ranges::find(present, joiner.player) != present.end())
            joiner.lost.reset();
        else if (!joiner.lost)
            joiner.lost = now;
    std::erase_if(list_,
                  [now](const Joiner& joiner) { return joiner.lost && *joiner.lost + time_to_come_back <= now; });
}

std::optional<Complaint> Joiners::leave_out(const std::string& name) {
    const auto is_it = [&name](const Joiner& joiner) { return are_alike(joiner.name, name); };
    const auto found = std::ranges::find_if(list_, is_it);
    if (found == list_.end()) return nobody_has_this_name();
    if (left_out_.size() >= max_left_out) return too_many_changes(Limit::room_changes);
    left_out_.push_back(*found);
    list_.erase(found);
    return std::nullopt;
}

std::optional<Complaint> Joiners::bring_back(const AboutRoom& about, const GameState& newest, const NextGame& next,
                                             const std::string& name) {
    const auto is_it = [&name](const Joiner& joiner) { return are_alike(joiner.name, name); };
    const auto found = std::ranges::find_if(left_out_, is_it);
    if (found == left_out_.end()) return nobody_has_this_name();
    const Joiner joiner = *found;
    left_out_.erase(found);
    return add(about, newest, next, joiner);
}

bool Joiners::is_left_out(PlayerId player) const {
    return std::ranges::find(left_out_, player, &Joiner::player) != left_out_.end();
}

bool Joiners::has(PlayerId player) const {
    return std::ranges::find(list_, player, &Joiner::player) != list_.end();
}

std::string Joiners::name_of(PlayerId player) const {
    const auto found = std::ranges::find(list_, player, &Joiner::player);
    return found == list_.end() ? std::string() : found->name;
}

std::vector<std::string> Joiners::kept(const AboutRoom& about, const GameState& newest, const NextGame& next) const {
    if (!next.plan().keeps_seats) return {};
    std::vector<std::string> playing = server::names_in(newest);
    for (const Joiner& joiner : list_) playing.push_back(joiner.name);
    std::vector<std::string> kept;
    for (const std::string& name : about.kept)
        if (std::ranges::none_of(playing, [&name](const auto& other) { return are_alike(other, name); }))
            kept.push_back(name);
    return kept;
}

std::size_t Joiners::players(const AboutRoom& about, const GameState& seen, const NextGame& next) const {
    return players_who_stay(about, seen, next.out()) + list_.size();
}

std::optional<Complaint> Joiners::check_space(const AboutRoom& about, const GameState& seen, const NextGame& next,
                                              std::size_t more) const {
    const auto max = static_cast<std::size_t>(seen.rules.ruleset().most_seats);
    const std::size_t players = this->players(about, seen, next) + more;
    if (players > max) return all_seats_taken();
    if (players + kept(about, seen, next).size() > max) return seat_is_kept();
    return std::nullopt;
}

std::vector<std::string> names_in(const std::vector<Joiner>& joiners) {
    std::vector<std::string> names;
    for (const Joiner& joiner : joiners) names.push_back(joiner.name);
    return names;
}

Complaint left_out_by_host() {
    return {"LEFT_OUT", "The host has left you out of the next game."};
}

Complaint nobody_has_this_name() {
    return {"NO_SUCH_PERSON", "Nobody with this name takes part.", "/name"};
}

}  // namespace crisscross::server

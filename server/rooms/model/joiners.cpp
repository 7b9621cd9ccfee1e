#include "server/rooms/model/joiners.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

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

bool is_one_of(const std::vector<Joiner>& joiners, PlayerId player) {
    return std::ranges::find(joiners, player, &Joiner::player) != joiners.end();
}

Joiner named(Joiner joiner, const std::string& name) {
    if (joiner.name.empty()) joiner.name = name;
    return joiner;
}

using StoredJoiners = std::vector<protocol::StoredJoiner>;

Joiner read_joiner(const protocol::StoredJoiner& stored) {
    return {.player = stored.player, .level = stored.level, .if_away = stored.if_away};
}

StoredJoiners stored_form(const std::vector<Joiner>& joiners) {
    StoredJoiners stored;
    for (const Joiner& joiner : joiners) stored.push_back({joiner.player, joiner.level, joiner.if_away});
    return stored;
}

void forget_others(std::vector<Joiner>& known, const StoredJoiners& stored) {
    std::erase_if(known, [&stored](const Joiner& joiner) {
        return std::ranges::find(stored, joiner.player, &protocol::StoredJoiner::player) == stored.end();
    });
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
    remove(typed.player);
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
    for (std::vector<Joiner>* joiners : {&list_, &away_, &left_out_})
        for (Joiner& joiner : *joiners)
            if (joiner.player == renamed.player) joiner.name = renamed.name;
}

void Joiners::remove(PlayerId player) {
    for (std::vector<Joiner>* joiners : {&list_, &away_})
        std::erase_if(*joiners, [player](const Joiner& joiner) { return joiner.player == player; });
}

void Joiners::forget_stand_ins() {
    for (std::vector<Joiner>* joiners : {&list_, &away_, &left_out_})
        for (Joiner& joiner : *joiners) joiner.if_away.reset();
}

void Joiners::note_present(const AboutRoom& about, const GameState& newest, const NextGame& next,
                           const std::map<PlayerId, std::string>& present, Moment now) {
    note_away(present, now);
    const std::vector<Joiner> were_away = std::exchange(away_, {});
    for (const Joiner& joiner : were_away)
        if (const auto found = present.find(joiner.player); found != present.end())
            note_back(about, newest, next, named(joiner, found->second));
        else
            away_.push_back(joiner);
    for (Joiner& joiner : left_out_)
        if (const auto found = present.find(joiner.player); found != present.end())
            joiner = named(joiner, found->second);
}

void Joiners::note_away(const std::map<PlayerId, std::string>& present, Moment now) {
    for (Joiner& joiner : list_)
        if (present.contains(joiner.player))
            joiner.lost.reset();
        else if (!joiner.lost)
            joiner.lost = now;
    const auto is_away = [now](const Joiner& joiner) {
        return joiner.lost && *joiner.lost + time_to_come_back <= now;
    };
    std::ranges::copy_if(list_, std::back_inserter(away_), is_away);
    std::erase_if(list_, is_away);
    while (away_.size() > max_away) away_.erase(away_.begin());
}

// Even in a room that has been locked since: they were in it before. A name like that of a player gets a number.
void Joiners::note_back(const AboutRoom& about, const GameState& newest, const NextGame& next, Joiner back) {
    if (back.name.empty() || newest.seat_of(back.player) || is_taken({}, back)) return;
    back.lost.reset();
    list_.push_back(std::move(back));
    if (check_space(about, newest, next)) list_.pop_back();
}

void Joiners::restore(const protocol::NextGamePlan& stored, const std::set<PlayerId>& removed) {
    for (std::vector<Joiner>* known : {&list_, &away_}) forget_others(*known, stored.joiners);
    forget_others(left_out_, stored.joiners_left_out);
    for (const protocol::StoredJoiner& joiner : stored.joiners)
        if (!has(joiner.player) && !is_one_of(away_, joiner.player) && !removed.contains(joiner.player))
            away_.push_back(read_joiner(joiner));
    for (const protocol::StoredJoiner& joiner : stored.joiners_left_out)
        if (!is_left_out(joiner.player)) left_out_.push_back(read_joiner(joiner));
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
    return is_one_of(left_out_, player);
}

bool Joiners::has(PlayerId player) const {
    return is_one_of(list_, player);
}

bool Joiners::knows(PlayerId player) const {
    return has(player) || is_one_of(away_, player) || is_left_out(player);
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
    for (const Joiner& joiner : joiners)
        if (!joiner.name.empty()) names.push_back(joiner.name);
    return names;
}

protocol::NextGamePlan plan_with(protocol::NextGamePlan plan, const Joiners& joiners) {
    plan.joiners = stored_form(joiners.list());
    const std::vector<protocol::StoredJoiner> away = stored_form(joiners.away());
    plan.joiners.insert(plan.joiners.end(), away.begin(), away.end());
    plan.joiners_left_out = stored_form(joiners.left_out());
    return plan;
}

Complaint left_out_by_host() {
    return {"LEFT_OUT", "The host has left you out of the next game."};
}

Complaint nobody_has_this_name() {
    return {"NO_SUCH_PERSON", "Nobody with this name takes part.", "/name"};
}

}  // namespace crisscross::server

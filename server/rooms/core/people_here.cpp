#include "server/rooms/core/people_here.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

const PersonHere* PeopleHere::find(std::uint64_t connection) const {
    const auto found = here_.find(connection);
    return found == here_.end() ? nullptr : &found->second;
}

bool PeopleHere::has(std::uint64_t connection) const {
    const PersonHere* person = find(connection);
    return person && !person->only_reviews;
}

std::vector<Caller> PeopleHere::callers() const {
    std::vector<Caller> callers;
    for (const auto& [connection, person] : here_) callers.push_back(person.caller);
    return callers;
}

std::vector<Caller> PeopleHere::callers_of(PlayerId player) const {
    std::vector<Caller> callers;
    for (const auto& [connection, person] : here_)
        if (person.caller.player == player) callers.push_back(person.caller);
    return callers;
}

std::vector<Caller> PeopleHere::members() const {
    std::vector<Caller> members;
    for (const auto& [connection, person] : here_)
        if (!person.only_reviews) members.push_back(person.caller);
    return members;
}

std::vector<PlayerId> PeopleHere::players() const {
    std::vector<PlayerId> players;
    for (const auto& [connection, person] : here_)
        if (!person.only_reviews) players.push_back(person.caller.player);
    return players;
}

std::map<PlayerId, std::string> PeopleHere::names() const {
    std::map<PlayerId, std::string> names;
    for (const auto& [connection, person] : here_)
        if (std::string& name = names[person.caller.player]; name.empty()) name = person.name;
    return names;
}

bool PeopleHere::is_visible(PlayerId player) const {
    return std::ranges::any_of(here_, [player](const auto& entry) {
        return entry.second.caller.player == player && entry.second.page == Visibility::visible;
    });
}

void PeopleHere::add(PersonHere person, Moment now) {
    const auto is_same = [player = person.caller.player](const auto& entry) {
        return entry.second.caller.player == player;
    };
    const auto known = std::ranges::find_if(here_, is_same);
    if (known == here_.end()) last_number_ = std::max<std::int64_t>(last_number_ + 1, now);
    person.number = known == here_.end() ? last_number_ : known->second.number;
    const std::uint64_t connection = person.caller.connection;
    here_.insert_or_assign(connection, std::move(person));
}

std::optional<PersonHere> PeopleHere::remove(std::uint64_t connection) {
    auto found = here_.extract(connection);
    if (found.empty()) return std::nullopt;
    return std::move(found.mapped());
}

bool PeopleHere::rename(PlayerId player, const std::string& name) {
    bool is_here = false;
    for (auto& [connection, person] : here_) {
        if (person.caller.player != player) continue;
        person.name = name;
        is_here = true;
    }
    return is_here;
}

bool PeopleHere::was_let_in(PlayerId player) const {
    const auto is_here = [player](const auto& entry) { return entry.second.caller.player == player; };
    return let_in_.contains(player) || std::ranges::any_of(here_, is_here);
}

bool PeopleHere::let_in(PlayerId player) {
    if (let_in_.contains(player)) return false;
    if (let_in_.size() < max_let_in) let_in_.insert(player);
    return true;
}

std::set<PlayerId> PeopleHere::forget_absent() {
    std::set<PlayerId> gone = std::exchange(let_in_, {});
    for (const auto& [connection, person] : here_)
        if (gone.erase(person.caller.player) > 0) let_in_.insert(person.caller.player);
    return gone;
}

}  // namespace crisscross::server

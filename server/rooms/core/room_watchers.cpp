#include <algorithm>
#include <functional>

#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

// Somebody who leaves their seat keeps its name.
void RoomCore::note_names(const GameState& newest) {
    for (auto& [connection, person] : here_.all())
        if (const auto seat = newest.seat_of(person.caller.player))
            person.name = newest.seats[engine::index_of(*seat)].name;
}

// Somebody who takes part in the next game keeps the old name if the new one is like that of a player. Only names
// that they know count, so this gives no others away. A game under way tells what its own people are called in it.
void RoomCore::handle(NewName& renamed) {
    if (!here_.rename(renamed.player, renamed.name)) return;
    const auto& newest = *record_->find(delay_.newest_for(state(), renamed.player));
    if (!plays_now(renamed.player)) plan_.joiners.rename(delay_.known_names(newest), {renamed.player, renamed.name});
    changed_ = true;
}

bool RoomCore::plays_now(PlayerId player) const {
    const auto plays = [this, player](const auto& game) { return is_player_of(state(), game.first, player); };
    return std::ranges::any_of(record_->under_way, plays);
}

bool RoomCore::only_watches(PlayerId player) const {
    return record_->about.host != player && !is_player_of(state(), record_->newest(), player) && !plays_now(player);
}

// People in a game that the host does not know of yet would be missing from the list.
bool RoomCore::sees_watchers(PlayerId player) const {
    if (closed_ || record_->about.host != player) return false;
    const auto now = newest();
    return now && delay_.newest_seen_by(state(), player) == &now->state;
}

std::vector<WatcherHere> RoomCore::watchers_here() const {
    std::map<std::int64_t, WatcherHere, std::greater<>> by_number;
    for (const auto& [connection, person] : here_.all()) {
        const PlayerId player = person.caller.player;
        if (person.only_reviews || by_number.contains(person.number) || !only_watches(player)) continue;
        const std::string joiner = plan_.joiners.name_of(player);
        by_number[person.number] = {person.number, player, joiner.empty() ? person.name : joiner};
    }
    std::vector<WatcherHere> watchers;
    for (auto& [number, watcher] : by_number)
        if (watchers.size() < max_listed_watchers) watchers.push_back(std::move(watcher));
    return watchers;
}

RoomSituation RoomCore::situation(const NewestGame& now, PlayerId player) const {
    RoomSituation made{*record_, now.state, plan_.next, plan_.joiners, player, now_};
    if (sees_watchers(player)) made.watchers = watchers_here();
    return made;
}

}  // namespace crisscross::server

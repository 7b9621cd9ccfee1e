#include <algorithm>
#include <functional>

#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

// A number is the moment at which somebody came, or a later one: so nobody gets it again, even after a restart.
std::int64_t RoomCore::number_of(PlayerId player) {
    for (const auto& [connection, member] : members_)
        if (member.caller.player == player) return member.number;
    last_number_ = std::max<std::int64_t>(last_number_ + 1, now_);
    return last_number_;
}

// Somebody who leaves their seat keeps its name.
void RoomCore::note_names(const GameState& newest) {
    for (auto& [connection, member] : members_)
        if (const auto seat = newest.seat_of(member.caller.player))
            member.name = newest.seats[static_cast<std::size_t>(*seat)].name;
}

// Somebody who takes part in the next game keeps the old name if the new one is like that of a player. Only names
// that they know count, so this gives no others away. A game under way tells what its own people are called in it.
void RoomCore::handle(NewName& renamed) {
    bool is_here = false;
    for (auto& [connection, member] : members_) {
        if (member.caller.player != renamed.player) continue;
        member.name = renamed.name;
        is_here = true;
    }
    if (!is_here) return;
    const auto& newest = *listed(newest_for(renamed.player));
    if (!plays_now(renamed.player)) joiners_.rename(names_with_delay(newest), {renamed.player, renamed.name});
    changed_ = true;
}

bool RoomCore::plays_now(PlayerId player) const {
    const auto plays = [this, player](const auto& game) { return is_player_of(game.first, player); };
    return std::ranges::any_of(record_->under_way, plays);
}

bool RoomCore::only_watches(PlayerId player) const {
    return record_->about.host != player && !is_player_of(record_->newest(), player) && !plays_now(player);
}

// People in a game that the host does not know of yet would be missing from the list.
bool RoomCore::sees_watchers(PlayerId player) const {
    if (closed_ || record_->about.host != player) return false;
    const auto now = newest();
    return now && newest_seen_by(player) == &now->state;
}

std::vector<WatcherHere> RoomCore::watchers_here() const {
    std::map<std::int64_t, WatcherHere, std::greater<>> by_number;
    for (const auto& [connection, member] : members_) {
        const PlayerId player = member.caller.player;
        if (by_number.contains(member.number) || !only_watches(player)) continue;
        const std::string joiner = joiners_.name_of(player);
        by_number[member.number] = {member.number, player, joiner.empty() ? member.name : joiner};
    }
    std::vector<WatcherHere> watchers;
    for (auto& [number, watcher] : by_number)
        if (watchers.size() < max_listed_watchers) watchers.push_back(std::move(watcher));
    return watchers;
}

RoomSituation RoomCore::situation(const NewestGame& now, PlayerId player) const {
    RoomSituation made{record_->about, now.state, player, !record_->under_way.empty()};
    if (sees_watchers(player)) made.watchers = watchers_here();
    return made;
}

}  // namespace crisscross::server

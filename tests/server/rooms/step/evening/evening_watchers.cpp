#include <algorithm>
#include <iterator>

#include "tests/server/rooms/step/evening/evening.hpp"

// Those of an evening who only watch, as the host of the room sees them.

namespace crisscross::test {

namespace client = protocol::client;

namespace {

/// What does not depend on who watches.
protocol::server::Room without_watchers(protocol::server::Room room) {
    room.watchers.clear();
    room.coming.clear();
    std::erase(room.may, protocol::server::RoomAct::remove_watcher);
    return room;
}

}  // namespace

/// The host removes somebody who watches, even just before the server is killed.
void Evening::remove_watcher() {
    const Player host = room_.about.host.value();
    if (const std::string refused = room_.join(host); !refused.empty()) {
        CHECK(may_be_refused(host, refused));
        return;
    }
    const auto watchers = room_.room[host].watchers;
    if (watchers.empty()) return;
    const auto& one = watchers[static_cast<std::size_t>(number(0, static_cast<int>(watchers.size()) - 1))];
    client::RemoveWatcher removal{StepRoom::new_id(), one.watcher, number(0, 1) == 0};
    removal.game = room_.newest();
    const Before before{room_.games, room_.about, room_.core.everybody(), room_.room};
    const bool is_killed = number(0, 3) == 0;
    room_.dies_when_stored = is_killed;
    say_in_room(host, protocol::RoomChange(removal));
    room_.dies_when_stored = false;
    std::vector<Player> removed;
    std::ranges::set_difference(room_.about.removed, before.about.removed, std::back_inserter(removed));
    REQUIRE(removed.size() == 1);
    if (removal.lines) std::erase_if(said_, [&](const auto& said) { return person(said.first) == removed.front(); });
    if (!is_killed) check_only_left(removed.front(), before);
    for (const Connection device : {removed.front(), removed.front() + StepRoom::second_device}) {
        const std::string refused = room_.join(device);
        if (refused.empty())
            CHECK(may_review(device, last_joined(device)->view.game));
        else
            CHECK(refused == "REMOVED_FROM_ROOM");
    }
    ++watchers_removed_;
}

/// Somebody has gone, and nothing else has changed for anybody.
void Evening::check_only_left(Player gone, const Before& before) const {
    check_unchanged(before.games);
    server::AboutRoom about = room_.about;
    about.removed.erase(gone);
    about.next = before.about.next;  // it may be written down only now that nothing is planned
    CHECK(about == before.about);
    std::vector<server::Caller> others = before.callers;
    std::erase_if(others, [gone](const server::Caller& caller) { return caller.player == gone; });
    CHECK(room_.core.everybody() == others);
    if (watching_.is_delayed()) return;  // what is hidden may depend on which games are open
    for (const server::Caller& other : others) {
        const auto connection = static_cast<Connection>(other.connection);
        if (is_removed(connection)) continue;  // they hear nothing of the room
        const protocol::server::Room &now = room_.room.at(connection), &then = before.rooms.at(connection);
        CHECK(without_watchers(now) == without_watchers(then));
        CHECK(then.coming.size() - now.coming.size() <= 1);
        for (const std::string& name : now.coming) CHECK(std::ranges::count(then.coming, name) == 1);
    }
}

/// Somebody who was removed is in no game but those that they keep, so nothing about another is sent to them.
void Evening::check_removed() const {
    for (const Player player : room_.about.removed)
        for (const Connection device : {player, player + StepRoom::second_device})
            for (int game = 1; game <= room_.newest(); ++game) {
                const server::GameCore* open = room_.core.game(game);
                const bool is_in = open && open->is_watched_by(static_cast<std::uint64_t>(device));
                if (is_in) CHECK(may_review(device, game));
            }
}

/// A host who sees the newest game as it is knows who watches, and what they are called now. Somebody who has had a
/// seat may be called as they were there.
void Evening::check_watchers() const {
    const Player host = room_.about.host.value();
    const server::GameCore* newest = room_.core.game(room_.newest());
    if (at_the_end_ || !newest || !newest->is_watched_by(static_cast<std::uint64_t>(host))) return;
    if (newest->is_delayed(static_cast<std::uint64_t>(host))) return;
    std::set<Player> watchers;
    for (const server::Caller& caller : room_.core.everybody())
        if (!is_removed(caller.player)) watchers.insert(caller.player);
    watchers.erase(host);
    for (int game = 1; game <= room_.newest(); ++game) {
        const server::GameState now = state(game);
        if (game != room_.newest() && now.stage() != server::Stage::playing) continue;
        for (const server::SeatHolder& holder : now.seats) watchers.erase(holder.player);
    }
    const auto& shown = room_.room.at(host).watchers;
    CHECK(shown.size() == watchers.size());
    for (const Player player : watchers)
        if (!is_player(player))
            CHECK(std::ranges::count(shown, room_.name_of(player), &protocol::server::Watcher::name) == 1);
}

}  // namespace crisscross::test

#include "server/rooms/model/room_change.hpp"

#include <algorithm>

#include "server/metrics/limit.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

namespace client = protocol::client;
using Act = protocol::server::RoomAct;

constexpr std::size_t max_password_bytes = 64;

const Complaint already_started{"ALREADY_STARTED", "The game has already started."};
const Complaint game_goes_on{"GAME_GOES_ON", "That isn\u2019t possible while a game is under way."};
const Complaint bad_room_name{"BAD_ROOM_NAME", "A room\u2019s name has 1 to 40 visible characters.", "/name"};
const Complaint bad_password{"BAD_ROOM_PASSWORD", "A room\u2019s password has 1 to 64 characters.", "/password"};
const Complaint not_seated_here{"NO_SUCH_PERSON", "Nobody with this name has a seat.", "/name"};
const Complaint not_watching{"NO_SUCH_WATCHER", "They are no longer watching here.", "/watcher"};
const Complaint room_full{"ROOM_FULL", "All seats are taken."};

std::optional<PlayerId> person_called(const GameState& state, const std::string& name) {
    for (const SeatHolder& seat : state.seats)
        if (!seat.computer && seat.player != 0 && are_alike(seat.name, name)) return seat.player;
    return std::nullopt;
}

struct Change {
    const RoomSituation& room;
    const std::string& password_hash;

    using Changed = Answer<AboutRoom>;
    Changed operator()(const client::NameRoom& wanted) const {
        auto name = read_room_name(wanted.name);
        if (!name) return name.error();
        AboutRoom about = room.about;
        about.name = *std::move(name);
        return about;
    }
    Changed operator()(const client::SetEntry& wanted) const {
        AboutRoom about = room.about;
        about.entry = wanted.entry;
        if (wanted.password) about.password_hash = password_hash;
        if (about.entry != protocol::RoomEntry::password) about.password_hash.clear();
        if (about.entry == protocol::RoomEntry::password && about.password_hash.empty()) return bad_password;
        return about;
    }
    Changed operator()(const client::SetWatching& wanted) const {
        AboutRoom about = room.about;
        about.watching = wanted.watching;
        protocol::Watching same_delay = wanted.watching;
        same_delay.allowed = room.about.watching.allowed;
        if (same_delay != room.about.watching && room.game_goes_on) return game_goes_on;
        return about;
    }
    // People agreed to a rated game or to an unrated one, so the change ends the proposal.
    Changed operator()(const client::SetRated& wanted) const {
        AboutRoom about = room.about;
        about.rated = wanted.rated;
        if (about.rated != room.about.rated && about.next) about.next->proposal.reset();
        return about;
    }
    Changed operator()(const client::LockRoom& wanted) const {
        AboutRoom about = room.about;
        about.locked = wanted.locked;
        return about;
    }
    Changed operator()(const client::HandOverRoom& wanted) const {
        const auto person = person_called(room.newest, wanted.name);
        if (!person) return not_seated_here;
        AboutRoom about = room.about;
        about.host = person;
        return about;
    }
    Changed operator()(const client::RemovePerson& wanted) const {
        if (room.newest.stage() != Stage::waiting) return already_started;
        const auto person = person_called(room.newest, wanted.name);
        if (!person || person == room.player) return not_seated_here;
        return without(*person);
    }
    Changed operator()(const client::RemoveWatcher& wanted) const {
        const auto watcher = std::ranges::find(room.watchers, wanted.watcher, &WatcherHere::number);
        if (watcher == room.watchers.end()) return not_watching;
        return without(watcher->player);
    }
    Changed operator()(const client::CloseRoom&) const {
        if (room.game_goes_on) return game_goes_on;
        return room.about;
    }
    Changed operator()(const client::KeepSeat& wanted) const {
        if (room.newest.stage() != Stage::waiting) return already_started;
        auto name = read_name(wanted.name);
        if (!name) return bad_name();
        const auto is_it = [&name](const auto& other) { return are_alike(other, *name); };
        if (std::ranges::any_of(room.newest.seats, is_it, &SeatHolder::name)) return name_is_taken();
        if (std::ranges::any_of(room.about.kept, is_it)) return room.about;
        const auto kept = kept_now(room.about, room.newest);
        const auto max = static_cast<std::size_t>(room.newest.rules.ruleset().most_seats);
        if (room.newest.seats.size() + kept.size() >= max) return room_full;
        AboutRoom about = room.about;
        about.kept = kept;
        about.kept.push_back(*std::move(name));
        return about;
    }
    Changed operator()(const client::FreeSeat& wanted) const {
        AboutRoom about = room.about;
        const auto is_it = [&wanted](const std::string& name) { return are_alike(name, wanted.name); };
        std::erase_if(about.kept, is_it);
        return about;
    }

    Changed without(PlayerId person) const {
        if (room.about.removed.size() >= AboutRoom::max_removed) return too_many_changes(Limit::room_changes);
        AboutRoom about = room.about;
        about.removed.insert(person);
        return about;
    }
};

}  // namespace

Answer<std::string> read_room_name(const std::string& typed) {
    if (typed.empty()) return std::string();
    auto name = read_device_name(typed);
    if (!name) return bad_room_name;
    return *std::move(name);
}

std::optional<Complaint> check_room_password(const std::string& typed) {
    if (typed.empty() || typed.size() > max_password_bytes) return bad_password;
    return std::nullopt;
}

Answer<AboutRoom> change_room(const RoomSituation& room, const protocol::RoomChange& change,
                              const std::string& password_hash) {
    if (room.about.host != room.player) return not_host();
    return std::visit(Change{room, password_hash}, change);
}

std::vector<Act> allowed_changes(const RoomSituation& room) {
    if (room.about.host != room.player) return {};
    std::vector<Act> acts{Act::name_room, Act::set_entry, Act::set_watching,
                          Act::set_rated, Act::lock_room, Act::hand_over_room};
    const Stage stage = room.newest.stage();
    if (stage == Stage::waiting) acts.push_back(Act::remove_person);
    if (!room.watchers.empty()) acts.push_back(Act::remove_watcher);
    if (!room.game_goes_on) acts.push_back(Act::close_room);
    if (stage == Stage::waiting) acts.insert(acts.end(), {Act::keep_seat, Act::free_seat});
    return acts;
}

}  // namespace crisscross::server

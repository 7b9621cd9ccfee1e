#include "server/rooms/model/room_change.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"
#include "server/metrics/limit.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

namespace client = protocol::client;
using Act = protocol::server::RoomAct;

constexpr std::size_t max_password_characters = 64;

const Complaint game_goes_on =
    with_details({"GAME_GOES_ON", "That isn\u2019t possible while a game is under way."}, {.reason = "under_way"});
const Complaint bad_room_name{
    "BAD_ROOM_NAME", "A room\u2019s name has 1 to " + std::to_string(max_label_characters) + " visible characters.",
    "/name"};
const Complaint bad_password{
    "BAD_ROOM_PASSWORD",
    "A room\u2019s password has 1 to " + std::to_string(max_password_characters) + " characters.", "/password"};
const Complaint not_seated_here{"NO_SUCH_PERSON", "Nobody with this name has a seat.", "/name"};
const Complaint not_watching{"NO_SUCH_WATCHER", "They are no longer watching here.", "/watcher"};

Complaint plays_elsewhere() {
    return with_details({"GAME_GOES_ON", "They play in a game that was set aside.", "/name"},
                        {.reason = "set_aside"});
}

/// Somebody who watches with a delay does not learn when a move was made.
Complaint not_closed_yet(const RoomSituation& situation) {
    const auto is_theirs = [&situation](const auto& game) { return game.second.has(situation.player); };
    const bool plays_in_all = std::ranges::all_of(situation.room.under_way, is_theirs);
    protocol::Details details{.reason = "not_quiet"};
    if (!situation.room.about.watching.is_delayed() || plays_in_all)
        details.retry_after = situation.may_close_at() - situation.now;
    return with_details(
        {"GAME_GOES_ON", "A game is under way. The room can be closed when nothing has happened in it for 30 days."},
        std::move(details));
}

/// The player with this name in the newest game, unless the host has removed them.
std::optional<PlayerId> person_called(const RoomSituation& situation, const std::string& name) {
    for (const SeatHolder& seat : situation.newest.seats) {
        const bool is_removed = situation.room.about.removed.contains(seat.player);
        if (!seat.computer && seat.player != 0 && !is_removed && are_alike(seat.name, name)) return seat.player;
    }
    return std::nullopt;
}

struct Change {
    const RoomSituation& situation;
    const std::string& password_hash;
    const AboutRoom& before = situation.room.about;
    const GameState& newest = situation.newest;

    using Changed = Answer<AboutRoom>;
    Changed operator()(const client::NameRoom& wanted) const {
        auto name = read_room_name(wanted.name);
        if (!name) return name.error();
        AboutRoom about = before;
        about.name = *std::move(name);
        return about;
    }
    Changed operator()(const client::SetEntry& wanted) const {
        AboutRoom about = before;
        about.entry = wanted.entry;
        if (wanted.password) about.password_hash = password_hash;
        if (about.entry != protocol::RoomEntry::password) about.password_hash.clear();
        if (about.entry == protocol::RoomEntry::password && about.password_hash.empty()) return bad_password;
        return about;
    }
    Changed operator()(const client::SetWatching& wanted) const {
        AboutRoom about = before;
        about.watching = wanted.watching;
        protocol::Watching same_delay = wanted.watching;
        same_delay.allowed = before.watching.allowed;
        if (same_delay != before.watching && situation.game_goes_on()) return game_goes_on;
        return about;
    }
    // People agreed to a rated game or to an unrated one, so the change ends the proposal.
    Changed operator()(const client::SetRated& wanted) const {
        AboutRoom about = before;
        about.rated = wanted.rated;
        if (about.rated != before.rated && about.next) about.next->proposal.reset();
        return about;
    }
    Changed operator()(const client::LockRoom& wanted) const {
        AboutRoom about = before;
        about.locked = wanted.locked;
        return about;
    }
    Changed operator()(const client::HandOverRoom& wanted) const {
        const auto person = person_called(situation, wanted.name);
        if (!person) return not_seated_here;
        AboutRoom about = before;
        about.host = person;
        return about;
    }
    Changed operator()(const client::RemovePerson& wanted) const {
        if (newest.stage() == Stage::playing) return already_started();
        const auto person = person_called(situation, wanted.name);
        if (!person || person == situation.player) return not_seated_here;
        const auto is_theirs = [person](const auto& game) { return game.second.has(*person); };
        if (std::ranges::any_of(situation.room.under_way, is_theirs)) return plays_elsewhere();
        return without(*person);
    }
    Changed operator()(const client::RemoveWatcher& wanted) const {
        const auto watcher = std::ranges::find(situation.watchers, wanted.watcher, &WatcherHere::number);
        if (watcher == situation.watchers.end()) return not_watching;
        return without(watcher->player);
    }
    Changed operator()(const client::CloseRoom&) const {
        if (situation.may_close_at() > situation.now) return not_closed_yet(situation);
        return before;
    }
    Changed operator()(const client::KeepSeat& wanted) const {
        if (newest.stage() == Stage::playing) return already_started();
        auto name = read_name(wanted.name);
        if (!name) return bad_name();
        const auto is_it = [&name](const auto& other) { return are_alike(other, *name); };
        const bool is_next = newest.stage() == Stage::over;
        if (std::ranges::any_of(newest.seats, is_it, &SeatHolder::name)) return name_is_taken();
        if (is_next && std::ranges::any_of(situation.joiners.list(), is_it, &Joiner::name)) return name_is_taken();
        AboutRoom about = before;
        about.kept = is_next ? kept_in_next() : kept_now(before, newest);
        if (std::ranges::any_of(about.kept, is_it)) return before;
        if (is_next ? has_no_space_in_next() : has_no_space(about.kept)) return all_seats_taken();
        about.kept.push_back(*std::move(name));
        if (is_next) about.next = plan_with_kept_seats();
        return about;
    }
    Changed operator()(const client::FreeSeat& wanted) const {
        AboutRoom about = before;
        const auto is_it = [&wanted](const std::string& name) { return are_alike(name, wanted.name); };
        std::erase_if(about.kept, is_it);
        return about;
    }

    Changed without(PlayerId person) const {
        if (before.removed.size() >= AboutRoom::max_removed) return too_many_changes(Limit::room_changes);
        AboutRoom about = before;
        about.removed.insert(person);
        return about;
    }
    std::vector<std::string> kept_in_next() const { return situation.joiners.kept(before, newest, situation.next); }
    bool has_no_space(const std::vector<std::string>& kept) const {
        return newest.seats.size() + kept.size() >= static_cast<std::size_t>(newest.rules.ruleset().most_seats);
    }
    bool has_no_space_in_next() const {
        return situation.joiners.check_space(before, newest, situation.next, 1).has_value();
    }
    protocol::NextGamePlan plan_with_kept_seats() const {
        protocol::NextGamePlan plan = plan_with(situation.next.plan(), situation.joiners);
        plan.keeps_seats = true;
        return plan;
    }
};

}  // namespace

Answer<std::string> read_room_name(const std::string& typed) {
    if (typed.empty()) return std::string();
    auto name = read_label(typed);
    if (!name) return bad_room_name;
    return *std::move(name);
}

std::optional<Complaint> check_room_password(const std::string& typed) {
    if (typed.empty() || engine::characters_in(typed) > max_password_characters) return bad_password;
    return std::nullopt;
}

Moment RoomSituation::may_close_at() const {
    Moment at = 0;
    for (const auto& [number, game] : room.under_way) at = std::max(at, game.quiet_since + max_quiet);
    return at;
}

Answer<AboutRoom> change_room(const RoomSituation& situation, const protocol::RoomChange& change,
                              const std::string& password_hash) {
    if (situation.room.about.host != situation.player) return not_host();
    return std::visit(Change{situation, password_hash}, change);
}

std::vector<Act> allowed_changes(const RoomSituation& situation) {
    if (situation.room.about.host != situation.player) return {};
    std::vector<Act> acts{Act::name_room, Act::set_entry, Act::set_watching,
                          Act::set_rated, Act::lock_room, Act::hand_over_room};
    const bool is_playing = situation.newest.stage() == Stage::playing;
    if (!is_playing) acts.push_back(Act::remove_person);
    if (!situation.watchers.empty()) acts.push_back(Act::remove_watcher);
    if (situation.may_close_at() <= situation.now) acts.push_back(Act::close_room);
    if (!is_playing) acts.insert(acts.end(), {Act::keep_seat, Act::free_seat});
    return acts;
}

}  // namespace crisscross::server

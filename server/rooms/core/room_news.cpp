#include <algorithm>

#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

bool may_propose(const protocol::server::Room& room) {
    return std::ranges::find(room.may, protocol::server::RoomAct::propose_game) != room.may.end();
}

}  // namespace

// Viewers with the same frame share one effect. Everybody hears only what is news to them.
void RoomCore::tell_room() {
    if (!changed_ || !record_) return;
    changed_ = false;
    delay_.note_names(state());
    std::erase_if(were_coming_, [this](const auto& names) { return !told_to_those_at(names.first); });
    tell_chat();
    const auto now = newest();
    if (now) plan_.joiners.note_present(record_->about, now->state, plan_.next, here_.names(), now_);
    const protocol::server::Room room = room_now(now);
    std::map<RoomView, protocol::server::Room> seen_by;
    std::map<std::pair<RoomView, NextGame::Acts>, std::vector<Caller>> callers_of;
    for (auto& [connection, person] : here_.all()) {
        if (person.only_reviews) continue;
        const RoomView view = view_of(person.caller.player);
        if (!seen_by.contains(view)) seen_by[view] = seen_as(view, room);
        const auto told = person.told_view ? told_.find(*std::exchange(person.told_view, view)) : told_.end();
        const bool is_news = told == told_.end() || told->second != seen_by[view];
        const auto known = view.newest < room.newest ? as_newest(view.newest) : now;
        const bool keeps_may = view.newest < room.newest && !known && person.told_may;
        auto may = keeps_may ? *person.told_may : may_now(known, person.caller.player);
        if (!is_news && person.told_may == may) continue;
        callers_of[{view, may}].push_back(person.caller);
        person.told_may = std::move(may);
        person.told_view = view;
    }
    told_ = std::move(seen_by);
    for (auto& [view, callers] : callers_of) {
        protocol::server::Room seen = told_[view.first];
        seen.may = view.second;
        if (seen.newest == room.newest && may_propose(seen)) seen.settings = settings_of_newest();
        effects_.emplace_back(TellRoom{std::move(callers), std::move(seen)});
    }
    show_in_lobby();
}

std::optional<engine::Settings> RoomCore::settings_of_newest() const {
    const GameRecord& game = *games_.record(record_->newest());
    auto settings = engine::settings_of(game.state.rules.ruleset());
    if (settings) settings->lexicon = game.lexicon_note.id;
    return settings;
}

protocol::server::Room RoomCore::room_now(const std::optional<NewestGame>& now) const {
    const AboutRoom& about = record_->about;
    protocol::server::Room room{
        .room = code_, .newest = record_->newest(), .games = record_->games, .standings = record_->standings};
    room.name = about.name;
    room.entry = about.entry;
    room.locked = about.locked;
    room.watching = about.watching;
    room.rated = about.rated;
    room.coming = names_in(plan_.joiners.list());
    room.left_out = names_in(plan_.joiners.left_out());
    room.closed = closed_;
    if (!now) return room;
    room.next = plan_.next.shown(*now);
    room.sitting_out = plan_.next.sitting_out(now->state);
    for (std::string& name : plan_.next.left_out(now->state)) room.left_out.push_back(std::move(name));
    room.host = now->host;
    room.kept = now->state.stage() == Stage::over ? plan_.joiners.kept(about, now->state, plan_.next)
                                                  : kept_now(about, now->state);
    for (const SeatHolder& holder : now->state.seats)
        if (!holder.computer && about.removed.contains(holder.player)) room.removed.push_back(holder.name);
    if (about.host && sees_watchers(*about.host))
        for (WatcherHere& watcher : watchers_here())
            room.watchers.push_back({watcher.number, std::move(watcher.name)});
    return room;
}

NextGame::Acts RoomCore::may_now(const std::optional<NewestGame>& now, PlayerId player) const {
    if (!now || closed_) return {};
    using Act = protocol::server::RoomAct;
    const engine::Viewer viewer = now->state.seat_of(player);
    const bool is_host = record_->about.host == player && (viewer || sees_newest(*now, player));
    NextGame::Acts may = plan_.next.allowed(*now, viewer, is_host);
    if (plan_.joiners.has(player))
        may.push_back(Act::step_back);
    else if (!plan_.joiners.is_left_out(player) && !check_take_part(record_->about, now->state, player))
        may.push_back(Act::take_part);
    if (leaves_people_out(*now, player)) {
        may.push_back(Act::leave_out);
        if (!plan_.next.plan().left_out.empty() || !plan_.joiners.left_out().empty()) may.push_back(Act::bring_back);
    }
    for (const auto act : allowed_changes(situation(*now, player))) may.push_back(act);
    return may;
}

bool RoomCore::leaves_people_out(const NewestGame& now, PlayerId player) const {
    return record_->about.host == player && now.state.stage() != Stage::waiting && sees_newest(now, player);
}

bool RoomCore::sees_newest(const NewestGame& now, PlayerId player) const {
    return delay_.newest_seen_by(state(), player) == &now.state;
}

// What is hidden does not shorten the list of games.
protocol::server::Room RoomCore::seen_as(const RoomView& view, protocol::server::Room room) const {
    room = delay_.as_seen_by(view, std::move(room), games_);
    if (room.games.size() > max_listed_games) room.games.resize(max_listed_games);
    if (view.newest == record_->newest()) return room;
    room.host = host_for_those_at(view.newest);
    room.coming = coming_for_those_at(view.newest);
    return room;
}

// Null if there was nobody for whom this game is the newest.
const protocol::server::Room* RoomCore::told_to_those_at(int newest) const {
    const auto is_as_far = [newest](const auto& told) { return told.first.newest == newest; };
    const auto told = std::ranges::find_if(told_, is_as_far);
    return told == told_.end() ? nullptr : &told->second;
}

// The host is not hidden, unless the room is now that of somebody who plays only in a game that they do not know of.
std::optional<engine::Seat> RoomCore::host_for_those_at(int newest) const {
    const auto known = as_newest(newest);
    if (known && known->host) return known->host;
    const protocol::server::Room* told = told_to_those_at(newest);
    return told ? told->host : std::nullopt;
}

// Those who have a seat in the next game seem to be still coming.
std::vector<std::string> RoomCore::coming_for_those_at(int newest) const {
    const auto found = were_coming_.find(newest);
    std::vector<std::string> names = found == were_coming_.end() ? std::vector<std::string>() : found->second;
    for (const Joiner& joiner : plan_.joiners.list())
        if (delay_.newest_for(state(), joiner.player) <= newest) names.push_back(joiner.name);
    return names;
}

RoomView RoomCore::view_of(PlayerId player) const {
    return {delay_.games_for(state(), player), delay_.newest_for(state(), player), sees_watchers(player)};
}

}  // namespace crisscross::server

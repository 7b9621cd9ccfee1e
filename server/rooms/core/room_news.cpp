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
    tell_chat();
    const auto now = newest();
    if (now) plan_.joiners.note_present(here_.players(), now_);
    const protocol::server::Room room = room_now(now);
    std::map<RoomView, protocol::server::Room> seen_by;
    std::map<std::pair<RoomView, NextGame::Acts>, std::vector<Caller>> callers_of;
    for (auto& [connection, person] : here_.all()) {
        const RoomView view = view_of(person.caller.player);
        if (!seen_by.contains(view)) seen_by[view] = seen_as(view, room);
        const auto told = person.told_view ? told_.find(*std::exchange(person.told_view, view)) : told_.end();
        const bool is_news = told == told_.end() || told->second != seen_by[view];
        const bool is_behind = view.newest < room.newest && person.told_may;
        auto may = is_behind ? *person.told_may : may_now(now, person.caller.player);
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
    show_in_lobby(now);
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
    NextGame::Acts may = plan_.next.allowed(*now, now->state.seat_of(player));
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
    return record_->about.host == player && now.state.stage() != Stage::waiting &&
           delay_.newest_seen_by(state(), player) == &now.state;
}

protocol::server::Room RoomCore::seen_as(const RoomView& view, protocol::server::Room room) const {
    const auto is_as_far = [&view](const auto& told) { return told.first.newest == view.newest; };
    const auto told = std::ranges::find_if(told_, is_as_far);
    return delay_.as_seen_by(view, std::move(room), games_,
                             told == told_.end() ? protocol::server::Room{} : told->second);
}

RoomView RoomCore::view_of(PlayerId player) const {
    return {delay_.games_for(state(), player), delay_.newest_for(state(), player), sees_watchers(player)};
}

}  // namespace crisscross::server

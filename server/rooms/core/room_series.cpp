#include <algorithm>

#include "server/games/model/seating.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

std::vector<PlayerId> people_in(const GameState& state) {
    std::vector<PlayerId> people;
    for (const SeatHolder& holder : state.seats)
        if (!holder.computer && holder.player != 0) people.push_back(holder.player);
    return people;
}

}  // namespace

// Who has won how often is only in the store, so the room is read again when a game has ended.
void RoomCore::note_game(int number) {
    const GameRecord* game = games_.at(number).record();
    if (!record_ || !game) return;
    if (number == record_->newest()) {
        note_players(game->state);
        note_names(game->state);
    }
    note_beginning(number);
    note_under_way(number, game->state);
    if (games_.at(number).delayed_record()) changed_ = true;  // how far its watchers with a delay are
    const auto found = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    if (found == record_->games.end()) return;
    const std::string stage(engine::name_of(game->state.stage()));
    const auto names = names_in(game->state);
    if (found->stage == stage && found->names == names) return;
    const bool has_ended = found->stage != stage && game->state.stage() == Stage::over;
    found->stage = stage;
    found->names = names;
    changed_ = true;
    if (has_ended) load();
}

void RoomCore::note_under_way(int number, const GameState& state) {
    const auto before = record_->under_way;
    if (state.stage() == Stage::playing)
        record_->under_way[number] = people_in(state);
    else
        record_->under_way.erase(number);
    if (record_->under_way != before) changed_ = true;
}

void RoomCore::note_players(const GameState& newest) {
    std::vector<PlayerId> players = people_in(newest);
    if (players == record_->players) return;
    record_->players = std::move(players);
    changed_ = true;
}

// Nothing if nobody has it open.
std::optional<NewestGame> RoomCore::newest() const {
    const GameCore* game = record_ ? this->game(record_->newest()) : nullptr;
    if (!game || !game->record()) return std::nullopt;
    const GameState& state = game->record()->state;
    NewestGame made{.state = state, .present = std::vector<bool>(state.seats.size())};
    for (const auto& [connection, member] : members_)
        if (const auto seat = state.seat_of(member.caller.player))
            made.present[static_cast<std::size_t>(*seat)] = true;
    if (record_->about.host) made.host = state.seat_of(*record_->about.host);
    return made;
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
    room.coming = names_in(joiners_.list());
    room.left_out = names_in(joiners_.left_out());
    room.closed = closed_;
    if (!now) return room;
    room.next = next_.shown(*now);
    room.sitting_out = next_.sitting_out(now->state);
    for (std::string& name : next_.left_out(now->state)) room.left_out.push_back(std::move(name));
    room.host = now->host;
    room.kept = kept_now(about, now->state);
    if (about.host && sees_watchers(*about.host))
        for (WatcherHere& watcher : watchers_here())
            room.watchers.push_back({watcher.number, std::move(watcher.name)});
    return room;
}

NextGame::Acts RoomCore::may_now(const std::optional<NewestGame>& now, PlayerId player) const {
    if (!now || closed_) return {};
    using Act = protocol::server::RoomAct;
    NextGame::Acts may = next_.allowed(*now, now->state.seat_of(player));
    if (joiners_.has(player))
        may.push_back(Act::step_back);
    else if (!joiners_.is_left_out(player) && !check_take_part(record_->about, now->state, player))
        may.push_back(Act::take_part);
    if (leaves_people_out(*now, player)) {
        may.push_back(Act::leave_out);
        if (!next_.plan().left_out.empty() || !joiners_.left_out().empty()) may.push_back(Act::bring_back);
    }
    for (const auto act : allowed_changes(situation(*now, player))) may.push_back(act);
    return may;
}

bool RoomCore::leaves_people_out(const NewestGame& now, PlayerId player) const {
    return record_->about.host == player && now.state.stage() != Stage::waiting &&
           newest_seen_by(player) == &now.state;
}

RoomCore::RoomView RoomCore::view_of(PlayerId player) const {
    return {delayed_games_for(player), newest_for(player), sees_watchers(player)};
}

// Viewers with the same frame share one effect. Everybody hears only what is news to them.
void RoomCore::tell_room() {
    if (!changed_ || !record_) return;
    changed_ = false;
    note_names_with_delay();
    tell_chat();
    const auto now = newest();
    if (now) joiners_.keep_only(present());
    const protocol::server::Room room = room_now(now);
    std::map<RoomView, protocol::server::Room> seen_by;
    std::map<std::pair<RoomView, NextGame::Acts>, std::vector<Caller>> callers_of;
    for (auto& [connection, member] : members_) {
        const RoomView view = view_of(member.caller.player);
        if (!seen_by.contains(view)) seen_by[view] = as_seen_by(view, room);
        const auto told = member.told_view ? told_.find(*std::exchange(member.told_view, view)) : told_.end();
        const bool is_news = told == told_.end() || told->second != seen_by[view];
        const bool is_behind = view.newest < room.newest && member.told_may;
        auto may = is_behind ? *member.told_may : may_now(now, member.caller.player);
        if (!is_news && member.told_may == may) continue;
        callers_of[{view, may}].push_back(member.caller);
        member.told_may = std::move(may);
        member.told_view = view;
    }
    told_ = std::move(seen_by);
    for (auto& [view, callers] : callers_of) {
        protocol::server::Room seen = told_[view.first];
        seen.may = view.second;
        effects_.emplace_back(TellRoom{std::move(callers), std::move(seen)});
    }
    show_in_lobby(now);
}

}  // namespace crisscross::server

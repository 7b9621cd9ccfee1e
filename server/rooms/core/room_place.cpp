#include <algorithm>

#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

const Complaint newest_game_not_joined{"NOT_JOINED", "Join the newest game of the room first."};

Complaint removed_from(const std::string& room) {
    Complaint made{"REMOVED_FROM_ROOM", "The host has removed you from this room."};
    made.room = room;
    return made;
}

}  // namespace

bool RoomCore::has_seat_or_is_host(PlayerId player) const {
    const auto now = newest();
    return record_->about.host == player || record_->people.contains(player) || (now && now->state.seat_of(player));
}

// Beyond the most guests, somebody counts as let in while they are here.
bool RoomCore::was_let_in(PlayerId player) const {
    const auto is_here = [player](const auto& member) { return member.second.caller.player == player; };
    return guests_.contains(player) || std::ranges::any_of(members_, is_here);
}

std::optional<Complaint> RoomCore::check_enter(const Enter& enter) const {
    const PlayerId player = enter.caller.player;
    return server::check_enter(record_->about,
                               {player, has_seat_or_is_host(player), was_let_in(player), enter.shown_password});
}

void RoomCore::let_in(PlayerId player) {
    if (guests_.contains(player)) return;
    if (guests_.size() < max_guests) guests_.insert(player);
    effects_.emplace_back(LetIn{player});
}

// Maybe with one of several connections only.
void RoomCore::note_gone(std::set<PlayerId> people) {
    std::erase_if(people, [this](PlayerId player) { return was_let_in(player); });
    if (!people.empty()) effects_.emplace_back(NoLongerLetIn{std::move(people)});
}

// Those who are here stay; the others need the new password.
void RoomCore::forget_guests_who_have_gone() {
    std::set<PlayerId> gone = std::exchange(guests_, {});
    for (const PlayerId player : present())
        if (gone.erase(player) > 0) guests_.insert(player);
    effects_.emplace_back(NoLongerLetIn{std::move(gone)});
}

// A command that comes again is answered by the game.
std::optional<Complaint> RoomCore::check_seats(const ToGame& to_game) const {
    const auto* say = std::get_if<Say>(&to_game.request);
    const auto now = newest();
    if (!say || !now || to_game.game != record_->newest() || now->state.stage() != Stage::waiting)
        return std::nullopt;
    if (std::holds_alternative<protocol::client::AddComputer>(say->command))
        return check_seat_computer(record_->about, now->state);
    const auto* sit_down = std::get_if<protocol::client::TakeSeat>(&say->command);
    if (!sit_down || now->state.seat_of(say->caller.player)) return std::nullopt;
    return check_sit_down(record_->about, now->state, sit_down->name);
}

void RoomCore::handle(SayAsHost& say) {
    const protocol::RequestId& id = request_id(say.change);
    if (answer_again(say.caller, id)) return;  // even to a host whom the room has let go because it is closed
    if (!members_.contains(say.caller.connection)) return refuse(say.caller, id, newest_game_not_joined);
    if (!record_ || is_stale_) return load();
    if (closed_) return refuse(say.caller, id, room_closed());
    const auto now = newest();
    if (!now) return refuse(say.caller, id, newest_game_not_joined);
    auto about = change_room(situation(*now, say.caller.player), say.change, say.password_hash);
    if (!about) return refuse(say.caller, id, about.error());
    const bool closes = std::holds_alternative<protocol::client::CloseRoom>(say.change);
    effects_.emplace_back(StoreChange{*about, closes, CommandKey{say.caller.player, id}});
    pending_change_ = PendingChange{say.caller, say.change, *std::move(about)};
    awaited_ = OfRoom{};
}

// The request is finished, so it must not be looked at again.
void RoomCore::handle(RoomChanged&) {
    if (pending_plan_) {
        SayInRoom say = std::get<SayInRoom>(*std::exchange(current_, std::nullopt));
        return adopt_plan(say);
    }
    const PendingChange change = *std::exchange(pending_change_, std::nullopt);
    current_.reset();
    adopt(change);
    accept(change.caller, request_id(change.change));
}

void RoomCore::adopt(const PendingChange& change) {
    const AboutRoom before = std::exchange(record_->about, change.about);
    changed_ = true;
    if (before.password_hash != change.about.password_hash) forget_guests_who_have_gone();
    // Somebody who was removed has a seat only if the server ended before it could free it.
    const auto now = newest();
    for (const PlayerId player : change.about.removed)
        if (!before.removed.contains(player) || (now && now->state.seat_of(player)))
            let_go_of(player, removed_from(code_));
    if (before.watching != change.about.watching) tell_games_who_watches();
    if (before.next != change.about.next) next_ = NextGame::after(record_->newest(), change.about.next);
    if (Close close; std::holds_alternative<protocol::client::CloseRoom>(change.change)) handle(close);
}

// The server may have ended after it had stored that the host removed somebody, and before it freed their seat.
void RoomCore::unseat_removed() {
    const auto is_seated = [this](PlayerId player) {
        return std::ranges::find(record_->players, player) != record_->players.end();
    };
    if (record_->games.front().stage != engine::name_of(Stage::waiting)) return;
    for (const PlayerId player : record_->about.removed)
        if (is_seated(player)) let_go_of(player, removed_from(code_));
}

void RoomCore::tell_games_who_watches() {
    for (const auto& [number, game] : games_) todo_.emplace_back(number, ChangeWatching{record_->about.watching});
}

void RoomCore::let_go_of(PlayerId player, const Complaint& why) {
    std::vector<Caller> gone;
    for (const auto& [connection, member] : members_)
        if (member.caller.player == player) gone.push_back(member.caller);
    for (const Caller& caller : gone) {
        effects_.emplace_back(Reply{caller, error_message(std::nullopt, why)});
        let_go(caller.connection);
    }
    if (guests_.erase(player) > 0) effects_.emplace_back(NoLongerLetIn{{player}});
    add_work(record_->newest(), Unseat{player});
}

std::vector<PlayerId> RoomCore::present() const {
    std::vector<PlayerId> players;
    for (const auto& [connection, member] : members_) players.push_back(member.caller.player);
    return players;
}

// Of a closed room only that remains, for those who had a seat in it.
bool RoomCore::may_review(PlayerId player, int number) const {
    return record_->over.contains(number) && record_->people.contains(player);
}

void RoomCore::show_in_lobby(const std::optional<NewestGame>& now) {
    std::optional<protocol::server::PublicRoom> shown;
    const AboutRoom& about = record_->about;
    if (now && about.entry == protocol::RoomEntry::everybody && !about.locked && !closed_ && !members_.empty()) {
        const auto& newest = *listed(newest_with_delay());
        shown.emplace();
        shown->room = code_;
        shown->name = about.name;
        shown->system = newest.system;
        shown->stage = newest.stage;
        shown->names = names_with_delay(newest);
        shown->seats = now->state.rules.ruleset().most_seats;
        shown->watched = about.watching.allowed;
    }
    if (shown == shown_) return;
    shown_ = shown;
    effects_.emplace_back(ShowInLobby{std::move(shown)});
}

}  // namespace crisscross::server

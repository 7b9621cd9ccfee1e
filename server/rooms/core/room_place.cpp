#include <algorithm>

#include "server/games/model/game_checks.hpp"
#include "server/games/model/stand_ins.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

const Complaint newest_game_not_joined{"NOT_JOINED", "Join the newest game of the room first."};

Complaint removed_from(const std::string& room) {
    Complaint made = removed_from_room();
    made.room = room;
    return made;
}

}  // namespace

std::optional<Complaint> RoomCore::check_may_enter(const Enter& enter) const {
    const PlayerId player = enter.caller.player;
    const bool is_member = record_->about.host == player || record_->people.contains(player) ||
                           games_.has_seat(record_->newest(), player);
    return check_enter(record_->about, {.player = player,
                                        .is_member = is_member,
                                        .was_let_in = here_.was_let_in(player),
                                        .is_joiner = plan_.joiners.knows(player),
                                        .shown_password = enter.shown_password});
}

// Somebody may have left with only one of their connections; then they are still here.
void RoomCore::note_gone(std::set<PlayerId> people) {
    std::erase_if(people, [this](PlayerId player) { return here_.was_let_in(player); });
    if (!people.empty()) effects_.emplace_back(NoLongerLetIn{std::move(people)});
}

// A command that comes again is answered by the game.
std::optional<Complaint> RoomCore::check_seats(const ToGame& to_game) const {
    const auto* say = std::get_if<Say>(&to_game.request);
    if (!say || !newest_waits() || to_game.game != record_->newest()) return std::nullopt;
    const auto now = newest();
    const CommandKey key{say->caller.player, request_id(say->command)};
    if (games_.record(to_game.game)->receipts.contains(key)) return std::nullopt;
    if (std::holds_alternative<protocol::client::AddComputer>(say->command))
        return check_seat_computer(record_->about, now->state);
    const auto* sit_down = std::get_if<protocol::client::TakeSeat>(&say->command);
    if (!sit_down || now->state.seat_of(say->caller.player)) return std::nullopt;
    return check_sit_down(record_->about, now->state, sit_down->name);
}

// Somebody who plays another game of the room is not away, either. What the game refuses anyway, or answers again, is
// left to it.
std::optional<Complaint> RoomCore::check_absent(const ToGame& to_game) const {
    const auto* say = std::get_if<Say>(&to_game.request);
    const auto* wanted = say ? std::get_if<protocol::client::AddStandIn>(&say->command) : nullptr;
    const GameRecord* game = games_.record(to_game.game);
    if (!wanted || !game || game->receipts.contains({say->caller.player, wanted->id})) return std::nullopt;
    const engine::Viewer by = game->state.seat_of(say->caller.player);
    if (by == wanted->seat || check_add_stand_in(game->state, by, wanted->seat)) return std::nullopt;
    const PlayerId player = game->state.seats[engine::index_of(wanted->seat)].player;
    if (here_.callers_of(player).empty()) return std::nullopt;
    return player_connected();
}

void RoomCore::handle(SayAsHost& say) {
    const protocol::RequestId& id = request_id(say.change);
    if (answer_again(say.caller, id)) return;  // even to a host whom the room has let go because it is closed
    if (!here_.has(say.caller.connection)) return refuse(say.caller, id, newest_game_not_joined);
    if (!record_ || is_stale_) return load();
    if (closed_) return refuse(say.caller, id, room_closed());
    const auto now = as_newest(delay_.newest_for(state(), say.caller.player));
    if (!now) return refuse(say.caller, id, newest_game_not_joined);
    auto about = change_room(situation(*now, say.caller.player), say.change, say.password_hash);
    if (!about) return refuse(say.caller, id, about.error());
    const bool closes = std::holds_alternative<protocol::client::CloseRoom>(say.change);
    const auto lines_of = writer_removed_by(say.change);
    const bool removes = about->removed != record_->about.removed;
    await(StoreChange{*about, closes, CommandKey{say.caller.player, id}, lines_of, removes});
    pending_ = PendingChange{say.caller, say.change, *std::move(about), lines_of.has_value()};
}

// Whose lines the change deletes.
std::optional<PlayerId> RoomCore::writer_removed_by(const protocol::RoomChange& change) const {
    const auto* removal = std::get_if<protocol::client::RemoveWatcher>(&change);
    if (!removal || !removal->lines) return std::nullopt;
    for (const WatcherHere& watcher : watchers_here())
        if (watcher.number == removal->watcher) return watcher.player;
    return std::nullopt;
}

void RoomCore::adopt(const PendingChange& change) {
    const AboutRoom before = std::exchange(record_->about, change.about);
    changed_ = true;
    if (before.removed != change.about.removed) is_stale_ = true;  // which games they may still review
    if (before.password_hash != change.about.password_hash) let_in_only_who_is_here();
    for (const PlayerId player : change.about.removed)
        if (!before.removed.contains(player) || still_has_seat(player)) let_go_of(player, removed_from(code_));
    if (change.deletes_lines) tell_chat_again();
    games_.change_watching(change.about.watching);
    if (before.next != change.about.next) plan_.next = NextGame::after(record_->newest(), change.about.next);
    if (std::holds_alternative<protocol::client::CloseRoom>(change.change)) close_for_good();
}

// After a new password, only those who are in the room count as let in.
void RoomCore::let_in_only_who_is_here() {
    effects_.emplace_back(NoLongerLetIn{here_.forget_absent()});
}

// Before the start, somebody who was removed has a seat only if the server ended before it could free it.
bool RoomCore::still_has_seat(PlayerId removed) const {
    const auto now = newest();
    return now && now->state.stage() == Stage::waiting && now->state.seat_of(removed);
}

// The host may have removed somebody while the room missed the store's answer, or the server may have ended before it
// freed the seat.
void RoomCore::let_go_of_removed() {
    const bool is_waiting = record_->games.front().stage == engine::name_of(Stage::waiting);
    for (const PlayerId player : record_->about.removed)
        if (is_among(here_.players(), player) || (is_waiting && is_among(record_->players, player)))
            let_go_of(player, removed_from(code_));
}

void RoomCore::let_go_of(PlayerId player, const Complaint& why) {
    plan_.joiners.remove(player);
    for (const Caller& caller : here_.callers_of(player)) {
        effects_.emplace_back(Reply{caller, error_message(std::nullopt, why)});
        let_go(caller.connection);
    }
    if (here_.no_longer_let_in(player)) effects_.emplace_back(NoLongerLetIn{{player}});
    games_.add_work(record_->newest(), Unseat{player});
}

// A closed room can only be reviewed, by its host and by those who had a seat in it.
bool RoomCore::may_review(PlayerId player, int number) const {
    const bool is_member = record_->about.host == player || record_->people.contains(player);
    return record_->over.contains(number) && is_member;
}

// Those whom the host has removed keep the games that they have played, and see nothing else of the room.
bool RoomCore::was_removed_after(int game, PlayerId player) const {
    const auto found = record_->former.find(player);
    return found != record_->former.end() && found->second.contains(game);
}

// The room stays in the lobby whether its people have opened the newest game that strangers know of or the one after
// it.
void RoomCore::show_in_lobby() {
    std::optional<protocol::server::PublicRoom> shown;
    const AboutRoom& about = record_->about;
    const int known = delay_.newest(state());
    const GameRecord* game = games_.record(games_.record(known) ? known : record_->newest());
    if (game && about.entry == protocol::RoomEntry::everybody && !about.locked && !closed_ &&
        !here_.players().empty()) {
        const auto& newest = *record_->find(known);
        shown.emplace();
        shown->room = code_;
        shown->name = about.name;
        shown->system = newest.system;
        shown->stage = newest.stage;
        shown->names = delay_.known_names(newest);
        shown->seats = game->state.rules.ruleset().most_seats;
        shown->watched = about.watching.allowed;
    }
    if (shown == shown_) return;
    shown_ = shown;
    effects_.emplace_back(ShowInLobby{std::move(shown)});
}

}  // namespace crisscross::server
